import { flushSync } from 'react-dom';
import { useCallback, useEffect, useSyncExternalStore, useMemo } from 'react';
import { createResources, never, type LoaderState } from 'live-playground/internal';
import { useResources, type Loader, dataAt, dataNamed } from '../../../core/browser/loading';
import type { ApiData, ApiFiles, ApiTexts } from '../shared/api';
import { DEFAULT_LANGUAGE } from '../../../core/browser/locale';

/**
 * Makes what changes the tables of a page, all those that wait for the same at once, and keeps the first row in sight where it is in
 * the window.
 */
export function createRowKeeper(): (change: () => void) => void {
  const changes = new Set<() => void>();
  const flush = () => {
    const row = [...document.querySelectorAll('tr[id]')].find((one) => one.getBoundingClientRect().bottom > 0);
    const before = row?.getBoundingClientRect().top ?? 0;
    const all = [...changes];
    changes.clear();
    flushSync(() => all.forEach((change) => change()));
    // The change may replace it.
    const after = row && document.getElementById(row.id);
    if (!after || before > window.innerHeight) return;
    window.scrollBy({ top: after.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  return (change) => {
    if (changes.size === 0) queueMicrotask(flush);
    changes.add(change);
  };
}

/** How far something has come. */
interface Loaded<T> {
  value?: T | undefined;
  /** What kept it from coming. */
  problem?: Error | undefined;
  /** Loads it again. */
  retry: () => void;
}

const IDLE = { status: 'idle' } as const;
const idle = () => IDLE;

/**
 * What all tables of a page share. It's loaded when it's wanted, and not there for a table that doesn't want it.
 * @param loader undefined if there's nothing to load.
 */
function useLoaded<T>(loader: Loader<T> | undefined, isWanted: boolean): Loaded<T> {
  const keepRow = useResources().get('changes of tables', createRowKeeper);
  const wanted = isWanted ? loader : undefined;
  const subscribe = useCallback(
    (listener: () => void) => (wanted ? wanted.subscribe(() => keepRow(listener)) : never()),
    [wanted, keepRow],
  );
  const read: () => LoaderState<T> = wanted?.state ?? idle;
  const state = useSyncExternalStore(subscribe, read, read);
  const retry = useCallback(() => void loader?.load().catch(() => undefined), [loader]);
  useEffect(() => {
    if (isWanted) retry();
  }, [retry, isWanted]);
  return {
    value: state.status === 'there' ? state.value : undefined,
    problem: state.status === 'failed' ? state.error : undefined,
    retry,
  };
}

/** The data of a page's reference. They're there if the reader turned to the page, and while developing. */
export function useReference(reference: ApiData | ApiFiles, isWanted: boolean): Loaded<ApiData> {
  const resources = useResources();
  const files = 'heads' in reference ? reference : undefined;
  const tables = useLoaded(files && dataAt<Omit<ApiData, 'definitions'>>(resources, files.tables), isWanted);
  const definitions = useLoaded(files && dataAt<ApiData['definitions']>(resources, files.definitions), isWanted);
  const value = useMemo(() => {
    if (!('heads' in reference)) return reference;
    return tables.value && definitions.value && { ...tables.value, definitions: definitions.value };
  }, [reference, tables.value, definitions.value]);
  return {
    value,
    problem: tables.problem ?? definitions.problem,
    retry() {
      tables.retry();
      definitions.retry();
    },
  };
}

/**
 * The texts of all tables by their ids.
 * @param locale absent where the reference has them; it always has those in the default language.
 */
export function useTexts(reference: ApiData | ApiFiles, locale: string | undefined): Loaded<Record<string, ApiTexts>> {
  const resources = useResources();
  // While developing, a page's reference is replaced when it changes, and its texts with it.
  const own = import.meta.env.DEV ? resources.get(reference, createResources) : resources;
  return useLoaded(
    locale === undefined || locale === DEFAULT_LANGUAGE ? undefined : dataNamed(own, `api-texts-${locale}`),
    true,
  );
}
