import { LANGUAGE_ATTRIBUTE } from '../../model';
import { createLatest } from 'live-playground/loading';
import { createListeners, createStored, toError, whenIdle } from 'live-playground/ui';
import { load, type Wait } from '../loading';
import { DEFAULT, DEFAULT_LANGUAGE, type Bundle } from './default-bundle';

/** Where the choice is kept: a BCP 47 tag. */
export const storeLocale = () =>
  createStored<string | null>({ name: 'locale', parse: (tag) => tag, print: (tag) => tag });

/** The texts in use, and the way to choose others. */
export interface LocaleStore {
  read: () => Bundle;
  subscribe: (listener: () => void) => () => void;
  /** Switches the chrome to a language and remembers it. */
  choose: (locale: string) => void;
  /** What kept the chosen texts from loading. */
  problem: () => Error | undefined;
  /** Loads them again. */
  retry: () => void;
  /** The texts that the document was prerendered with. */
  prerendered: () => Bundle;
  /**
   * Follows the reader's choice from here on. Returns the way out.
   * @param known tags that may be chosen beside the default one.
   * @param own what the page or this render asks for, before the remembered choice: a tag, or the texts themselves.
   */
  follow: (known: string[], own?: string | Bundle) => () => void;
}

/** Makes the store. @param initial the texts until `follow` says otherwise. */
export function createLocaleStore(initial: Bundle = DEFAULT): LocaleStore {
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
    prerendered: () => initial,
    choose: chosen.write,
    problem: () => problem,
    retry: () => void chosen.write(chosen.read()),
    subscribe,
    follow(known, own) {
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
  const { loadFirstBundle } = await load('other languages', () => import('./load-first-bundle'), wait);
  return loadFirstBundle(tags, known, wait);
}

/** Starts to fetch the remembered language's texts, ahead of the first render. */
export function preloadLocale(): void {
  const stored = storeLocale().read();
  if (stored) findBundle([stored], [stored], { stay: true }).catch(() => undefined);
}
