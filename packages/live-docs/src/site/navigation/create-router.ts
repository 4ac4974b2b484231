import type { PageData, PageModule } from '../../model';
import { createListeners } from '../ui/create-listeners';
import { toError } from '../ui/to-error';
import type { HistoryEntries } from './history-entries';
import { isChunkError } from './chunk-errors';
import { loadChunk } from './load-chunk';
import { loadData } from './load-data';
import { claimReload } from './new-deploy';
import { resolveLink, toHref, toLocation, type SiteLocation } from './site-location';

/** Loaders of the pages' chunks, by path. */
export type PageLoaders = Record<string, () => Promise<PageModule>>;

/** What stands at a location. */
export interface RouterState {
  location: SiteLocation;
  /** Absent where there is no such page, or it could not be loaded. */
  page?: PageModule | undefined;
  /** What the page's data loader answered. */
  data?: unknown;
  /** What kept the page, or its data, from loading. */
  problem?: Error | undefined;
  arrival: Arrival;
}

/** How the reader came to a location, which decides on scrolling and focus. */
export type Arrival =
  /** With the document. */
  | { by: 'load' }
  /** By a link, or to another part of the same page. */
  | { by: 'link'; samePage: boolean }
  /** Back or forward, to this distance from the top. */
  | { by: 'history'; samePage: boolean; scroll: number | undefined };

/** Leads from page to page. The one owner of where the reader is. */
export interface Router {
  state(): RouterState;
  /** The state that the document was prerendered in: without the query and the hash, which no file knows. */
  prerendered(): RouterState;
  /** True while a page is on its way. */
  pending(): boolean;
  /** True for the path of a page; any other may be a file, which the browser opens itself. */
  knows(path: string): boolean;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of the site. The page shown stays until the new one is there. */
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Loads the page that an address leads to; a failure is left to the navigation itself. */
  prefetch(to: string): void;
  /** Tries again what failed. */
  retry(): Promise<void>;
  /** Follows the browser's history and loads the data of the first page. @returns how to stop. */
  start(history: HistoryEntries): () => void;
  /** Replaces the loaders; used while developing. */
  setPages(pages: PageLoaders): void;
  /** Replaces the metadata of a page; used while developing. */
  setMeta(meta: PageData): void;
}

/**
 * Makes a router that stands at what the document shows. It touches the history once `start` has given it one.
 * @param pages loaders by path.
 * @param initial what the document shows.
 */
export function createRouter(pages: PageLoaders, initial: RouterState): Router {
  const loaded = new Map<string, PageModule>();
  const loading = new Map<string, Promise<PageModule>>();
  const { subscribe, notify } = createListeners();
  const { search, hash } = initial.location;
  // The very same object where nothing differs: another one would make React render again what it just hydrated.
  const prerendered =
    search || hash ? { ...initial, location: { ...initial.location, search: '', hash: '' } } : initial;
  let loaders = pages;
  let state = initial;
  let pending = false;
  let history: HistoryEntries | undefined;
  /** Number of the newest navigation; an older one that finishes later is dropped. */
  let latest = 0;
  if (initial.page) loaded.set(initial.location.path, initial.page);

  const update = (next: RouterState, isPending = false) => {
    state = next;
    pending = isPending;
    notify();
  };

  const loadPage = async (path: string): Promise<PageModule | undefined> => {
    const known = loaded.get(path);
    const loader = loaders[path];
    if (known || !loader) return known;
    const request = loading.get(path) ?? loadChunk(path, loader);
    loading.set(path, request);
    try {
      const page = await request;
      loaded.set(path, page);
      return page;
    } finally {
      loading.delete(path);
    }
  };

  /** The state at a location: its page and data, or what kept them from loading. */
  const load = async (location: SiteLocation, arrival: Arrival): Promise<RouterState> => {
    let page: PageModule | undefined;
    try {
      page = await loadPage(location.path);
      const data = page && (await loadData(location.path, page, window.location.origin + toHref(location)));
      return { location, arrival, page, data };
    } catch (error) {
      return { location, arrival, page, problem: toError(error) };
    }
  };

  /** Goes to a location; `commit` writes it into the history once there is something to show. */
  const go = async (location: SiteLocation, arrive: (samePage: boolean) => Arrival, commit: () => void) => {
    const request = ++latest;
    if (location.path === state.location.path && !state.problem) {
      commit();
      return update({ ...state, location, arrival: arrive(true) });
    }
    if (!loaded.has(location.path)) update(state, true);
    const next = await load(location, arrive(false));
    if (request !== latest) return;
    const reload = isChunkError(next.problem) && (await claimReload());
    if (request !== latest) return;
    commit();
    if (reload) window.location.reload();
    else update(next);
  };

  const loadFirstData = async () => {
    const { location, arrival, page } = state;
    if (!page?.hasServerLoader && !page?.clientLoader) return;
    const request = latest;
    const next = await load(location, arrival);
    if (request === latest) update(next);
  };

  return {
    state: () => state,
    prerendered: () => prerendered,
    pending: () => pending,
    knows: (path) => path in loaders,
    subscribe,
    navigate(to, { replace = false } = {}) {
      const location = resolveLink(to, state.location);
      const href = toHref(location);
      return go(
        location,
        (samePage) => ({ by: 'link', samePage }),
        () => (replace ? history?.replace(href) : history?.push(href)),
      );
    },
    prefetch(to) {
      loadPage(resolveLink(to, state.location).path).catch(() => undefined);
    },
    retry() {
      const { location } = state;
      return go(
        location,
        () => ({ by: 'link', samePage: false }),
        () => undefined,
      );
    },
    start(entries) {
      history = entries;
      void loadFirstData();
      return entries.listen((scroll) => {
        void go(
          toLocation(window.location.href),
          (samePage) => ({ by: 'history', samePage, scroll }),
          () => undefined,
        );
      });
    },
    setPages(next) {
      loaders = next;
      const { path } = state.location;
      if (state.page && !loaders[path]) {
        loaded.delete(path);
        update({ ...state, page: undefined });
      } else if (!state.page && loaders[path]) window.location.reload();
    },
    setMeta(meta) {
      const page = loaded.get(meta.path);
      if (page) loaded.set(meta.path, { ...page, meta });
      if (meta.path !== state.location.path) return;
      if (page) update({ ...state, page: { ...page, meta } });
      else if (state.problem) window.location.reload();
    },
  };
}
