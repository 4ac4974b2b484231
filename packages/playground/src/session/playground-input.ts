import type { FileOptions } from '../model/live';

/** When a playground starts to run. */
export const STARTS = ['visible', 'interaction', 'now'] as const;

/** A file with what readers see and may do of it. */
export interface FileInput extends FileOptions {
  code: string;
}

/** The files of a playground by their paths: `app.tsx`, `parts/row.tsx`. A text alone leaves the options of a file as they are. */
export type PlaygroundFiles = Readonly<Record<string, string | FileInput>>;

/** What a playground is made of. */
export interface PlaygroundInput {
  files: PlaygroundFiles;
  /** The file whose default export is the component to show. */
  entry: string;
  /** The file that is shown first; the entry unless given. */
  active?: string | undefined;
  /**
   * When the code starts to run. `visible`, the default: once its place comes near the view; its frame is taken away when that
   * has left it, and runs the reader's code again when it's back, unless the reader has used what it shows. `interaction`: once
   * the reader presses in the playground, or edits. `now`: at once.
   */
  start?: (typeof STARTS)[number] | undefined;
  /** False if the code runs when the reader asks for it, by a button or Ctrl or Cmd with Enter. */
  autorun?: boolean | undefined;
  /** False for no type errors, types and names to complete: nothing that finds them is loaded. */
  types?: boolean | undefined;
  /** Name under which the browser keeps the edits. Without it, they last as long as the playground. */
  storage?: string | undefined;
  /** Title of the frame, for screen readers; `Preview` unless given. */
  title?: string | undefined;
  /** True if the frame is as high as the element and scrolls. By default it's as high as what it shows. */
  scrolls?: boolean | undefined;
  /** Told of the texts after each change but those that the page made by other `files`. */
  onChange?: ((files: Readonly<Record<string, string>>) => void) | undefined;
  /** Told of the file that is shown when that has changed. */
  onActiveChange?: ((file: string) => void) | undefined;
}

/** What was passed for a file's text, alone or beside its options. */
export const codeOf = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'code' in file ? file.code : file;
