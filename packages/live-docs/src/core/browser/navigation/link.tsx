import { useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { checkPrefetch, type Prefetch } from '../../model';
import { isForBrowser } from './is-for-browser';
import { useRouter } from './router-context';
import { mayBePage, resolveLink, toLinkHref } from './site-location';
import { usePrefetch, type IntentHandlers } from './use-prefetch';

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
