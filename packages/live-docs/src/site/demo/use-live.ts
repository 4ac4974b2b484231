import { use, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { DemoCode, DemoFile, HotEvents } from '../../model';
import { createLoader, loaderOf, useResources, type Loader } from '../loading';
import { createStored, never, toError } from 'live-playground/ui';
import { editName } from './edit-name';
import { LiveSessions } from './live-sessions';
import { linksTo } from './share/links-to';
import type { LiveSession, LiveView } from 'live-playground/react';

type LiveModule = typeof import('./live');

/** A demo's code, ready to be edited. */
interface Live extends Pick<
  LiveModule,
  | 'ExpandedView'
  | 'LiveFiles'
  | 'LiveNotes'
  | 'LookControls'
  | 'SharedNote'
  | 'FramedLook'
  | 'ownPageHash'
  | 'shareEdit'
  | 'withLook'
> {
  session: LiveSession;
  /** The page's address carries an edit, which the session has, unless it's damaged. */
  shared?: 'edit' | 'damaged' | undefined;
  files: DemoFile[];
  /** The device keeps an edit of the reader's own. */
  hasOwn: boolean;
}

/** How far the code of a demo has come. */
type LiveState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; live: Live }
  | { status: 'failed'; error: Error };

export interface LiveAccess {
  state: LiveState;
  /** The demo as the reader has it. */
  view: Pick<LiveView, 'state' | 'edited' | 'framed' | 'note'>;
  /** The code as the site has it. */
  loadCode: () => Promise<DemoCode>;
  /** The code, fetched the first time, and again after a failure. */
  load: () => Promise<Live>;
  /** Leaves the edit that the page's address carries: the reader's own version comes back. */
  leaveShared: () => void;
  /** Fetches the code ahead of need, and what edits it where the reader seems to want that. */
  prefetch: (toEdit?: boolean) => void;
}

const UNTOUCHED: LiveAccess['view'] = { state: 'idle', edited: false, framed: false };
const untouched = () => UNTOUCHED;

/** A demo whose code can be fetched. */
export interface LiveDemo {
  id: string;
  /** Fetches its code. */
  loadCode: (signal: AbortSignal) => Promise<DemoCode>;
}

/**
 * Fetches a demo's code when it is first wanted, or when the reader has edited it before, and keeps what they make of
 * it. While developing, the code follows its files.
 * @param isFramed the original is wanted in the frame, too.
 */
export function useLive(
  { id, loadCode }: LiveDemo,
  block: RefObject<HTMLElement | null>,
  isFramed: boolean,
): LiveAccess {
  const demos = use(LiveSessions);
  const resources = useResources();
  const parts = loaderOf<LiveModule>(resources, 'editor', () => import('./live'));
  const [state, setState] = useState<LiveState>({ status: 'idle' });
  const code = useRef<Loader<DemoCode>>(null);
  /** The page's address carried an edit of the demo when it was last opened. */
  const isLinked = useRef(false);
  code.current ??= createLoader(`code of ${id}`, loadCode);
  const session = state.status === 'loaded' ? state.live.session : undefined;

  const open = async (source: Loader<DemoCode>): Promise<Live> => {
    try {
      const [{ openSession, openShared, ...rest }, loaded] = await Promise.all([parts.load(), source.load()]);
      isLinked.current = linksTo(id);
      const edit = isLinked.current ? openShared(loaded, resources) : undefined;
      const shared = isLinked.current ? (edit ? ('edit' as const) : ('damaged' as const)) : undefined;
      const session = edit ?? openSession(demos, loaded, placeOf(id, block.current), resources);
      const live = { ...rest, shared, session, files: loaded.files, hasOwn: isEdited(id) };
      setState({ status: 'loaded', live });
      return live;
    } catch (thrown) {
      const error = toError(thrown);
      setState({ status: 'failed', error });
      throw error;
    }
  };
  const load = () => {
    if (state.status === 'loaded') return Promise.resolve(state.live);
    setState({ status: 'loading' });
    return open(code.current!);
  };

  useEffect(() => {
    if (demos.has(id) || isEdited(id) || linksTo(id)) load().catch(() => undefined);
    const onChange = (changed: HotEvents['docs:demo']) => {
      if (changed.asset.id !== id) return;
      const isOpen = code.current?.loaded() !== undefined;
      code.current = createLoader(`code of ${id}`, () => changed, changed);
      if (isOpen) void open(code.current);
    };
    const onLibrary = () => code.current?.loaded() && void open(code.current).catch(() => undefined);
    // Back leads from a shared edit to the reader's own version.
    const onHashChange = () => (linksTo(id) || isLinked.current) && void open(code.current!).catch(() => undefined);
    window.addEventListener('hashchange', onHashChange);
    import.meta.hot?.on('docs:demo', onChange);
    import.meta.hot?.on('docs:library', onLibrary);
    // Vitest's fake of `hot` has no `off`.
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      import.meta.hot?.off?.('docs:demo', onChange);
      import.meta.hot?.off?.('docs:library', onLibrary);
    };
    // The loaders of one demo are all the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  const isShared = state.status === 'loaded' && state.live.shared !== undefined;
  useEffect(() => {
    if (isShared) block.current?.scrollIntoView();
  }, [isShared, block]);
  useEffect(() => (block.current ? session?.start(block.current) : undefined), [session, block]);
  useEffect(() => session?.frame(isFramed), [session, isFramed]);
  useEffect(() => {
    if (isFramed) load().catch(() => undefined);
    // What is there already stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFramed, id]);

  return {
    state,
    view: useSyncExternalStore(session?.subscribe ?? never, session?.view ?? untouched, untouched),
    loadCode: () => code.current!.load(),
    load,
    leaveShared() {
      const { history, location } = window;
      history.replaceState(history.state, '', location.pathname + location.search);
      void open(code.current!).catch(() => undefined);
    },
    prefetch(toEdit = false) {
      void code.current?.prefetch();
      void parts.prefetch().then((loaded) => (toEdit ? loaded?.warm(resources) : undefined));
    },
  };
}

/** Which of the page's blocks with a demo this one is: the same demo may be shown twice. */
function placeOf(id: string, block: HTMLElement | null): number {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-demo]')].filter(
    ({ dataset }) => dataset['demo'] === id,
  );
  return block ? Math.max(0, blocks.indexOf(block)) : 0;
}

/** True where the device keeps an edit of a demo. */
const isEdited = (id: string) =>
  createStored({ name: editName(id), parse: (text) => text !== null, print: () => null }).read();
