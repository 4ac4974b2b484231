export { createHistoryEntries } from './history-entries';
export { createRouter, type PageLoaders, type Router, type RouterState } from './create-router';
export { Link, type LinkProps } from './link';
export { ChunkLoadError, StyleChunkLoadError } from './chunk-errors';
export { CHUNK_TIMEOUT, loadChunk } from './load-chunk';
export { claimReload } from './new-deploy';
export { RouterProvider, useLocation, usePending, useRouter, useRouterState } from './router-context';
export { toHref, toLocation, withBase, type SiteLocation } from './site-location';
export { useArrival } from './use-arrival';
