import { hasTranslations } from 'virtual:languages';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { never } from 'live-playground/ui';
import type { PageModule, SiteData } from '../../model';
import { useLocale } from '../locale';

const TranslationNote = lazy(() => import('./translation-note'));

/** What is said of a page that isn't in the reader's language. Only those who read another one than English load it. */
export function PageNote({ site, page }: { site: SiteData; page: PageModule }) {
  const { locale } = useLocale();
  const isEnglish = useSyncExternalStore(never, hasEnglishBrowser, () => true);
  if (page.Note) return <page.Note />;
  if (!hasTranslations || page.local || (isEnglish && locale === 'en')) return null;
  return (
    <Suspense>
      <TranslationNote path={page.meta.path} languages={site.languages} />
    </Suspense>
  );
}

const hasEnglishBrowser = () => /^en\b/i.test(navigator.language);
