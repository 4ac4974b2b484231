export { chooseTab } from './choose-tab';
export { createHistoryEntries } from './history-entries';
export { createRouter, type Router, type RouterState } from './create-router';
export { isForBrowser } from './is-for-browser';
export { Link, type LinkProps } from './link';
export { RouterProvider, useLocation, usePending, useRouter, useRouterState } from './router-context';
export { isInSite, mayBePage, toHref, toLocation, toPlainHref, withBase, type SiteLocation } from './site-location';
export { openAround, useArrival } from './use-arrival';
export { usePrefetch } from './use-prefetch';
