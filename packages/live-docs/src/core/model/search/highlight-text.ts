import { findWords } from './find-words';
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
