import { use, useCallback, useSyncExternalStore } from 'react';
import { never } from 'live-playground/ui';
import type { TextKey } from './en-us';
import { DEFAULT, type Bundle } from './default-bundle';
import { LocaleContext } from './locale-context';

const byDefault = () => DEFAULT;

/** The texts in use. */
export function useBundle(): Bundle {
  const store = use(LocaleContext)?.store;
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? byDefault, store?.prerendered ?? byDefault);
}

/** A function that says a text of the chrome in the reader's language, `{name}` replaced by `values.name`. */
export function useText(): (key: TextKey, values?: Record<string, string>) => string {
  const { texts } = useBundle();
  return useCallback((key, values) => fillText(texts[key] ?? DEFAULT.texts[key]!, values), [texts]);
}

/** A function that names a navigation entry or a group in the reader's language, its own title as fallback. */
export function useLabel(): (kind: 'nav' | 'group', title: string) => string {
  const { texts } = useBundle();
  return useCallback((kind, title) => texts[`${kind}.${title}`] ?? title, [texts]);
}

/** Puts values into a text. A name without a value stays as it is. */
export function fillText(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
