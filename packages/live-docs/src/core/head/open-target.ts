import { decodePart } from '../model/decode-part';

/**
 * Opens the closed parts around what the address leads to. Browsers do so for a link, but not for a page that is loaded again: there
 * they restore the distance from the top, which is that of the page with these parts open.
 */
export function openTarget(): void {
  addEventListener('DOMContentLoaded', () => {
    const target = document.getElementById(decodePart(location.hash.slice(1)));
    const closed = closedAround(target);
    if (closed.length === 0) return;
    const { scrollY } = window;
    for (const part of closed) part.open = true;
    if (scrollY > 0) scrollTo({ top: scrollY, behavior: 'instant' });
  });
}

/** The closed parts around an element, from within. */
function closedAround(element: Element | null): HTMLDetailsElement[] {
  const part = element?.closest('details');
  return part ? [...(part.open ? [] : [part]), ...closedAround(part.parentElement)] : [];
}
