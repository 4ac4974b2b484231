import type { PlaygroundHost } from '../host/create-host';
import { createListeners } from '../base/state';
import type { FileOptions, LiveError } from '../model/live';
import type { TypeIssue } from '../model/type-messages';
import type { ConsoleLog } from '../run/console-log';
import { createEditStore, createPageStore, hasSameFiles, type EditedFiles } from '../texts/edit-store';
import { checkInput, checkName } from './check-input';
import { createSession } from './create-session';
import type { LiveSession, LiveView } from './live-session';
import { playInPlace, type Player } from './play-in-place';
import { codeOf, type PlaygroundFiles, type PlaygroundInput } from './playground-input';

/** A playground at one time. It's another object after each change. */
export interface PlaygroundView {
  /** `failed` if the code doesn't compile, throws, or can't be run; what ran last stays in view. */
  state: 'idle' | 'loading' | 'running' | 'failed';
  /** What is wrong if the state is `failed`. */
  error: LiveError | undefined;
  /** What the newest run has written to the console. */
  console: ConsoleLog;
  /** Type errors. The code runs nevertheless. */
  issues: readonly TypeIssue[];
  /** Text of each file. */
  files: Readonly<Record<string, string>>;
  /** The file that is shown. */
  active: string;
  /** True if a text differs from the one that the playground was made with. */
  edited: boolean;
}

/** The session of a playground, which its page has options and events of. */
export interface PlaygroundSession extends LiveSession {
  /** Plays the code in an element, from when `start` says. @returns what ends it. */
  play(element: HTMLElement): () => void;
  /** The reader does something: starts what waits for that. */
  wake(): void;
  /** False if edits run when the reader asks for it. */
  runsItself(): boolean;
  /** True while nothing runs because the reader hasn't asked for it. */
  isOffered(): boolean;
  /** Changes or adds files. */
  setFiles(files: PlaygroundFiles): void;
  /** Takes the files that a page wants now, all of them. What it was told of before, the reader is ahead of. */
  follow(files: PlaygroundFiles): void;
}

/**
 * Opens a session of a page that doesn't show the code's result by itself.
 * @param latest what the playground is made of, as it is when it's asked for. Files, entry and storage are taken once.
 */
export function openSession(latest: () => PlaygroundInput, host: Pick<PlaygroundHost, 'engine'>): PlaygroundSession {
  const { files, entry, active, storage } = latest();
  const { subscribe, notify } = createListeners();
  const runsItself = () => latest().autorun !== false;
  const session = createSession({
    host,
    demo: '',
    originals: Object.entries(textsOf(files)).map(([name, text]) => ({
      ...optionsOf(files)[name],
      name,
      // What is no text is told when it's run.
      text: text as string,
    })),
    entry,
    active,
    autorun: runsItself,
    store: storage === undefined ? createPageStore() : createEditStore(storage),
    place(slot) {
      const { title = 'Preview', scrolls = false } = latest();
      return { slot, title, scrolls };
    },
    showsOriginal: false,
    check: (source) => checkInput(latest(), source),
  });
  let player: Player | undefined;
  let told = { texts: textsOf(files), file: session.view().file };
  let options = optionsOf(files);
  /** What the page was told of since it last passed the same, the oldest first. */
  let echoes: EditedFiles[] = [];
  let isDue = false;

  const tell = () => {
    isDue = false;
    const { onChange, onActiveChange } = latest();
    const before = told;
    told = { texts: session.texts(), file: session.view().file };
    if (!hasSameFiles(before.texts, told.texts)) {
      echoes = [...echoes.slice(-MANY_ECHOES), told.texts];
      notify();
      guarded(() => onChange?.(session.texts()));
    }
    if (before.file !== told.file) guarded(() => onActiveChange?.(told.file));
  };
  /** In another task: the editor is still at work with the change. */
  const tellSoon = () => {
    if (!isDue) queueMicrotask(tell);
    isDue = true;
  };
  session.subscribe(tellSoon);

  return {
    ...session,
    subscribe(listener) {
      const stops = [session.subscribe(listener), subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    choose(file) {
      if (session.shown().includes(file)) session.choose(file);
      else guarded(() => checkName('active', file, session.shown()));
    },
    edit(file, text) {
      session.edit(file, text);
      player?.begin();
      tellSoon();
    },
    run() {
      // What begins runs by itself, unless that is what it waits for.
      if (!player?.begin() || !runsItself() || session.view().note === 'stopped') session.run();
    },
    play(element) {
      const own = playInPlace({
        session,
        element,
        start: latest().start ?? 'visible',
        // What runs only when it's asked for stays as it is.
        stays: () => !runsItself(),
      });
      player = own;
      tellSoon();
      return () => {
        own.end();
        if (player === own) player = undefined;
      };
    },
    wake: () => void (latest().start === 'interaction' && player?.begin()),
    runsItself,
    isOffered() {
      const { state, framed, note } = session.view();
      const waits = latest().start === 'interaction' || !runsItself();
      return waits && state === 'idle' && !framed && note !== 'stopped';
    },
    setFiles: (changed) => session.put(textsOf(changed), optionsOf(changed)),
    follow(next) {
      const texts = textsOf(next);
      const isCurrent = hasSameFiles(texts, session.texts());
      const at = isCurrent ? -1 : echoes.findIndex((each) => hasSameFiles(each, texts));
      const isKnown = isCurrent || at >= 0;
      const before = options;
      options = { ...before, ...optionsOf(next) };
      if (!isKnown || JSON.stringify(options) !== JSON.stringify(before)) {
        const gone = Object.keys(session.texts()).filter((name) => !(name in texts));
        session.put(isKnown ? {} : { ...Object.fromEntries(gone.map((name) => [name, null])), ...texts }, options);
      }
      echoes = at >= 0 ? echoes.slice(at) : [];
      told = { ...told, texts: session.texts() };
    },
  };
}

/** Changes that a page may be behind. */
const MANY_ECHOES = 100;

/** What a page makes of an event is its own: the playground goes on. */
function guarded(task: () => void): void {
  try {
    task();
  } catch (error) {
    reportError(error);
  }
}

const textsOf = (files: PlaygroundFiles): EditedFiles =>
  Object.fromEntries(Object.entries(files ?? {}).map(([name, file]) => [name, codeOf(file) as string]));

const optionsOf = (files: PlaygroundFiles): Record<string, FileOptions> =>
  Object.fromEntries(
    Object.entries(files ?? {}).flatMap(([name, file]) =>
      typeof file === 'object' && file !== null ? [[name, { hidden: file.hidden, readOnly: file.readOnly }]] : [],
    ),
  );

/** What a session's owner may do. */
export const actionsOf = (session: PlaygroundSession) => ({
  setFile: (name: string, file: PlaygroundFiles[string]) => session.setFiles({ [name]: file }),
  setFiles: session.setFiles,
  removeFile: (name: string) => session.put({ [name]: null }),
  setActive: session.choose,
  reset: session.reset,
  undo: session.undo,
  run: session.run,
});

/** What a session's owner is told. @param issues type errors. */
export function toView({ texts }: LiveSession, view: LiveView, issues: readonly TypeIssue[]): PlaygroundView {
  const { state, error, console, file, edited } = view;
  return { state: STATES[state], error, console, issues, files: texts(), active: file, edited };
}

const STATES = { idle: 'idle', loading: 'loading', compiled: 'running', error: 'failed' } as const;
