import { foldInPlace, UNSPACED, type FoldedText } from './fold';
import type { HighlightText } from './search-result';

/** Characters of a text that are kept before its first highlight. */
export const HIGHLIGHT_LEAD = 20;

/** The parts of a text, the keywords in it highlighted as `findWords` finds them. Put together they are the text. */
export function highlightText(text: string, keywords: string[]): HighlightText[] {
  const ranges = findWords(text, keywords);
  const parts: HighlightText[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), highlighted: false });
    parts.push({ text: text.slice(start, end), highlighted: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), highlighted: false });
  return parts;
}

/** The same with a lead of more than `HIGHLIGHT_LEAD` characters cut to its last ones, an ellipsis in front. */
export function highlightExcerpt(text: string, keywords: string[]): HighlightText[] {
  const parts = highlightText(text, keywords);
  const lead = parts[0];
  if (!lead || lead.highlighted || parts.length === 1) return parts;
  // Characters, not code units: half of one would show as a replacement mark.
  const characters = Array.from(lead.text.slice(-3 * HIGHLIGHT_LEAD));
  if (characters.length <= HIGHLIGHT_LEAD) return parts;
  return [{ text: `…${characters.slice(-HIGHLIGHT_LEAD).join('')}`, highlighted: false }, ...parts.slice(1)];
}

/** The text that parts were made of. */
export const joinParts = (parts: HighlightText[]) => parts.map(({ text }) => text).join('');

const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');

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
  return (
    [here, before.slice(-1)].some((text) => UNSPACED_START.test(text)) ||
    (/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(here))
  );
}

/** Where the word begins that a place is in. @param least where to stop looking. */
function wordStart(text: string, at: number, least: number): number {
  let start = at;
  while (start > least && !isWordStart(text, start)) start--;
  return start;
}
