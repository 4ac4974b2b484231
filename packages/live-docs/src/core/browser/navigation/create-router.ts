import type { PageData, PageLocale, PageModule } from '../../model';
import { createLatest, fetchJson, createListeners, savesData, toError } from 'live-playground/internal';
import { createLoader, load, type Loader, type Wait } from '../loading';
import type { HistoryEntries } from './history-entries';
import { resolveLink, toHref, toLocation, toPlainHref, type SiteLocation, withBase } from './site-location';

/** Loads the page at a path; undefined if there is none. */
export type PageSource = (path: string) => Promise<PageModule | undefined>;

/** Fetches what the page at a path consists of, and runs nothing of it. */
type PagePrefetch = (path: string) => Promise<void>;

/** What is shown at a location. */
export interface RouterState {
  location: SiteLocation;
  /** Absent where there is no such page, or it could not be loaded. */
  page?: PageModule | undefined;
  /** The language of the address, if that isn't the default one: that of the page, or of the page before where there's none. */
  local?: PageLocale | undefined;
  /** What the page's data loader answered. */
  data?: unknown;
  /** What kept the page, or its data, from loading. */
  problem?: Error | undefined;
  arrival: Arrival;
}

/** How the reader came to a location, which decides on scrolling and focus. */
type Arrival =
  /** With the document, or again by a reload: to this distance from the top, unless the browser has scrolled there. */
  | { by: 'load'; scroll?: number | undefined }
  /** By a link, or to another part of the same page. */
  | { by: 'link'; samePage: boolean }
  /** Back or forward, to this distance from the top. */
  | { by: 'history'; samePage: boolean; scroll: number | undefined };

export type Router = ReturnType<typeof createRouter>;

/**
 * Leads from page to page: the one owner of where the reader is. It touches the history once `start` has given it one.
 * @param initial what the document shows.
 */
export function createRouter(pages: PageSource, initial: RouterState, prefetch?: PagePrefetch) {
  /** Pages that were asked for, by path. */
  const asked = new Map<string, Loader<PageModule | undefined>>();
  const { subscribe, notify } = createListeners();
  const { search, hash } = initial.location;
  // The very same object where nothing differs: another one would make React render again what it just hydrated.
  const prerendered =
    search || hash ? { ...initial, location: { ...initial.location, search: '', hash: '' } } : initial;
  let source = pages;
  let state = initial;
  let pending = false;
  let history: HistoryEntries | undefined;
  const navigations = createLatest();

  const ask = (path: string, start: () => ReturnType<PageSource> | PageModule, page?: PageModule) => {
    const loader = createLoader<PageModule | undefined>(path, start, page);
    asked.set(path, loader);
    return loader;
  };
  const keep = (path: string, page: PageModule) => ask(path, () => page, page);
  if (initial.page) keep(initial.location.path, initial.page);

  /**
   * What the document has in its markup has no data: they come with the page when the reader returns, so that it's as high as it was.
   * What fails is as it was.
   */
  const leaveFirst = (path: string) => {
    const { page } = initial;
    if (page && asked.get(path)?.loaded() === page)
      ask(path, async () => (await source(path).catch(() => undefined)) ?? page);
  };

  const update = (next: RouterState, isPending = false) => {
    state = next;
    pending = isPending;
    notify();
  };

  /** The state at a location: its page and data, or what kept them from loading. */
  const loadState = async (location: SiteLocation, arrival: Arrival, wait: Wait): Promise<RouterState> => {
    const { path } = location;
    let page: PageModule | undefined;
    let { local } = state;
    try {
      const loader = asked.get(path) ?? ask(path, () => source(path));
      page = loader.loaded() ?? (await loader.load(wait));
      local = page?.local;
      const url = window.location.origin + toHref(location);
      if (!hasData(page)) return { location, arrival, page, local };
      const own = page;
      const data = await load(`data of ${path}`, (signal) => loadData(path, own, url, signal), wait);
      return { location, arrival, page, local, data };
    } catch (error) {
      return { location, arrival, page, local, problem: toError(error) };
    }
  };

  /**
   * Goes to a location; `commit` writes it into the history once there is something to show, and `open` has the browser
   * open what is no page.
   */
  const go = async (
    location: SiteLocation,
    arrive: (samePage: boolean) => Arrival,
    { commit, open }: { commit: () => void; open: () => void },
  ) => {
    const signal = navigations.begin();
    const samePage = location.path === state.location.path && !state.problem;
    if (samePage && (location.search === state.location.search || !hasData(state.page))) {
      commit();
      return update({ ...state, location, arrival: arrive(true) });
    }
    const known = asked.get(location.path)?.loaded();
    if (!known || hasData(known)) update(state, true);
    const leave = () => {
      commit();
      window.location.reload();
    };
    const next = await loadState(location, arrive(samePage), { signal, leave });
    if (signal.aborted) return;
    if (!next.page && !next.problem) {
      update(state);
      return open();
    }
    commit();
    if (!samePage) leaveFirst(state.location.path);
    update(next);
  };

  /** For a location that the browser is at already. */
  const stay = { commit: () => undefined, open: () => window.location.reload() };
  const loadFirstData = async () => {
    const { location, arrival, page } = state;
    if (!hasData(page)) return;
    const signal = navigations.begin();
    const next = await loadState(location, arrival, { signal });
    if (!signal.aborted) update(next);
  };

  return {
    state: () => state,
    /** The state that the document was prerendered in: without the query and the hash, which no file knows. */
    prerendered: () => prerendered,
    /** True while a page is on its way. */
    pending: () => pending,
    subscribe,
    /** What a link leads to from here: an address of the default language becomes that of the page's own. */
    localize: (to: string) => state.local?.localize(to) ?? to,
    /** Sets the language of an address without a page. */
    setLocal: (local: PageLocale) => update({ ...state, local }),
    /** Goes to an address of the site. The page shown stays until the new one is there. What is no page the browser opens. */
    navigate(to: string, { replace = false } = {}) {
      const location = resolveLink(to, state.location);
      const href = toHref(location);
      return go(location, (samePage) => ({ by: 'link', samePage }), {
        commit: () => (replace ? history?.replace(href) : history?.push(href)),
        open: () => window.location.assign(toPlainHref(to)),
      });
    },
    /** Writes another query or fragment into the reader's address. Nothing else changes: what calls this shows it already. */
    amend(part: Partial<Pick<SiteLocation, 'search' | 'hash'>>) {
      state = { ...state, location: { ...state.location, ...part } };
      // While the reader goes back or forward, the present entry is that of the page to come.
      if (toLocation(window.location.href).path === state.location.path) history?.amend(toHref(state.location));
    },
    /** Has Back close what fills the window. See `HistoryEntries`. */
    openLayer: (onClose: () => void) => history?.openLayer(onClose) ?? (() => {}),
    /** Fetches the page that an address leads to, unless the reader saves data; a failure is left to the navigation itself. */
    prefetch(to: string) {
      const { path } = resolveLink(to, state.location);
      if (!savesData() && !asked.has(path)) prefetch?.(path).catch(() => undefined);
    },
    /** Tries again what failed. */
    retry() {
      const { location } = state;
      return go(location, () => ({ by: 'link', samePage: false }), stay);
    },
    /** Follows the browser's history and loads the data of the first page. @returns how to stop. */
    start(entries: HistoryEntries) {
      history = entries;
      void loadFirstData();
      return entries.listen((scroll) => {
        void go(toLocation(window.location.href), (samePage) => ({ by: 'history', samePage, scroll }), stay);
      });
    },
    /** Replaces the pages; used while developing. */
    async setPages(next: PageSource) {
      source = next;
      const { path } = state.location;
      const exists = await next(path).then(
        (page) => page !== undefined,
        () => true,
      );
      if (state.page && !exists) {
        asked.delete(path);
        update({ ...state, page: undefined });
      } else if (!state.page && exists) window.location.reload();
    },
    /** Replaces the metadata of a page; used while developing. */
    setMeta(meta: PageData) {
      const page = asked.get(meta.path)?.loaded();
      if (page) keep(meta.path, { ...page, meta });
      if (meta.path !== state.location.path) return;
      if (page) update({ ...state, page: { ...page, meta } });
      else if (state.problem) window.location.reload();
    },
  };
}

/** True if there are data to load for a page. */
const hasData = (page: PageModule | undefined): page is PageModule =>
  page !== undefined && (page.hasServerLoader || page.clientLoader !== undefined);

/**
 * Loads the data of a page: by its own loader if it has one, otherwise from the server.
 * @param url address of the page, as the address bar shows it.
 * @throws {AnswerError} if the server does not answer with JSON.
 */
function loadData(path: string, page: PageModule, url: string, signal: AbortSignal): unknown {
  if (page.clientLoader) return page.clientLoader({ url });
  const query = new URLSearchParams({ route: path, url });
  return fetchJson(`${withBase('/__serverLoader')}?${query}`, { credentials: 'include', signal });
}
