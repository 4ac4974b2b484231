export { createHistoryEntries } from './history-entries';
export { createRouter, type PageLoaders, type Router, type RouterState } from './create-router';
export { Link, type LinkProps } from './link';
export { CHUNK_TIMEOUT, ChunkLoadError, loadChunk, StyleChunkLoadError } from './load-chunk';
export { RouterProvider, useLocation, usePending, useRouter, useRouterState } from './router-context';
export { toHref, toLocation, withBase, type SiteLocation } from './site-location';
export { useArrival } from './use-arrival';
