import { useEffect, useRef } from 'react';
import { decodePart } from '../../../core/model';
import { joinParts, type SearchHit } from '../shared';
import { useRouter, useRouterState, type SiteLocation } from '../../../core/browser/navigation';
import { clearMarks, IN_DEMO, markWords } from './mark-words';

/** Milliseconds in which what a result showed may still come onto its page. */
const PATIENCE = 15_000;

/**
 * Marks the words of a search where its result leads, until the reader goes elsewhere.
 * @returns what to call before going to a result.
 */
export function useMarks(): (hit: SearchHit, words: string[]) => void {
  const router = useRouter();
  const { arrival } = useRouterState();
  const wanted = useRef<{ hit: SearchHit; words: string[] }>(undefined);

  useEffect(() => {
    const mark = wanted.current;
    wanted.current = undefined;
    clearMarks();
    if (!mark || !leadsTo(mark.hit.link, router.state().location)) return;
    const { hit, words } = mark;
    const place = { id: decodePart(hit.link.split('#')[1] ?? ''), whole: hit.type === 'page' || hit.type === 'demo' };
    const shown = joinParts(hit.highlightTexts);
    const show = () => {
      const block = markWords(place, words, shown);
      // A section may be longer than the screen: what it was found by is not always where it begins.
      if (block && hit.type === 'content' && isBelow(block)) block.scrollIntoView({ block: 'center' });
      return block !== undefined;
    };
    const main = document.getElementById('main');
    if (show() || hit.type !== 'content' || !main) return;
    // The paragraph may still be on its way: it is waited for until the reader goes on.
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => ending.abort();
    signal.addEventListener(
      'abort',
      watchContent(main, () => show() && end()),
    );
    for (const type of ['wheel', 'keydown', 'pointerdown']) addEventListener(type, end, { signal, passive: true });
    setTimeout(end, PATIENCE);
    return end;
  }, [arrival, router]);

  return (hit, words) => {
    wanted.current = { hit, words };
  };
}

const isBelow = (element: Element) => element.getBoundingClientRect().bottom > window.innerHeight;

/**
 * True if a link leads to a location, in whatever script their addresses are.
 * @param link below the base, encoded or not: `/guide/表格#第一步`
 */
export function leadsTo(link: string, { path, search, hash }: SiteLocation): boolean {
  const [to, at] = [new URL(link, 'http://site'), new URL(encodeURI(path) + search + hash, 'http://site')];
  return to.href === at.href;
}

/** Milliseconds between looks at content that keeps changing. */
const PAUSE = 200;

/** Calls back while the content of an element changes, but not for what running demos change. @returns how to stop. */
export function watchContent(element: Element, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target instanceof Element && target.closest(IN_DEMO))) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, PAUSE);
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
