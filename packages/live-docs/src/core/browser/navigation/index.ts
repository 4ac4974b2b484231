export { askSearch, hasSearch, onAskSearch } from './ask-search';
export { chooseTab, tabAddress } from './tab';
export { createHistoryEntries } from './history-entries';
export { createRouter, type Router, type RouterState } from './create-router';
export { isForBrowser } from './follow-links';
export { Link, type LinkProps, onceNear, useIntent } from './link';
export { RouterProvider, useLocation, usePending, useRouter, useRouterState } from './router-context';
export {
  correctAddress,
  demoAddress,
  toHref,
  toLocation,
  toPlainHref,
  withBase,
  type SiteLocation,
} from './site-location';
export { openAround, useArrival } from './use-arrival';
