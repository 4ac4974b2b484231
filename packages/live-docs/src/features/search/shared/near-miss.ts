import { fold } from './fold';
import type { PreparedPage, Vocabulary } from './search-data';

const TITLE_WORTH = 10;
/** Characters that a keyword and its near miss have at least: of shorter words, everything is a near miss of everything. */
const LEAST = 4;
/** Characters from which the start of a word will do: the start of a short one is hardly ever what was meant. */
const LEAST_OF_START = 5;
/** Characters from which two slips are forgiven. */
const LEAST_OF_TWO = 8;
/** Words that are offered where nothing was found. */
const MOST_SUGGESTIONS = 3;

/** The words of all pages; identifiers also by their parts. */
export function collectWords(pages: PreparedPage[]): Vocabulary {
  const words: Vocabulary = new Map();
  const add = (text: string, worth: number) => {
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      for (const part of new Set([word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)])) {
        const folded = fold(part);
        words.set(folded, (words.get(folded) ?? 0) + worth);
      }
    }
  };
  for (const { whole, own, parts } of pages) {
    add(whole.shown, TITLE_WORTH);
    for (const { type, shown, names, texts } of [...own, ...parts]) {
      if (type !== 'demo') add(shown, TITLE_WORTH);
      for (const text of [...names, ...texts.map((text) => text.shown)]) add(text, 1);
    }
  }
  return words;
}

/**
 * The word, or the start of one, that a keyword which matches nothing was probably meant to be: the nearest, of equally
 * near ones a whole word, of these the weightiest. The first letter is right in most slips of the hand: a word with another
 * one is another word, unless the first two are swapped.
 * @param keyword folded.
 */
export function findNearMiss(keyword: string, vocabulary: Vocabulary): string | undefined {
  if (keyword.length < LEAST || !/^[\p{L}\p{N}]+$/u.test(keyword)) return undefined;
  // Letters swapped, missing, doubled or wrong.
  const most = keyword.length < LEAST_OF_TWO ? 1 : 2;
  let best: { text: string; slips: number; whole: boolean; worth: number } | undefined;
  for (const [word, worth] of vocabulary) {
    if (word.length < keyword.length - most || !startsAlike(keyword, word)) continue;
    const near = countSlips(keyword, word, best?.slips ?? most);
    if (!near || near.length < LEAST) continue;
    const whole = near.length === word.length;
    if (!whole && keyword.length < LEAST_OF_START) continue;
    const found = { text: word.slice(0, near.length), slips: near.slips, whole, worth };
    const order = best && (found.slips - best.slips || Number(best.whole) - Number(whole) || best.worth - worth);
    if (order === undefined || order < 0) best = found;
  }
  return best?.text;
}

const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/**
 * The least number of slips between a keyword and a start of a word, and how long that start is. Distances are counted row
 * by row (optimal string alignment); a row that is beyond `most` throughout ends it.
 */
function countSlips(keyword: string, word: string, most: number): { slips: number; length: number } | undefined {
  const width = Math.min(word.length, keyword.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= keyword.length; row++) {
    const current = [row];
    for (let column = 1; column <= width; column++) {
      const same = keyword[row - 1] === word[column - 1];
      const swapped = keyword[row - 1] === word[column - 2] && keyword[row - 2] === word[column - 1];
      current[column] = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
        row > 1 && column > 1 && swapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return undefined;
    [before, above] = [above, current];
  }
  const slips = Math.min(...above);
  // The whole word, else the start that is as long as the keyword, or nearest to it.
  if (word.length <= width && above[word.length] === slips) return { slips, length: word.length };
  const lengths = [...above.keys()].filter((length) => above[length] === slips);
  const off = (length: number) => Math.abs(length - keyword.length);
  return { slips, length: lengths.reduce((nearest, length) => (off(length) <= off(nearest) ? length : nearest)) };
}

/** Words of the site that start as words which are nowhere do, by half of their letters, the longest start first. */
export function suggest(vocabulary: Vocabulary, keywords: string[]): string[] {
  const rated = keywords.flatMap((text) =>
    [...vocabulary].flatMap(([word, worth]) => {
      const shared = sharedStart(text, word);
      return shared >= 3 && 2 * shared >= text.length ? [{ word, shared, worth }] : [];
    }),
  );
  rated.sort((a, b) => b.shared - a.shared || b.worth - a.worth);
  return [...new Set(rated.map(({ word }) => word))].slice(0, MOST_SUGGESTIONS);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
