import { useMemo, type ReactNode } from 'react';
import type { SiteData } from '../../model';
import { DEFAULT_LANGUAGE, LocaleProvider, PageLanguageContext } from '../locale';
import { useRouterState } from '../navigation';

/** The texts of the interface: in the language of the page's address, else in the reader's. */
export function InLanguage({ site, children }: { site: SiteData; children: ReactNode }) {
  const { page, local } = useRouterState();
  const content = page?.meta.language ?? DEFAULT_LANGUAGE;
  const address = local?.locale ?? DEFAULT_LANGUAGE;
  const language = useMemo(() => ({ content, address }), [content, address]);
  return (
    <LocaleProvider locales={site.languages} own={local}>
      <PageLanguageContext value={language}>{children}</PageLanguageContext>
    </LocaleProvider>
  );
}
