import { foldCase } from './fold-case';
import type { HighlightText } from './search-result';

/** Characters of a text that are kept before its first highlight. */
export const HIGHLIGHT_LEAD = 20;

/** The parts of a text, each keyword in it highlighted wherever it occurs. Put together they are the text. */
export function highlightText(text: string, keywords: string[]): HighlightText[] {
  const ranges = findRanges(foldCase(text), keywords);
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

/** Where the keywords are, in order, those that touch or overlap joined. */
function findRanges(folded: string, keywords: string[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const keyword of keywords) {
    if (!keyword) continue;
    for (let at = folded.indexOf(keyword); at >= 0; at = folded.indexOf(keyword, at + 1)) {
      found.push([at, at + keyword.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ranges: [number, number][] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
