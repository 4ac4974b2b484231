import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '../../model';
import { createLocaleStore } from './create-locale-store';
import type { Bundle } from './default-bundle';
import { LocaleContext } from './locale-context';

interface LocaleProviderProps {
  /** Languages that may be chosen beside the default one. */
  locales: Locale[];
  /**
   * What comes before the reader's choice: texts in the language of the page, or a language for this render alone, which is neither
   * remembered nor, where unknown, heeded.
   */
  own?: string | Bundle | undefined;
  children: ReactNode;
}

/**
 * Gives the chrome its texts: first those of the page, as the server rendered it, the reader's own as soon as they are there.
 * Its context does not change with the language: that would make React hydrate at once whatever still waits its turn.
 */
export function LocaleProvider({ locales, own, children }: LocaleProviderProps) {
  const [store] = useState(() => createLocaleStore(typeof own === 'object' ? own : undefined));

  // Before the paint: a page is never seen with the texts of another language.
  useLayoutEffect(
    () =>
      store.follow(
        locales.map((locale) => locale.id),
        own,
      ),
    [store, locales, own],
  );

  const context = useMemo(() => ({ store, locales }), [store, locales]);
  return <LocaleContext value={context}>{children}</LocaleContext>;
}
