import { useMemo, type ReactNode } from 'react';
import { localeAt, type SiteData } from '../../model';
import { LocaleProvider, PageLanguageContext } from '../locale';
import { useRouterState } from '../navigation';

/** The texts of the interface: in the language of the page's address, else in the reader's. */
export function InLanguage({ site, children }: { site: SiteData; children: ReactNode }) {
  const { page, location } = useRouterState();
  const address = localeAt(location.path, site.languages)?.id;
  const content = page?.meta.language ?? 'en';
  const language = useMemo(() => ({ content, address: address ?? 'en' }), [content, address]);
  return (
    <LocaleProvider locales={site.languages} own={page?.texts ?? address}>
      <PageLanguageContext value={language}>{children}</PageLanguageContext>
    </LocaleProvider>
  );
}
