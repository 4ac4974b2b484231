import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '../../model';
import { createLocaleStore } from './create-locale-store';
import { LocaleContext } from './locale-context';

interface LocaleProviderProps {
  /** Languages that may be chosen beside English. */
  locales: Locale[];
  /** A language for this render alone, neither remembered nor, where unknown, heeded. */
  initial?: string;
  children: ReactNode;
}

/**
 * Gives the chrome its texts: English first, as the server rendered it, the reader's own as soon as it is there.
 * Its context does not change with the language: that would make React hydrate at once whatever still waits its turn.
 */
export function LocaleProvider({ locales, initial, children }: LocaleProviderProps) {
  const [store] = useState(createLocaleStore);

  useEffect(
    () =>
      store.follow(
        locales.map((locale) => locale.id),
        initial,
      ),
    [store, locales, initial],
  );

  const context = useMemo(() => ({ store, locales }), [store, locales]);
  return <LocaleContext value={context}>{children}</LocaleContext>;
}
