import { holds, type Keyword } from './keyword';
import type { PreparedText } from './prepare-search';

/**
 * The text that adds most to a title: that holds the most keywords which the title does not. Of equal ones, the one with
 * the most keywords at all, then the first that starts with one.
 * @param least keywords that it holds at least; with 0, the first text will do if none holds any.
 */
export function bestText(title: string, texts: PreparedText[], words: Keyword[], least = 0): PreparedText | undefined {
  const added = without(words, title);
  const rate = (text: string) => {
    const held = count(words, text);
    if (held === 0) return 0;
    const starts = words.some(({ forms }) => forms.some((form) => text.startsWith(form))) ? 1 : 0;
    return (count(added, text) * (words.length + 1) + held) * 2 + starts;
  };
  let best = least === 0 ? texts[0] : undefined;
  let most = 0;
  for (const text of texts) {
    const worth = rate(text.folded);
    if (worth > most) [best, most] = [text, worth];
  }
  return best;
}

/** The texts that can be shown: sentences, or code where there is nothing else. */
export function visible(texts: PreparedText[]): PreparedText[] {
  const shown = texts.filter((text) => text.shown);
  const sentences = shown.filter((text) => !CODE.test(text.shown));
  return sentences.length > 0 ? sentences : shown;
}

/** What a code block begins with, or has and a sentence hardly ever does. */
const CODE = /^(import|const|let|function|export|npm|npx|@media)\s|^[.#:@][\w-]+.*\{|=> |<\/|\/>|[;{}]$/;

export const holdsAll = (text: string, words: Keyword[]): boolean => words.every((word) => holds(text, word));

/** The words that a text does not hold. */
const without = (words: Keyword[], text: string) => words.filter((word) => !holds(text, word));

/** How many of the words a text holds. */
const count = (words: Keyword[], text: string) => words.filter((word) => holds(text, word)).length;
