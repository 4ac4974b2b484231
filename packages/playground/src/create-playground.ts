import { createHost, type PlaygroundHost } from './host/create-host';
import { manifestSource } from './host/manifest-source';
import { PlaygroundError } from './model/playground-error';
import type { LiveError, LiveSource } from './model/live';
import type { TypeIssue } from './model/type-messages';
import { browserClock } from './run/clock';
import type { ConsoleLog } from './run/console-log';
import { savesData } from './run/saves-data';
import { createSession } from './session/create-session';
import { createEditStore, createPageStore } from './texts/edit-store';
import { createTypeCheck } from './types/create-type-check';
import { createListeners } from './ui/create-listeners';
import { whenIdle } from './ui/when-idle';

/** Where a playground gets what compiles, runs and checks its code. */
export type PlaygroundAssets =
  | {
      /** Address of the folder that `live-playground build` wrote. */
      assets: string;
      host?: undefined;
    }
  | {
      /** For a page with several playgrounds. See `createPlaygroundHost`. */
      host: PlaygroundHost;
      assets?: undefined;
    };

/** What a playground is made of. */
export type PlaygroundOptions = PlaygroundAssets & PlaygroundInput;

interface PlaygroundInput {
  /** Text of each file, by its path: `app.tsx`, `parts/row.tsx`. */
  files: Readonly<Record<string, string>>;
  /** The file whose default export is the component to show. */
  entry: string;
  /** Name under which the browser keeps the edits. Without it, they last as long as the playground. */
  storage?: string;
  /** Title of the frame, for screen readers; `Preview` unless given. */
  title?: string;
  /** True if the frame is as high as the element and scrolls. By default it's as high as what it shows. */
  scrolls?: boolean;
}

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
  /** True if a text differs from the one that the playground was made with. */
  edited: boolean;
}

/** Live code in an element of a page. */
export interface Playground {
  /** Calls back after each change of `view()`. @returns how to stop. */
  subscribe(listener: () => void): () => void;
  view(): PlaygroundView;
  /** Changes or adds a file. The code runs at once, and at most ten times a second. */
  setFile(name: string, text: string): void;
  /** Changes or adds files. Others stay as they are. */
  setFiles(files: Readonly<Record<string, string>>): void;
  /** Brings back the texts that the playground was made with. */
  reset(): void;
  /** Brings back what the last `reset` took away. */
  undo(): void;
  /** Runs the code again. What couldn't be loaded is loaded again. */
  run(): void;
  /** Takes the frame away, and ends the host if the playground has made it. */
  close(): void;
}

/**
 * Puts a playground into an element and runs its code. Whatever is wrong, with the code or with what runs it, is in `view()`; the
 * page goes on.
 */
export function createPlayground(element: HTMLElement, options: PlaygroundOptions): Playground {
  const { files, entry, storage, title = 'Preview', scrolls = false } = options;
  const host = options.host ?? createHost(manifestSource(options.assets));
  const { subscribe, notify } = createListeners();
  const session = createSession({
    host,
    demo: '',
    originals: Object.entries(files).map(([name, text]) => ({ name, text })),
    entry,
    store: storage === undefined ? createPageStore() : createEditStore(storage),
    clock: browserClock,
    place: (slot) => ({ slot, title, scrolls }),
    showsOriginal: false,
    check: checkSource,
  });
  const types = createTypeCheck({ demo: '', session, client: host.types });
  const read = (): PlaygroundView => {
    const { state, error, console, edited } = session.view();
    return { state: STATES[state], error, console, issues: types.view().issues, files: session.texts(), edited };
  };
  let view = read();
  const update = () => {
    view = read();
    notify();
  };
  const edit = (texts: PlaygroundView['files']) => {
    for (const [name, text] of Object.entries(texts)) session.edit(name, text);
    update();
  };
  const stops = [session.start(element), session.subscribe(update), types.subscribe(update)];
  if (!savesData()) stops.push(whenIdle(() => stops.push(types.start())));

  return {
    subscribe,
    view: () => view,
    setFile: (name, text) => edit({ [name]: text }),
    setFiles: edit,
    reset: session.reset,
    undo: session.undo,
    run: session.run,
    close() {
      for (const stop of stops.splice(0)) stop();
      if (!options.host) host.close();
    },
  };
}

const STATES = { idle: 'idle', loading: 'loading', compiled: 'running', error: 'failed' } as const;

/** @throws {PlaygroundError} for files that can't be run, whatever is in them. */
function checkSource({ entry, files }: LiveSource): void {
  for (const [file, text] of Object.entries<unknown>(files)) {
    if (typeof text === 'string') continue;
    const found = `what was passed for it is ${text === null ? 'null' : `of type ${typeof text}`}`;
    throw new PlaygroundError({ file, found, expected: 'a text', fix: 'Pass the text of each file in `files`' });
  }
  if (Object.hasOwn(files, entry)) return;
  const expected = `one of ${Object.keys(files).join(', ') || '`files`, which has none'}`;
  throw new PlaygroundError({
    file: entry,
    found: 'there is no such file',
    expected,
    fix: 'Change `entry`, or add the file',
  });
}
