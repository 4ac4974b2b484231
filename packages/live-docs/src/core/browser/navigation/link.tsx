import { type AnchorHTMLAttributes, useEffect, useRef } from 'react';
import { VIEWPORT_MARGIN, INTENT_DELAY, type Prefetch, checkPrefetch, mayBePage } from '../../model';
import { useRouter } from './router-context';
import { toLinkHref } from './site-location';

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

/** Calls `run` when an element is pointed at for `INTENT_DELAY`, or touched. @returns listeners for the element. */
export function useIntent(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const intend = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  return {
    onPointerEnter: () => intend(INTENT_DELAY),
    onPointerLeave: () => clearTimeout(timer.current),
    onTouchStart: () => intend(0),
  };
}

/** What `Link` takes: all that an `a` does, but for its address. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address below the base: `/demo/simple`, `?tab=x`, `#id`. */
  to: string;
  /** When to fetch the page ahead of a click; `none` unless said. */
  prefetch?: Prefetch;
}

/**
 * A link within the site. Turns the page without loading a new document, by `followLinks`; what is no page, such as a file, is left to
 * the browser.
 * @throws {Error} where `prefetch` is none of its choices.
 */
export function Link({ to: written, prefetch = 'none', ...rest }: LinkProps) {
  const router = useRouter();
  const to = router.localize(written);
  const link = useRef<HTMLAnchorElement>(null);
  const when = checkPrefetch(prefetch);
  useEffect(() => {
    const run = () => router.prefetch(to);
    if (when === 'render') run();
    if (when === 'viewport' && link.current) return onceNear(link.current, run);
  }, [router, to, when]);
  const ahead = mayBePage(to) ? when : undefined;
  return <a {...rest} ref={link} href={toLinkHref(to, router.state().location)} data-link={ahead} />;
}
