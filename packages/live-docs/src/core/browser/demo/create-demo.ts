import { createListeners, createStored, toError, type Resources } from 'live-playground/internal';
import type { DemoArgs } from 'live-playground/model';
import type { LiveSession, LiveView } from 'live-playground/internal/live';
import { startOf, type Choices, type CodeLanguage, type DemoAccess, type DemoCode, type HotEvents } from '../../model';
import { createLoader, loaderOf, type Loader } from '../loading';
import { demoAddress, type Router } from '../navigation';
import { editName, linkedLook, linksTo } from './demo-address';
import type { OpenDemo } from './live/open-session';

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

/** A demo in a page at one time: another object after each change. */
export interface DemoState {
  code: LiveState;
  /** The demo as the reader has it. */
  view: Pick<LiveView, 'state' | 'edited' | 'framed' | 'note'>;
  /** The language that isn't shown, where the reader has edited the code in it. */
  otherEdited?: CodeLanguage | undefined;
  /** The code is in view. */
  isOpen: boolean;
  /** The code was in view before. It stays, hidden: the editor keeps its history. */
  wasOpened: boolean;
  /** How the reader looks at the demo, as text: `width-390.code-js`. What reads it loads with live editing. */
  look: string;
  /** How the code is shown. */
  language: CodeLanguage;
  /** True if the demo itself is to be shown in another way. */
  isOther: boolean;
  /** What the reader has chosen for the demo's props, and the props themselves. */
  choices: Choices;
  args?: DemoArgs | undefined;
  /** The first lines of its code, highlighted, where they aren't those of the page's module. */
  start?: string | undefined;
  /** While the block fills the window: the height that it leaves empty in the page, in pixels. */
  leftHeight?: number | undefined;
}

/** What a demo needs of its block. */
interface DemoElements {
  block: Pick<HTMLElement, 'offsetHeight'>;
  /** Where its frames go, within what shows the demo. */
  slot: HTMLElement;
}

/** What a demo is made from. */
export interface DemoInput {
  id: string;
  title: string;
  /** Its code is to be had as JavaScript. */
  hasJavaScript: boolean;
  /** It's shown as a page in an `iframe`. */
  iframe?: boolean | undefined;
  /** Its code is in view from the start. */
  open?: boolean | undefined;
  /** Fetches its code. */
  loadCode: (language: CodeLanguage, signal: AbortSignal) => Promise<DemoCode>;
}

/** Where a demo is. */
interface DemoPlace {
  resources: Resources;
  router: Pick<Router, 'state' | 'subscribe' | 'amend'>;
}

/** See `createDemo`. */
export type Demo = ReturnType<typeof createDemo>;

/** What a document is prerendered with. */
const FIRST: DemoState = {
  code: { status: 'idle' },
  view: { state: 'idle', edited: false, framed: false },
  isOpen: false,
  wasOpened: false,
  look: '',
  language: 'ts',
  isOther: false,
  choices: {},
};

/** What it's prerendered with where its code is open from the start: the editor's place. What edits it loads with the page. */
const OPEN: DemoState = { ...FIRST, code: { status: 'loading' }, isOpen: true, wasOpened: true };

/** The part of a look that is about the code. */
const JAVASCRIPT = /\.?\bcode-js\b/;

/** How texts are stored. */
const AS_TEXT = { parse: (text: string | null) => text ?? '', print: (text: string) => text || null };

/** Leaves a failure to who shows it. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** True where the device keeps an edit of a demo. */
const isEdited = (id: string, language: CodeLanguage | undefined) =>
  createStored({ name: editName(id, language), parse: (text) => text !== null, print: () => null }).read();

/**
 * One demo of a page, whatever shows it: its code and what the reader makes of it, the edit that a link carries, how it's looked at,
 * the props that are chosen for it, and what is open. Its code is fetched when it's first wanted, or when the reader has edited it
 * before. Edits of the two languages are kept apart. While developing, the code follows its files.
 */
export function createDemo(
  { id, title, hasJavaScript, iframe, open: isOpen = false, loadCode }: DemoInput,
  { resources, router }: DemoPlace,
) {
  const { subscribe, notify } = createListeners();
  // What was typed outlives its page.
  const open = resources.get('open demos', () => new Map<string, OpenDemo>());
  const numbers = resources.get(`blocks of ${id}`, () => new Set<number>());
  const parts = loaderOf<LiveModule>(resources, 'editor', () => import('./live'));
  // The language of the code is a choice for all demos, which the device keeps; the look is one of this tab.
  const languages = resources.get('code language', () => createStored({ name: 'code-language', ...AS_TEXT }));
  const looks = createStored({ name: `look:${id}`, area: 'sessionStorage', ...AS_TEXT });
  const codes = new Map<CodeLanguage, Loader<DemoCode>>();
  let state = isOpen ? OPEN : FIRST;
  let elements: DemoElements | undefined;
  /** Holds what the demo shows. */
  let preview: HTMLElement | null = null;
  /** Which of the page's blocks with this demo this one is. */
  let number = 0;
  /** Counts openings: the last one is shown. */
  let opened = 0;
  /** The hash of the address that carried an edit of the demo when it was last opened. */
  let linked: string | undefined;
  let playing: LiveSession | undefined;
  /** The frame is wanted for the original, too. */
  let isWanted = false;
  let stopPlaying = () => {};

  const update = (change: Partial<DemoState>) => {
    const next = { ...state, ...change };
    if (Object.entries(change).every(([key, value]) => state[key as keyof DemoState] === value)) return;
    state = next;
    notify();
  };
  const live = () => (state.code.status === 'loaded' ? state.code.live : undefined);
  const search = () => router.state().location.search;
  /** The hash of the address, if that carries an edit of the demo. */
  const linkedHash = () => {
    const { hash } = router.state().location;
    return linksTo(id, hash) ? hash : undefined;
  };
  const codeIn = (wanted: CodeLanguage) => {
    const loader = codes.get(wanted) ?? createLoader(`code of ${id}`, (signal) => loadCode(wanted, signal));
    codes.set(wanted, loader);
    return loader;
  };

  /** Only the frame gives props to a demo in another document, logs calls, and can be looked at in other ways. */
  const isFramed = () => {
    const { isOther, args } = state;
    const isGiven = args && (args.logged.length > 0 || (iframe && Object.keys(args.props).length > 0));
    return isOther || isGiven === true;
  };
  /** Has a session run in the version of the library that the reader has chosen. */
  const runIn = (session: LiveSession | undefined) => {
    const loaded = live();
    if (loaded) session?.runWith(loaded.hostIn(resources, loaded.parseLook(state.look).version));
  };
  const frame = () => {
    const { look, args } = state;
    const wasFramed = isWanted;
    isWanted = isFramed();
    playing?.configure({ ...live()?.frameChoice(look), args });
    runIn(playing);
    playing?.frame(isWanted);
    if (isWanted && !wasFramed) quietly(load());
  };
  /** Has the frame show the session that is open. */
  const play = () => {
    const session = elements && live()?.session;
    if (session !== playing) {
      stopPlaying();
      playing = session;
      const follow = () => update({ view: session?.view() ?? FIRST.view });
      runIn(session);
      const stops = session && [session.subscribe(follow), session.start(elements!.slot)];
      stopPlaying = () => stops?.forEach((stop) => stop());
      follow();
    }
    if (session) frame();
  };

  const reopen = async (): Promise<Live> => {
    const turn = ++opened;
    const show = (code: LiveState) => {
      if (turn !== opened) return;
      update({ code });
      play();
    };
    try {
      const hash = linkedHash();
      linked = hash;
      const [module, chosen] = await Promise.all([parts.load(), hash ? undefined : codeIn(state.language).load()]);
      const code = chosen ?? (await module.loadLinked(hash!, (wanted) => codeIn(wanted).load()));
      const edit = hash ? module.openShared(code, hash, resources) : undefined;
      const shared = hash ? (edit ? ('edit' as const) : ('damaged' as const)) : undefined;
      const session = edit ?? module.openSession(open, code, number, resources);
      const loaded = { ...module, shared, session, code, hasOwn: isEdited(id, code.language) };
      show({ status: 'loaded', live: loaded });
      return loaded;
    } catch (thrown) {
      const error = toError(thrown);
      show({ status: 'failed', error });
      throw error;
    }
  };
  const reopenQuietly = () => quietly(reopen());
  /** The code, fetched the first time, and again after a failure. */
  const load = async (): Promise<Live> => {
    const loaded = live();
    if (loaded) return loaded;
    update({ code: { status: 'loading' } });
    return reopen();
  };
  const reveal = () => update({ isOpen: true, wasOpened: true });
  /** For what is done with the code while it's hidden. */
  const loadOrTell = () =>
    load().catch((error: unknown) => {
      reveal();
      throw error;
    });

  /** Fetches the first lines of the code in the language that the reader chose. */
  const showStart = () => {
    const { language } = state;
    const show = ({ files: [first] }: DemoCode) =>
      state.language === language && update({ start: startOf(first?.html ?? '') });
    quietly(codeIn(language).load({ stay: true }).then(show));
  };
  const followLanguage = () => {
    const { language, code } = state;
    const other = language === 'js' ? 'ts' : 'js';
    update({ otherEdited: isEdited(id, other) ? other : undefined });
    if (code.status !== 'idle' || open.has(editName(id, language)) || isEdited(id, language) || linkedHash())
      reopenQuietly();
  };
  const followLook = () => {
    const { language } = state;
    const chosen = looks.read();
    const plain = chosen.replace(JAVASCRIPT, '');
    const isJavaScript = hasJavaScript && (chosen !== plain || languages.read() === 'js');
    update({
      look: isJavaScript ? `${plain}${plain && '.'}code-js` : plain,
      language: isJavaScript ? 'js' : 'ts',
      isOther: plain !== '',
    });
    if (state.language !== language) {
      followLanguage();
      showStart();
    }
    frame();
  };
  const takeLinkedLook = () => {
    const linked = linkedLook(id, search());
    if (!linked) return;
    looks.write(linked.look);
    // From now on it's the reader's choice.
    router.amend({ search: search().replace(linked.parameter, '').replace(/^&/, '?') });
  };
  const followAddress = () => {
    // Back leads from a shared edit to the reader's own version.
    if (linkedHash() !== linked) reopenQuietly();
  };
  /** While developing. */
  const followFiles = () => {
    if (!import.meta.hot) return () => {};
    const isOpen = () => codes.get(state.language)?.loaded() !== undefined;
    const onChange = (changed: HotEvents['docs:demo']) => {
      if (changed.asset.id !== id) return;
      const wasOpen = isOpen();
      update({ start: startOf(changed.files[0]?.html ?? '') });
      codes.clear();
      codes.set(
        'ts',
        createLoader(`code of ${id}`, () => changed, changed),
      );
      if (wasOpen) reopenQuietly();
    };
    const onLibrary = () => isOpen() && reopenQuietly();
    import.meta.hot.on('docs:demo', onChange);
    import.meta.hot.on('docs:library', onLibrary);
    // Vitest's fake of `hot` has no `off`.
    return () => {
      import.meta.hot?.off?.('docs:demo', onChange);
      import.meta.hot?.off?.('docs:library', onLibrary);
    };
  };

  /** What tools of the toolbar may ask of it. */
  const access = {
    loadCode: async () => (await loadOrTell()).code,
    /** Fetches the code ahead of need, and what edits it where the reader seems to want that. */
    prefetch(toEdit = false) {
      void codeIn(state.language).prefetch();
      void parts.prefetch().then((loaded) => (toEdit ? loaded?.warm(resources) : undefined));
    },
    async files() {
      const { session } = await loadOrTell();
      return Object.fromEntries(session.shown().map((name) => [name, session.text(name)]));
    },
    text: async () => (await loadOrTell()).session.text(),
    selectText() {
      reveal();
      quietly(load().then(({ session }) => session.goTo()));
    },
    reset: () => state.view.edited && live()?.session.reset(),
    async link() {
      const { session, shareEdit, withLook } = await loadOrTell();
      const link = shareEdit(id, session, search());
      return link && withLook(link, id, state.look);
    },
    ownAddress: () => demoAddress(id) + (live()?.ownPageHash(id, live()!.session) ?? ''),
    search,
    preview: () => preview,
    setLook(look: string) {
      const rest = look.replace(JAVASCRIPT, '');
      looks.write(rest);
      if (hasJavaScript) languages.write(rest === look ? '' : 'js');
    },
    drawEdited: (format) => live()?.session.draw(format, title),
  } satisfies Partial<DemoAccess>;

  return {
    access,
    /** As the document has it, until `start`. */
    state: () => state,
    subscribe,
    /** Begins to follow the reader's choices, the address and the files. @returns how to stop. */
    start(own: DemoElements) {
      elements = own;
      preview = own.slot.parentElement;
      for (number = 0; numbers.has(number);) number++;
      numbers.add(number);
      takeLinkedLook();
      followLook();
      if (state.language === FIRST.language) followLanguage();
      play();
      const stops = [
        looks.subscribe(followLook),
        languages.subscribe(followLook),
        router.subscribe(followAddress),
        followFiles(),
      ];
      return () => {
        elements = undefined;
        preview = null;
        numbers.delete(number);
        play();
        for (const stop of stops) stop();
      };
    },
    show() {
      reveal();
      // The part that shows the code also shows that it could not be fetched.
      quietly(load());
    },
    hide: () => update({ isOpen: false }),
    /** Has the block fill the window, with the code. */
    expand() {
      reveal();
      quietly(load().then(() => update({ leftHeight: elements?.block.offsetHeight })));
    },
    collapse: () => update({ leftHeight: undefined }),
    choose(choices: Choices, args: DemoArgs) {
      const { state: running, note } = state.view;
      update({ choices, args });
      frame();
      // An error has ended what would take them.
      if (running === 'error' && note !== 'stopped') live()?.session.run();
    },
    /** Leaves the edit that the page's address carries: the reader's own version comes back. */
    leaveShared() {
      router.amend({ hash: '' });
      reopenQuietly();
    },
  };
}
