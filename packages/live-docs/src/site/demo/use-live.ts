import { use, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { DemoCode, DemoFile, DemoProps, HotEvents } from '../../model';
import { loadChunk } from '../navigation';
import { never } from '../ui/never';
import { toError } from '../ui/to-error';
import { attempt } from './attempt';
import { editKey } from './edit-key';
import { LiveSessions } from './live-sessions';
import type { LiveSession, LiveView } from './live/session/live-session';

type LiveModule = typeof import('./live');

/** A demo's code, ready to be edited. */
export interface Live extends Pick<LiveModule, 'LiveFiles' | 'LiveNotes' | 'warm'> {
  session: LiveSession;
  files: DemoFile[];
}

/** How far the code of a demo has come. */
export type LiveState =
  { status: 'idle' } | { status: 'loading' } | { status: 'loaded'; live: Live } | { status: 'failed'; error: Error };

export interface LiveAccess {
  state: LiveState;
  /** The demo as the reader has it. */
  view: Pick<LiveView, 'state' | 'edited' | 'component'>;
  /** The code, fetched the first time, and again after a failure. */
  load: () => Promise<Live>;
  /**
   * Fetches the code ahead of need, and what edits it where the reader seems to want that. What failed stays failed:
   * a reader who merely passes by must not lose its message.
   */
  prefetch: (toEdit?: boolean) => void;
}

const UNTOUCHED: LiveAccess['view'] = { state: 'idle', edited: false };
const untouched = () => UNTOUCHED;

/**
 * Fetches a demo's code when it is first wanted, or when the reader has edited it before, and keeps what they make of
 * it. While developing, the code follows its files.
 */
export function useLive({ id, loadCode }: DemoProps, block: RefObject<HTMLElement | null>): LiveAccess {
  const sessions = use(LiveSessions);
  const [state, setState] = useState<LiveState>({ status: 'idle' });
  const pending = useRef<Promise<Live>>(null);
  const session = state.status === 'loaded' ? state.live.session : undefined;

  const fetchCode = async (code: DemoCode | Promise<DemoCode>) => {
    try {
      const [{ openSession, ...parts }, loaded] = await Promise.all([
        loadChunk('editor', () => import('./live')),
        code,
      ]);
      const live = { ...parts, session: openSession(sessions, loaded), files: loaded.files };
      setState({ status: 'loaded', live });
      return live;
    } catch (thrown) {
      pending.current = null;
      const error = toError(thrown);
      setState({ status: 'failed', error });
      throw error;
    }
  };
  const load = () => {
    if (!pending.current) setState({ status: 'loading' });
    return (pending.current ??= fetchCode(loadCode()));
  };

  useEffect(() => {
    if (sessions.has(id) || isEdited(id)) load().catch(() => undefined);
    const onChange = (code: HotEvents['docs:demo']) => {
      if (code.asset.id === id && pending.current) pending.current = fetchCode(code);
    };
    import.meta.hot?.on('docs:demo', onChange);
    // Vitest's stand-in for `hot` has no `off`.
    return () => import.meta.hot?.off?.('docs:demo', onChange);
    // The loaders of one demo are all the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  useEffect(() => (block.current ? session?.start(block.current) : undefined), [session, block]);

  return {
    state,
    view: useSyncExternalStore(session?.subscribe ?? never, session?.view ?? untouched, untouched),
    load,
    prefetch(toEdit = false) {
      if (state.status === 'failed') return;
      load().then(
        ({ warm }) => toEdit && void warm(),
        () => undefined,
      );
    },
  };
}

/** True where the device keeps an edit of a demo. */
const isEdited = (id: string) => attempt(() => localStorage.getItem(editKey(id)) !== null) ?? false;
