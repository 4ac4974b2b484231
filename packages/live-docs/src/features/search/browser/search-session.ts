import type { SearchResult } from '../shared';
import { createLatest, createListeners, toError } from 'live-playground/internal';
import type { Wait } from '../../../core/browser/loading';
import type { SearchClient } from './search-client';

/** Milliseconds after the last key in which another one may come. */
export const SEARCH_DEBOUNCE = 200;

/** What the box shows. */
interface SearchState {
  /** As typed. */
  keywords: string;
  /** True from a key until its answer. */
  loading: boolean;
  /** The newest answer; the one to older keywords stays until the next is there. */
  result?: SearchResult;
  /** What kept the newest keywords from being answered. */
  failure?: Error;
}

/** A search from key to key. The one owner of what was typed and found. */
export function createSearchSession(client: Pick<SearchClient, 'find'>) {
  const { subscribe, notify } = createListeners();
  let state: SearchState = { keywords: '', loading: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queries = createLatest();
  let signal = queries.begin();

  const update = (next: SearchState) => {
    state = next;
    notify();
  };

  const ask = async (withPartial = false, wait?: Wait) => {
    timer = undefined;
    const asked = signal;
    const { keywords } = state;
    try {
      const result = await client.find(keywords.trim(), withPartial, wait);
      if (!asked.aborted) update({ keywords, loading: false, result });
    } catch (reason) {
      if (!asked.aborted) update({ keywords, loading: false, failure: toError(reason) });
    }
  };

  return {
    state: () => state,
    subscribe,
    /** Takes what is in the box. */
    type(keywords: string) {
      clearTimeout(timer);
      timer = undefined;
      signal = queries.begin();
      if (!keywords.trim()) return update({ keywords, loading: false });
      const { result } = state;
      update({ keywords, loading: true, ...(result ? { result } : {}) });
      timer = setTimeout(() => void ask(), SEARCH_DEBOUNCE);
    },
    /** Asks at once instead of waiting for another key. */
    hurry() {
      if (timer === undefined) return;
      clearTimeout(timer);
      void ask();
    },
    /** Asks again at once, for hits that match only some of the keywords too. */
    showAll() {
      clearTimeout(timer);
      signal = queries.begin();
      update({ ...state, loading: true });
      void ask(true);
    },
    /** Asks again at once for what failed. @param leave loads the page anew, if that's what it takes. */
    retry(leave: () => void) {
      signal = queries.begin();
      update({ keywords: state.keywords, loading: true });
      void ask(false, { leave });
    },
  };
}
