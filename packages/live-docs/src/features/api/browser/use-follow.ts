import type { MouseEvent } from 'react';
import { isForBrowser, isInSite, mayBePage, toLocation, useRouter } from '../../../core/browser/navigation';

/** Turns the page for a click on a link in markup, as `Link` does for its own. */
export function useFollow(): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isInSite(link.href) || isForBrowser(event, link)) return;
    const { search, hash, ...target } = toLocation(link.href);
    const path = router.localize(target.path);
    // The browser knows best how to move within a page, and what is no page.
    if (path === router.state().location.path || !mayBePage(path)) return;
    event.preventDefault();
    void router.navigate(path + search + hash);
  };
}
