import { use, useSyncExternalStore } from 'react';
import type { Locale } from '../../model';
import { LocaleContext } from './locale-context';
import { useBundle } from './use-text';

interface LocaleState {
  /** Tag of the language that the chrome is in. */
  locale: string;
  /** Languages beside the default one. */
  locales: Locale[];
  /** Switches the chrome and remembers it. */
  choose: (locale: string) => void;
}

/** The chrome's language and the choice of others. */
export function useLocale(): LocaleState {
  const context = useContextOf('useLocale');
  const { locale } = useBundle();
  return { locale, locales: context.locales, choose: context.store.choose };
}

/** BCP 47 tag of the language that the interface is shown in. */
export const useLanguage = (): string => useLocale().locale;

/** What kept the chosen language from loading, and how to try again. */
export function useLocaleProblem(): [problem: Error | undefined, retry: () => void] {
  const { store } = useContextOf('useLocaleProblem');
  return [useSyncExternalStore(store.subscribe, store.problem, () => undefined), store.retry];
}

function useContextOf(hook: string) {
  const context = use(LocaleContext);
  if (!context) throw new Error(`${hook}: expected a LocaleProvider above`);
  return context;
}
