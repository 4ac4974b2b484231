import type { PlaygroundHost } from '../host/create-host';
import type { LiveError, LiveSource } from '../model/live';
import { PlaygroundError } from '../model/playground-error';
import type { TypeIssue } from '../model/type-messages';
import { browserClock } from '../run/clock';
import type { ConsoleLog } from '../run/console-log';
import { createEditStore, createPageStore } from '../texts/edit-store';
import { createSession } from './create-session';
import type { LiveSession, LiveView } from './live-session';

/** What a playground is made of. */
export interface PlaygroundInput {
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

/** How a frame is shown. */
export type FrameLook = Pick<PlaygroundInput, 'title' | 'scrolls'>;

/**
 * Opens a session of a page that doesn't show the code's result by itself.
 * @param look of the frame, as it is when that's opened.
 */
export function openSession(
  input: Omit<PlaygroundInput, keyof FrameLook>,
  host: PlaygroundHost,
  look: () => FrameLook,
): LiveSession {
  const { files, entry, storage } = input;
  return createSession({
    host,
    demo: '',
    originals: Object.entries(files).map(([name, text]) => ({ name, text })),
    entry,
    store: storage === undefined ? createPageStore() : createEditStore(storage),
    clock: browserClock,
    place(slot) {
      const { title = 'Preview', scrolls = false } = look();
      return { slot, title, scrolls };
    },
    showsOriginal: false,
    check: checkSource,
  });
}

/** What a session's owner is told. @param issues type errors. */
export function toView({ texts }: LiveSession, view: LiveView, issues: readonly TypeIssue[]): PlaygroundView {
  const { state, error, console, edited } = view;
  return { state: STATES[state], error, console, issues, files: texts(), edited };
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
