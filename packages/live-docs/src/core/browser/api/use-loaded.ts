import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type LoaderState, never } from 'live-playground/internal';
import { useResources, type Loader } from '../loading';
import { createRowKeeper } from './keep-row';

/** How far something has come. */
export interface Loaded<T> {
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
export function useLoaded<T>(loader: Loader<T> | undefined, isWanted: boolean): Loaded<T> {
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
