import type { PlaygroundHost } from '../host/create-host';
import type { Pipeline, RunChange } from '../pipeline';
import type { FileOptions } from '../model/live';
import type { ConsoleLog } from '../run/console-log';
import type { EditedFiles } from '../texts/edit-store';
import type { FrameChoice } from '../run/watch-settings';

/**
 * What a reader is told of their text: it was shown without being run, since it stopped the demo or the page the last time;
 * an edit of an older version is at hand; the original or that edit was put in place; the browser does not keep it.
 */
export type LiveNote = 'stopped' | 'older' | 'reset' | 'taken' | 'unkept';

/** A place in the code to go to; the whole file where there is no line. */
export interface CodeTarget {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** A demo under the reader's hands at one time. */
export interface LiveView extends Required<Omit<RunChange, 'error'>>, Pick<RunChange, 'error'> {
  /** True where the reader's text differs from the original. */
  edited: boolean;
  note?: LiveNote | undefined;
  /** What the newest run has written to the console. */
  console: ConsoleLog;
  /** Name of the file that is shown. */
  file: string;
  /** Where the editor is asked to go, until it went there. */
  target?: CodeTarget | undefined;
  /** Grows when the text was changed by anything but the editor. */
  revision: number;
}

/** What a session needs of a host; without types where the page has none of the code. */
export type RunHost = Pick<PlaygroundHost, 'engine'> & Partial<Pick<PlaygroundHost, 'types'>>;

/**
 * A demo that is open for editing: the reader's text, from the opening of its code on, its runs, and what the reader sees of both. It
 * outlives the page's leaving.
 */
export interface LiveSession {
  /** Tells the session from others of the page, which may be of the same demo. */
  readonly id: string;
  /** Tells one version of the original from another. */
  readonly version: string;
  /** Names of the files, the demo's own first; those last that only an older version had. */
  files(): string[];
  /** Names of those that have a tab. */
  shown(): string[];
  /** True for a file that can be read, and not edited. */
  isFixed(file: string): boolean;
  /** The reader's text of a file; that of the shown one where none is named. */
  text(file?: string): string;
  /** The reader's text of all files; the same object as long as none has changed. */
  texts(): Readonly<Record<string, string>>;
  original(file: string): string;
  /** Takes what the reader typed, keeps it on the device and runs it, unless it is what stopped the page. */
  edit(file: string, text: string): void;
  /**
   * Takes texts that the reader didn't type, as the program around the editor has them.
   * @param texts by file; null removes one.
   * @param options of files, in place of those that they had.
   */
  put(texts: EditedFiles, options?: Readonly<Record<string, FileOptions>>): void;
  /** Brings the original back. */
  reset(): void;
  /** Brings back what the last reset, or the older edit, took away. */
  undo(): void;
  takeOlder(): void;
  dropOlder(): void;

  /** Plays the demo in its block. @returns what ends it: timers, listeners, all. */
  start(block: HTMLElement): () => void;
  /** Has the original run in the frame, too, or shows it in the page again. */
  frame(isWanted: boolean): void;
  /** What the demo runs with at present. */
  host(): RunHost;
  /** Compiles and runs with another host, such as one with another version of a package; by default with its own. */
  runWith(host?: RunHost): void;
  /** Gives the frame a direction, a colour, less motion and props in place of what the page has. */
  configure(choice: FrameChoice): void;
  /** Gets ready to run: the reader may be about to type. @param isNear true if the caret is in the code. */
  prepare(isNear?: boolean): void;
  /** Runs what was shown without being run. */
  run(): void;
  /** Runs again what could not be loaded; the second time in a row in a new document, which has the edits. */
  retry(): void;
  /** See `Pipeline`. */
  draw: Pipeline['draw'];

  subscribe(listener: () => void): () => void;
  view(): LiveView;
  /** Chooses the file that is shown. */
  choose(file: string): void;
  /** Asks the editor to go to a place, by default to the shown file as a whole. */
  goTo(target?: CodeTarget): void;
  /** Says that it went there. */
  arrive(): void;
  clearConsole(): void;
}
