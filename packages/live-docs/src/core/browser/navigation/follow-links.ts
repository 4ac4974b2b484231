import { isModified } from 'live-playground/internal';
import { INTENT_DELAY } from '../../model';
import type { Router } from './create-router';
import { toLocation } from './site-location';

/** True for a click that opens a tab, a window or a download. */
export function isForBrowser(
  event: Parameters<typeof isModified>[0] & { button: number },
  { target, download }: HTMLAnchorElement,
): boolean {
  return event.button !== 0 || isModified(event) || download !== '' || (target !== '' && target !== '_self');
}

/**
 * Turns the page where the reader follows a `Link`, rendered or in the document's markup, and fetches ahead what they mean: what
 * they point at or focus for `INTENT_DELAY`, or touch.
 * @returns how to stop.
 */
export function followLinks(router: Router): () => void {
  const ending = new AbortController();
  /** The link that the reader means, and what waits until they have meant it for long enough. */
  let meant: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    run: (event: DocumentEventMap[Type], link?: HTMLAnchorElement) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
        run(event, link ?? undefined);
      },
      { passive: type !== 'click', signal: ending.signal },
    );
  const mean = (link: HTMLAnchorElement | undefined, delay = INTENT_DELAY) => {
    if (link === meant && delay > 0) return;
    clearTimeout(timer);
    meant = link;
    if (link?.dataset['link'] === 'intent') timer = setTimeout(() => router.prefetch(targetOf(link)), delay);
  };

  for (const type of ['pointerover', 'focusin'] as const) listen(type, (_, link) => mean(link));
  for (const type of ['pointerout', 'focusout'] as const)
    listen(type, ({ relatedTarget }) => relatedTarget ?? mean(undefined));
  listen('touchstart', (_, link) => mean(link, 0));
  listen('click', (event, link) => {
    if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
    const target = toLocation(link.href);
    const { path, search } = router.state().location;
    // Within the page the browser does better: it moves the point that Tab goes on from, and marks the target.
    if (target.hash && target.path === path && target.search === search) return;
    event.preventDefault();
    void router.navigate(targetOf(link));
  });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** What a link leads to, below the base. */
function targetOf({ href }: HTMLAnchorElement): string {
  const { path, search, hash } = toLocation(href);
  return path + search + hash;
}
