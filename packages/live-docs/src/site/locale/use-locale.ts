import { use } from 'react';
import type { Locale } from '../../model';
import { LocaleContext } from './locale-context';
import { useBundle } from './use-text';

interface LocaleState {
  /** Tag of the language that the chrome is in. */
  locale: string;
  /** Languages beside English. */
  locales: Locale[];
  /** Switches the chrome and remembers it. */
  choose: (locale: string) => void;
}

/** The chrome's language and the choice of others. */
export function useLocale(): LocaleState {
  const context = use(LocaleContext);
  if (!context) throw new Error('useLocale: expected a LocaleProvider above');
  const { locale } = useBundle();
  return { locale, locales: context.locales, choose: context.store.choose };
}
