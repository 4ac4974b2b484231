import {
  createContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
  use,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { LANGUAGE_ATTRIBUTE, type Locale } from '../../model';
import { createLatest, createListeners, fillText, toError, whenIdle, never } from 'live-playground/internal';
import { load, type Wait } from '../loading';
import { DEFAULT, DEFAULT_LANGUAGE, storeLocale, type Bundle } from './default-bundle';
import type { TextKey } from './en-us';

type LocaleStore = ReturnType<typeof createLocaleStore>;

/** The texts in use, and the way to choose others. @param initial the texts until `follow` says otherwise. */
function createLocaleStore(initial: Bundle = DEFAULT) {
  const chosen = storeLocale();
  const { subscribe, notify } = createListeners();
  const choices = createLatest();
  let bundle = initial;
  let problem: Error | undefined;

  const show = (next: Bundle, error?: Error) => {
    bundle = next;
    problem = error;
    document.documentElement.lang = next.locale;
    notify();
  };

  return {
    read: () => bundle,
    /** The texts that the document was prerendered with. */
    prerendered: () => initial,
    /** Switches the chrome to a language and remembers it. */
    choose: chosen.write,
    /** What kept the chosen texts from loading. */
    problem: () => problem,
    /** Loads them again. */
    retry: () => void chosen.write(chosen.read()),
    subscribe,
    /**
     * Follows the reader's choice from here on. Returns the way out.
     * @param known tags that may be chosen beside the default one.
     * @param own what the page or this render asks for, before the remembered choice: a tag, or the texts themselves.
     */
    follow(known: string[], own?: string | Bundle): () => void {
      if (typeof own === 'object') {
        choices.cancel();
        if (own !== bundle || problem) show(own);
        return () => {};
      }
      const update = async () => {
        const signal = choices.begin();
        try {
          const next = await findBundle([own, chosen.read()], known, { signal });
          if (signal.aborted) return;
          if (next.locale !== bundle.locale || problem) show(next);
          // Parts that React hydrates later are in the page's language until then.
          whenIdle(showTexts);
        } catch (error) {
          if (signal.aborted) return;
          show(bundle, toError(error));
          showTexts();
        }
      };
      void update();
      const unsubscribe = chosen.subscribe(() => void update());
      return () => {
        choices.cancel();
        unsubscribe();
      };
    },
  };
}

/** Shows the texts, which the head's script hides from a reader of another language until they are in it. */
const showTexts = () => document.documentElement.removeAttribute(LANGUAGE_ATTRIBUTE);

/**
 * The texts of the first tag that is known, else those in the default language. What there is to know of other languages is loaded for those who
 * ask for one.
 */
async function findBundle(
  tags: readonly (string | null | undefined)[],
  known: readonly string[],
  wait: Wait,
): Promise<Bundle> {
  if ((tags.find(Boolean) ?? DEFAULT_LANGUAGE) === DEFAULT_LANGUAGE) return DEFAULT;
  const { loadBundle, pickLocale } = await load('other languages', () => import('./other-languages'), wait);
  return loadBundle(pickLocale(tags, known), wait);
}

/** Starts to fetch the remembered language's texts, ahead of the first render. */
export function preloadLocale(): void {
  const stored = storeLocale().read();
  if (stored) findBundle([stored], [stored], { stay: true }).catch(() => undefined);
}

/** What the hooks read. Null outside a provider, where the chrome is in the default language. */
const LocaleContext = createContext<{ store: LocaleStore; locales: Locale[] } | null>(null);

/** Languages of the page that is shown, as tags: that of its content, and that of its address, which lists of pages are in. */
interface PageLanguage {
  content: string;
  address: string;
}

/** What elements with texts of pages name as their language. */
export const PageLanguageContext = createContext<PageLanguage>({
  content: DEFAULT_LANGUAGE,
  address: DEFAULT_LANGUAGE,
});

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
