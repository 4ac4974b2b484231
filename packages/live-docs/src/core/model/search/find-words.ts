import { foldInPlace, type FoldedText } from './fold';

/** From where to where a word is in a text. */
export type WordRange = [start: number, end: number];

/**
 * Where words are in a text, in order, those that touch or overlap joined. What is in the middle of another word counts only
 * if the word is nowhere else, and then from the other's start: no mark begins within a word.
 * @param words folded.
 */
export function findWords(text: string, words: string[]): WordRange[] {
  const folded = foldInPlace(text);
  const found = words.filter(Boolean).flatMap((word) => findWord(text, folded, word));
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ranges: WordRange[] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

function findWord(text: string, { folded, startOf, endOf }: FoldedText, word: string): WordRange[] {
  const found: WordRange[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    found.push([startOf(at), endOf(at + word.length - 1)]);
  const whole = found.filter(([start]) => isWordStart(text, start));
  if (whole.length > 0) return whole;
  const ranges: WordRange[] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = end;
    else ranges.push([wordStart(text, start, last?.[1] ?? 0), end]);
  }
  return ranges;
}

/** True where a word begins: behind what is no letter or number, at a capital behind a small letter, at a Chinese character. */
function isWordStart(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  if (!/[\p{L}\p{N}]$/u.test(before)) return true;
  const here = text.slice(at, at + 2);
  return isIdeograph(here) || isIdeograph(before.slice(-1)) || (/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(here));
}

/** Scripts that put no space between words. */
const isIdeograph = (text: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Where the word begins that a place is in. @param least where to stop looking. */
function wordStart(text: string, at: number, least: number): number {
  let start = at;
  while (start > least && !isWordStart(text, start)) start--;
  return start;
}
