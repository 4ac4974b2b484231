import { hasTranslations, tags } from 'virtual:languages';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { never } from 'live-playground/ui';
import type { PageModule, SiteData } from '../../model';
import { storeLocale } from '../locale';

/** What stands for a note whose script doesn't come: the page is as good without it. */
export const withoutNote = () => ({ default: () => null });

const TranslationNote = lazy(() => import('./translation-note').catch(withoutNote));

/** What is said of a page that isn't in the reader's language. Only those who read another one than the default one load it. */
export function PageNote({ site, page }: { site: SiteData; page: PageModule }) {
  const wantsAnother = useSyncExternalStore(never, readsAnother, () => false);
  if (page.Note) return <page.Note />;
  if (!hasTranslations || page.local || !wantsAnother) return null;
  return (
    <Suspense>
      <TranslationNote path={page.meta.path} languages={site.languages} />
    </Suspense>
  );
}

const readsAnother = () => !tags.test(storeLocale().read() ?? navigator.language);
