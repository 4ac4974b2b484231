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
      if (arrival.scroll) window.scrollTo(0, arrival.scroll);
      else target?.scrollIntoView();
      return;
    }
    if (last.current === arrival) return;
    last.current = arrival;

    if (arrival.by === 'history' && arrival.scroll !== undefined) window.scrollTo(0, arrival.scroll);
    else if (target) target.scrollIntoView();
    else if (!arrival.samePage) window.scrollTo(0, 0);

    if (arrival.samePage && !target) return;
    focusQuietly(target ?? document.getElementById('main'));
  }, [arrival, location.hash]);
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
