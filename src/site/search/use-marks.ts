import { useEffect, useRef } from 'react';
import type { SearchHit } from '../../model';
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
    const place = location.path + location.search + location.hash;
    if (!mark || mark.hit.link !== place) return;
    const whole = mark.hit.type === 'page' || mark.hit.type === 'demo';
    markWords({ id: decodeURIComponent(location.hash.slice(1)), whole }, mark.words);
  }, [arrival, location]);

  return (hit, words) => {
    wanted.current = { hit, words };
  };
}
