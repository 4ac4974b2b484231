import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { CodeLanguage, DemoCode, HotEvents } from '../../model';
import { createLoader, loaderOf, useResources, type Loader } from '../loading';
import { useRouter } from '../navigation';
import { createStored, never, toError } from 'live-playground/internal';
import { editName, linksTo } from './demo-address';
import type { OpenDemo } from './live/open-session';
import type { LiveSession, LiveView } from 'live-playground/internal/live';

type LiveModule = typeof import('./live');

/** A demo's code, ready to be edited. */
interface Live extends LiveModule {
  session: LiveSession;
  /** The page's address carries an edit, which the session has, unless it's damaged. */
  shared?: 'edit' | 'damaged' | undefined;
  code: DemoCode;
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
  /** The language that isn't shown, where the reader has edited the code in it. */
  otherEdited: CodeLanguage | undefined;
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
  loadCode: (language: CodeLanguage, signal: AbortSignal) => Promise<DemoCode>;
}

interface LiveInput extends LiveDemo {
  /** The language of the code. What a link carries comes in its own. */
  language: CodeLanguage;
  /** The original is wanted in the frame, too. */
  isFramed: boolean;
}

/**
 * Fetches a demo's code when it is first wanted, or when the reader has edited it before, and keeps what they make of
 * it. Edits of the two languages are kept apart. While developing, the code follows its files.
 */
export function useLive(
  { id, loadCode, language, isFramed }: LiveInput,
  block: RefObject<HTMLElement | null>,
): LiveAccess {
  const resources = useResources();
  // What was typed outlives its page.
  const demos = resources.get('open demos', () => new Map<string, OpenDemo>());
  const router = useRouter();
  const parts = loaderOf<LiveModule>(resources, 'editor', () => import('./live'));
  const [state, setState] = useState<LiveState>({ status: 'idle' });
  const [otherEdited, setOtherEdited] = useState<CodeLanguage>();
  const codes = useRef(new Map<CodeLanguage, Loader<DemoCode>>());
  /** Counts openings: the last one is shown. */
  const opened = useRef(0);
  /** The page's address carried an edit of the demo when it was last opened. */
  const isLinked = useRef(false);
  const codeIn = (wanted: CodeLanguage) => {
    const loader = codes.current.get(wanted) ?? createLoader(`code of ${id}`, (signal) => loadCode(wanted, signal));
    codes.current.set(wanted, loader);
    return loader;
  };
  const session = state.status === 'loaded' ? state.live.session : undefined;

  /** @param mayBeLinked false if the address, which may be behind, carries an edit that the reader has left. */
  const open = async (mayBeLinked = true): Promise<Live> => {
    const turn = ++opened.current;
    const show = (next: LiveState) => turn === opened.current && setState(next);
    try {
      isLinked.current = mayBeLinked && linksTo(id);
      const [module, chosen] = await Promise.all([
        parts.load(),
        isLinked.current ? undefined : codeIn(language).load(),
      ]);
      const code = chosen ?? (await module.loadLinked((wanted) => codeIn(wanted).load()));
      const edit = isLinked.current ? module.openShared(code, resources) : undefined;
      const shared = isLinked.current ? (edit ? ('edit' as const) : ('damaged' as const)) : undefined;
      const session = edit ?? module.openSession(demos, code, placeOf(id, block.current), resources);
      const live = { ...module, shared, session, code, hasOwn: isEdited(id, code.language) };
      show({ status: 'loaded', live });
      return live;
    } catch (thrown) {
      const error = toError(thrown);
      show({ status: 'failed', error });
      throw error;
    }
  };
  const reopen = (mayBeLinked = true) => void open(mayBeLinked).catch(() => undefined);
  const load = () => {
    if (state.status === 'loaded') return Promise.resolve(state.live);
    setState({ status: 'loading' });
    return open();
  };

  useEffect(() => {
    const other = language === 'js' ? 'ts' : 'js';
    setOtherEdited(isEdited(id, other) ? other : undefined);
    if (state.status !== 'idle' || demos.has(editName(id, language)) || isEdited(id, language) || linksTo(id)) reopen();
    const isOpen = () => codes.current.get(language)?.loaded() !== undefined;
    const onChange = (changed: HotEvents['docs:demo']) => {
      if (changed.asset.id !== id) return;
      const wasOpen = isOpen();
      codes.current.clear();
      codes.current.set(
        'ts',
        createLoader(`code of ${id}`, () => changed, changed),
      );
      if (wasOpen) reopen();
    };
    const onLibrary = () => isOpen() && reopen();
    // Back leads from a shared edit to the reader's own version.
    const onHashChange = () => (linksTo(id) || isLinked.current) && reopen();
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
  }, [id, language]);
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
    otherEdited,
    view: useSyncExternalStore(session?.subscribe ?? never, session?.view ?? untouched, untouched),
    load,
    leaveShared() {
      router.amend({ hash: '' });
      reopen(false);
    },
    prefetch(toEdit = false) {
      void codeIn(language).prefetch();
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
const isEdited = (id: string, language: CodeLanguage | undefined) =>
  createStored({ name: editName(id, language), parse: (text) => text !== null, print: () => null }).read();
