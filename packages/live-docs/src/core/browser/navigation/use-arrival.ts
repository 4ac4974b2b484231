import { useLayoutEffect, useRef } from 'react';
import { decodePart } from '../../model';
import type { RouterState } from './create-router';

/**
 * Puts the reader where a navigation leads, before the page is painted: at the place they left, at the
 * target of the hash, or at the top, with the focus there.
 */
export function useArrival({ arrival, location }: RouterState): void {
  const last = useRef(arrival);
  useLayoutEffect(() => {
    const target = location.hash ? document.getElementById(decodePart(location.hash.slice(1))) : null;
    if (target) openAround(target);
    if (arrival.by === 'load') {
      // The browser has done it, unless the content came with the script: in a tab, or while developing.
      if (window.scrollY > 0) return;
      if (arrival.scroll) return scrollBack(arrival.scroll);
      target?.scrollIntoView();
      return;
    }
    if (last.current === arrival) return;
    last.current = arrival;

    if (!arrival.samePage || target) focusQuietly(target ?? document.getElementById('main'));
    if (arrival.by === 'history' && arrival.scroll !== undefined) return scrollBack(arrival.scroll);
    if (target) target.scrollIntoView();
    else if (!arrival.samePage) window.scrollTo(0, 0);
  }, [arrival, location.hash]);
}

/** Milliseconds in which demos find their size. */
const SETTLING = 1000;
/** What a reader does who wants to be elsewhere. */
const SIGNS_OF_USE = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where the reader was, and again while demos above find their size: a browser would keep in place what it shows too
 * early. Ends once the reader does something. @returns how to stop.
 */
function scrollBack(top: number): () => void {
  const scroll = () => window.scrollTo(0, top);
  const resizes = new ResizeObserver(scroll);
  const stop = () => resizes.disconnect();
  setTimeout(stop, SETTLING);
  for (const type of SIGNS_OF_USE) window.addEventListener(type, stop, { capture: true, passive: true, once: true });
  resizes.observe(document.body);
  scroll();
  return stop;
}

/** Opens what a target is closed away in. Not every browser does, and none for navigations of ours. */
export function openAround(target: HTMLElement): void {
  const details = target.closest('details');
  if (!details) return;
  details.open = true;
  if (details.parentElement) openAround(details.parentElement);
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
