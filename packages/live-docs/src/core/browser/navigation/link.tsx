import { type MouseEvent, useEffect, useRef, type RefObject, type AnchorHTMLAttributes } from 'react';
import { isModified } from 'live-playground/internal';
import { VIEWPORT_MARGIN, INTENT_DELAY, type Prefetch, checkPrefetch } from '../../model';
import { useRouter } from './router-context';
import { mayBePage, resolveLink, toLinkHref } from './site-location';

/** True for a click that opens a tab, a window or a download. */
export function isForBrowser(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return event.button !== 0 || isModified(event) || download !== '' || (target !== '' && target !== '_self');
}

/**
 * Calls `run` once, when an element is in the viewport or within `VIEWPORT_MARGIN` of it.
 * @returns stops waiting.
 */
export function onceNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** What a link listens to in order to tell intent. */
interface IntentHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onTouchStart: () => void;
}

/**
 * Calls `run` when a link is rendered, comes near the viewport, or is meant: pointed at or focused for
 * `INTENT_DELAY`, or touched.
 */
export function usePrefetch(prefetch: Prefetch, link: RefObject<HTMLElement | null>, run: () => void): IntentHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);

  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    if (prefetch === 'render') latest.current();
    if (prefetch === 'viewport' && link.current) return onceNear(link.current, () => latest.current());
  }, [prefetch, link]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const intend = (delay: number) => {
    clearTimeout(timer.current);
    if (prefetch === 'intent') timer.current = setTimeout(() => latest.current(), delay);
  };
  const callOff = () => clearTimeout(timer.current);
  return {
    onPointerEnter: () => intend(INTENT_DELAY),
    onPointerLeave: callOff,
    onFocus: () => intend(INTENT_DELAY),
    onBlur: callOff,
    onTouchStart: () => intend(0),
  };
}

/** What `Link` takes: all that an `a` does, but for its address and for what it listens to itself in order to tell intent. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | keyof IntentHandlers> {
  /** Address below the base: `/demo/simple`, `?tab=x`, `#id`. */
  to: string;
  /** When to fetch the page ahead of a click; `none` unless said. */
  prefetch?: Prefetch;
}

/**
 * A link within the site. Turns the page without loading a new document; what is no page, such as a file, is left to the
 * browser.
 * @throws {Error} where `prefetch` is none of its choices.
 */
export function Link({ to: written, prefetch = 'none', onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const to = router.localize(written);
  const ref = useRef<HTMLAnchorElement>(null);
  const handlers = usePrefetch(checkPrefetch(prefetch), ref, () => router.prefetch(to));
  const target = resolveLink(to, router.state().location);
  const isPage = mayBePage(to);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, event.currentTarget) || !isPage) return;
    const { path, search } = router.state().location;
    // Within the page the browser does better: it moves the point that Tab goes on from, and marks the target.
    if (target.hash && target.path === path && target.search === search) return;
    event.preventDefault();
    void router.navigate(to);
  };

  return <a {...rest} {...handlers} ref={ref} href={toLinkHref(to, router.state().location)} onClick={follow} />;
}
