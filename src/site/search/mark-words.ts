import { foldCase } from '../../model';

/** Name that the style sheet knows the marked words by. */
const NAME = 'search-words';
/** More marks than a reader looks at would only cost time. */
const MOST = 400;

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
 */
export function markWords(place: MarkedPlace, words: string[]): void {
  const article = document.querySelector('main article');
  const highlights = typeof CSS === 'undefined' ? undefined : CSS.highlights;
  if (!article || !highlights) return;
  const ranges = findWords(article, sectionRange(article, place), words);
  highlights.set(NAME, new Highlight(...ranges));
}

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
