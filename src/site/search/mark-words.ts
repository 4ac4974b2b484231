import { CELL_SEPARATOR, foldCase } from '../../model';

/** Name that the style sheet knows the marked words by. */
const NAME = 'search-words';
/** More marks than a reader looks at would only cost time. */
const MOST = 400;

const BLOCKS = 'p, li, tr, pre, h2, h3, h4, h5, h6';

/** Where words are to be marked. */
export interface MarkedPlace {
  /** Id of the heading whose section it is, or empty for what stands above the first one. */
  id: string;
  /** The page as a whole instead. */
  whole: boolean;
}

/**
 * Marks words in a section of the page, in style alone: the elements stay as React made them. Does nothing in a browser
 * that cannot.
 * @param words folded.
 * @param shown what the result said of the place.
 * @returns the paragraph or row that says it; undefined where nothing could be marked.
 */
export function markWords(place: MarkedPlace, words: string[], shown = ''): Element | undefined {
  const article = document.querySelector('main article');
  const highlights = typeof CSS === 'undefined' ? undefined : CSS.highlights;
  if (!article || !highlights) return undefined;
  const ranges = findWords(article, sectionRange(article, place), words);
  highlights.set(NAME, new Highlight(...ranges));
  return findBlock(ranges, shown);
}

/** The block that says the most of what a result showed of it: a row's cells may stand in another order. */
function findBlock(ranges: Range[], shown: string): Element | undefined {
  const blocks = new Set(ranges.flatMap(({ startContainer }) => startContainer.parentElement?.closest(BLOCKS) ?? []));
  const pieces = shown.replace(/^…/, '').split(CELL_SEPARATOR).map(squeeze);
  let most = 0;
  let best: Element | undefined;
  for (const block of blocks) {
    const text = squeeze(block.textContent);
    const said = pieces.filter((piece) => text.includes(piece)).length;
    if (said > most) [best, most] = [block, said];
  }
  return best;
}

/** White space in the page is not that in the index. */
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Takes the marks away. */
export function clearMarks(): void {
  if (typeof CSS !== 'undefined') CSS.highlights?.delete(NAME);
}

/** From a heading to the next one. */
function sectionRange(article: Element, { id, whole }: MarkedPlace): Range {
  const range = document.createRange();
  range.selectNodeContents(article);
  if (whole) return range;
  const headings = [...article.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')];
  const at = headings.findIndex((heading) => heading.id === id);
  const [heading, next] = [headings[at], headings[at + 1]];
  if (heading) range.setStartBefore(heading);
  if (next) range.setEndBefore(next);
  return range;
}

/** Every place in a range that one of the words stands at, but for those in running demos. */
function findWords(article: Element, range: Range, words: string[]): Range[] {
  const found: Range[] = [];
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, (node) =>
    range.intersectsNode(node) && !node.parentElement?.closest('[data-demo-preview]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  while (texts.nextNode() && found.length < MOST) {
    const node = texts.currentNode;
    const text = foldCase(node.nodeValue ?? '');
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const place = document.createRange();
        place.setStart(node, at);
        place.setEnd(node, at + word.length);
        found.push(place);
      }
    }
  }
  return found;
}
