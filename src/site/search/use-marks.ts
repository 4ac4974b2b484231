import { useEffect, useRef } from 'react';
import { decodePart, type SearchHit } from '../../model';
import { useRouterState } from '../navigation';
import { clearMarks, markWords } from './mark-words';

/**
 * Marks the words of a search where its result leads, until the reader goes elsewhere.
 * @returns what to call before going to a result.
 */
export function useMarks(): (hit: SearchHit, words: string[]) => void {
  const { arrival, location } = useRouterState();
  const wanted = useRef<{ hit: SearchHit; words: string[] }>(undefined);

  useEffect(() => {
    const mark = wanted.current;
    wanted.current = undefined;
    clearMarks();
    if (mark?.hit.link !== location.path + location.search + location.hash) return;
    const { hit, words } = mark;
    const place = {
      id: decodePart(location.hash.slice(1)),
      whole: hit.type === 'page' || hit.type === 'demo',
    };
    const shown = hit.highlightTexts.map(({ text }) => text).join('');
    const show = () => {
      const block = markWords(place, words, shown);
      // A section may be longer than the screen: what it was found by is not always where it begins.
      if (block && hit.type === 'content' && isBelow(block)) block.scrollIntoView({ block: 'center' });
      return block !== undefined;
    };
    const main = document.getElementById('main');
    if (show() || hit.type !== 'content' || !main) return;
    // The paragraph may still be on its way.
    const waiting = new MutationObserver(() => show() && waiting.disconnect());
    waiting.observe(main, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [arrival, location]);

  return (hit, words) => {
    wanted.current = { hit, words };
  };
}

const isBelow = (element: Element) => element.getBoundingClientRect().bottom > window.innerHeight;
