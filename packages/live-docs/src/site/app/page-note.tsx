import { lazy, Suspense } from 'react';
import type { PageModule, SiteData } from '../../model';
import { useLocale } from '../locale';

const TranslationNote = lazy(() => import('./translation-note'));

/** What is said above a page that isn't in the reader's language. Only they load it. */
export function PageNote({ site, page }: { site: SiteData; page: PageModule }) {
  const { locale } = useLocale();
  const chosen = page.texts ? undefined : site.languages.find(({ id, base }) => id === locale && base !== undefined);
  if (page.Note) return <page.Note />;
  if (!chosen) return null;
  return (
    <Suspense>
      <TranslationNote path={page.meta.path} locale={chosen} />
    </Suspense>
  );
}
