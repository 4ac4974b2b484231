import { CELL_SEPARATOR, findWords } from '../shared';

/** Name that the style sheet knows the marked words by. */
const NAME = 'search-words';
/** More marks than a reader looks at would only cost time. */
const MOST = 400;

const BLOCKS = 'p, li, tr, pre, h2, h3, h4, h5, h6';
/** What runs there is the demo's own. */
export const IN_DEMO = '[data-demo-preview]';

/** Where words are to be marked. */
export interface MarkedPlace {
  /** Id of the heading whose section it is, or of a property's row; empty for what is above the first heading. */
  id: string;
  /** The page as a whole instead. */
  whole: boolean;
}

/**
 * Marks words in a section of the page, in style alone: the elements stay as React made them. A browser that cannot marks
 * nothing.
 * @param words folded, the longest first.
 * @param shown what the result said of the place.
 * @returns the paragraph or row there that says it; undefined where none does.
 */
export function markWords(place: MarkedPlace, words: string[], shown = ''): Element | undefined {
  const article = document.querySelector('main article');
  if (!article) return undefined;
  const range = sectionRange(article, place);
  const highlights = typeof CSS === 'undefined' ? undefined : CSS.highlights;
  highlights?.set(NAME, new Highlight(...findRanges(article, range, words)));
  return findBlock(article, range, shown);
}

/** The block that says the most of what a result showed of it, a row's cells in any order; of such the innermost. */
function findBlock(article: Element, range: Range, shown: string): Element | undefined {
  const pieces = shown.replace(/^…/, '').split(CELL_SEPARATOR).map(squeeze).filter(Boolean);
  let best: { block: Element; said: number; length: number } | undefined;
  for (const block of article.querySelectorAll(BLOCKS)) {
    if (!range.intersectsNode(block) || block.closest(IN_DEMO)) continue;
    const text = squeeze(block.textContent);
    const said = pieces.filter((piece) => text.includes(piece)).length;
    const found = { block, said, length: text.length };
    if (said > 0 && (!best || said > best.said || (said === best.said && text.length < best.length))) best = found;
  }
  return best?.block;
}

/** White space in the page is not that in the index. */
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Takes the marks away. */
export function clearMarks(): void {
  if (typeof CSS !== 'undefined') CSS.highlights?.delete(NAME);
}

/** From a heading to the next one, or the row of a property. */
function sectionRange(article: Element, { id, whole }: MarkedPlace): Range {
  const range = document.createRange();
  range.selectNodeContents(article);
  if (whole) return range;
  const headings = [...article.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')];
  const at = headings.findIndex((heading) => heading.id === id);
  const row = at < 0 && id ? document.getElementById(id)?.closest('tr') : undefined;
  if (row) {
    range.selectNode(row);
    return range;
  }
  const [heading, next] = [headings[at], headings[at + 1]];
  if (heading) range.setStartBefore(heading);
  if (next) range.setEndBefore(next);
  return range;
}

/** Every place of one of the words in a range, but for those in running demos. */
function findRanges(article: Element, range: Range, words: string[]): Range[] {
  const found: Range[] = [];
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, (node) =>
    range.intersectsNode(node) && !node.parentElement?.closest(IN_DEMO)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  while (texts.nextNode() && found.length < MOST) {
    const node = texts.currentNode;
    for (const [start, end] of findWords(node.nodeValue ?? '', words)) {
      const place = document.createRange();
      place.setStart(node, start);
      place.setEnd(node, end);
      found.push(place);
    }
  }
  return found;
}
