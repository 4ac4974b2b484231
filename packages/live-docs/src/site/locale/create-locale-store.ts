import { LANGUAGE_ATTRIBUTE } from '../../model';
import { createLatest } from 'live-playground/loading';
import { createListeners, createStored, toError, whenIdle } from 'live-playground/ui';
import { ENGLISH, loadBundle, type Bundle } from './load-bundle';

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
   * @param known tags that may be chosen beside English.
   * @param own what the page or this render asks for, before the remembered choice: a tag, or the texts themselves.
   */
  follow: (known: string[], own?: string | Bundle) => () => void;
}

/** Makes the store. @param initial the texts until `follow` says otherwise. */
export function createLocaleStore(initial: Bundle = ENGLISH): LocaleStore {
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
        const wanted = pickLocale([own, chosen.read()], known);
        if (wanted === bundle.locale && !problem) return showTexts();
        try {
          const next = await loadBundle(wanted, { signal });
          if (signal.aborted) return;
          show(next);
          // Parts that React hydrates later are in English until then.
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

/** The first candidate that is known. English, which needs no listing, where none is. */
export function pickLocale(candidates: (string | null | undefined)[], known: string[]): string {
  const choices = [ENGLISH.locale, ...known];
  for (const candidate of candidates) {
    const found = candidate && lookUp(candidate, choices);
    if (found) return found;
  }
  return ENGLISH.locale;
}

/** Takes `en-US` for `en`, in any case (RFC 4647, 3.4: https://www.rfc-editor.org/rfc/rfc4647#section-3.4). */
function lookUp(tag: string, choices: string[]): string | undefined {
  const parts = tag.toLowerCase().split('-');
  while (parts.length > 0) {
    const found = choices.find((choice) => choice.toLowerCase() === parts.join('-'));
    if (found) return found;
    parts.pop();
  }
  return undefined;
}

/** Starts to fetch the remembered language's texts, ahead of the first render. */
export function preloadLocale(): void {
  const stored = storeLocale().read();
  if (stored) loadBundle(stored, { stay: true }).catch(() => undefined);
}
