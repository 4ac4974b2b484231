import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Router, RouterState } from './create-router';
import { followLinks } from './follow-links';
import type { SiteLocation } from './site-location';

const RouterContext = createContext<Router | null>(null);

/** Gives the router to everything below, and has it follow the document's links. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  useEffect(() => followLinks(router), [router]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The router. @throws {Error} outside a `RouterProvider`. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter: there is no RouterProvider above');
  return router;
}

/** What is shown at the reader's location. */
export function useRouterState(): RouterState {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.state, router.prerendered);
}

/** True while a page is on its way. */
export function usePending(): boolean {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.pending, router.pending);
}

/** Where the reader is. */
export function useLocation(): SiteLocation {
  const router = useRouter();
  return useSyncExternalStore(
    router.subscribe,
    () => router.state().location,
    () => router.prerendered().location,
  );
}
