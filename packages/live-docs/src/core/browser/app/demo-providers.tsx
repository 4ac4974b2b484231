import site from 'virtual:site';
import type { ReactNode } from 'react';
import type { Resources } from 'live-playground/internal';
import { ColorModeProvider } from '../color-mode/color-mode';
import { ResourcesContext } from '../loading';
import { LocaleProvider } from '../locale';

interface DemoProvidersProps {
  resources: Resources;
  /** The language that the address asks for. */
  locale?: string | null;
  children: ReactNode;
}

/** The providers of a demo on its own page: those of every page. */
export function DemoProviders({ resources, locale, children }: DemoProvidersProps) {
  return (
    <ResourcesContext value={resources}>
      <ColorModeProvider>
        <LocaleProvider locales={site.languages} own={locale ?? undefined}>
          {children}
        </LocaleProvider>
      </ColorModeProvider>
    </ResourcesContext>
  );
}
