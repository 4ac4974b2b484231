import type { FrameProgram } from './frame-messages';

/** A file of a demo that the compile worker turns into code to evaluate: a script, JSON or a CSS module. */
export interface LiveScript {
  /** Path from the project's root: `docs/demo/simple.tsx`. Its ending says how it is read. */
  name: string;
  text: string;
  /** What stacks call it; no other text has this address. */
  url: string;
}

/** Something that a script imports. */
export interface LiveImport {
  /** As written: `react`, `./rows`. */
  name: string;
  /** False where only types are taken, or nothing at all: it must exist, and need not be loaded. */
  used: boolean;
  /** Offset of the import in the script's text; absent for what compiling brought in. */
  at?: number;
}

/** Says what a script imports, wherever that is in its text. */
export const importsKey = (imports: readonly LiveImport[]): string =>
  JSON.stringify(imports.map(({ name, used }) => [name, used]));

/** A script, compiled and guarded. */
export interface CompiledScript {
  /** An expression: a function that takes `SCRIPT_NAMES` in their order. */
  code: string;
  imports: LiveImport[];
  /** Pairs of offsets, in `code` and in the script's text, ascending. */
  positions: Uint32Array;
  /** Of a CSS module: the stylesheet, with the names that the code exports. */
  style?: string;
}

/** Why a script could not be compiled. */
export interface CompileFault {
  message: string;
  /** Offset in the script's text, where it is known. */
  at?: number;
}

/**
 * Why a frame had to be taken away: it said nothing for too long, left its document, said too much, or wrote to the page's window
 * instead of its port.
 */
export type FrameEnd = 'silent' | 'left' | 'loud' | 'outside';

/** What is wrong with an edited demo, in the reader's own source. */
export interface LiveError {
  message: string;
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /** True if something that running needs could not be loaded: nothing is known to be wrong with the source. */
  unloaded?: true;
  /** Why the frame was taken away, which the message says in English. */
  ended?: FrameEnd;
}

/** To the compile worker. */
export type ToCompiler =
  | CompileRequest
  /** Comes with a port to a frame. The worker posts programs to it and takes nothing from it. */
  | { type: 'link'; link: number }
  /** The frame is gone. */
  | { type: 'unlink'; link: number };

/** Asks for a script. */
export interface CompileRequest {
  type: 'compile';
  /** The answer carries it. */
  request: number;
  script: LiveScript;
  /** Where to post the program at once, if the script imports the same as before. */
  direct?: DirectRun;
}

/** A program of which one script is being compiled, for a frame that has run it with the script as it was. */
export interface DirectRun {
  link: number;
  run: number;
  program: FrameProgram;
  /** What the script imported, as `importsKey` says it. */
  imports: string;
}

/** From the compile worker. */
export type CompileAnswer =
  | {
      type: 'compiled';
      request: number;
      script: CompiledScript;
      /** True if the program is on its way to the frame. */
      isSent: boolean;
    }
  | { type: 'fault'; request: number; fault: CompileFault };

/** The scripts of the frame that runs edited demos: CommonJS modules that require each other by name. */
export interface FrameFiles {
  /** Names of the chunks that each chunk requires. */
  chunks: Record<string, string[]>;
  /** The chunk that starts the frame. */
  runtime: string;
  /** The chunk that draws the demo for design tools, if there's one. */
  design?: string;
  /** The chunk of each package, by what imports call it. */
  packages: Record<string, string>;
  /** Code of chunks that no file has: what a bundle of its own requires by the package's name leads to the frame's. */
  inline?: Record<string, string>;
}

/** Folder of the frame's scripts, below the site's base. */
export const FRAME_FOLDER = 'assets/frame/';

/** Each script of the frame ends with this: one that was cut short doesn't. */
export const FRAME_SCRIPT_END = '\n/* end */';

/** Address of the frame's document, below the site's base. */
export const FRAME_DOCUMENT = '~frame';

/**
 * What the frame's document may do. Without forms, a browser doesn't even fire `submit`; that they send nothing and lead nowhere
 * is in the document's policy.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-forms';

/** What an edited demo consists of beside its own files: all that any demo of the site imports. */
export interface LiveImports {
  frame: FrameFiles;
  /** The stylesheets that every page has: the engine's and the site's. */
  themes: (() => Promise<{ default: string }>)[];
  /**
   * Stylesheets of packages by what imports call them. Of the demos, those that a build compiled, by path from the project's
   * root: with CSS modules' new names.
   */
  styles: Record<string, () => Promise<{ default: string }>>;
  /**
   * Addresses and texts that imports lead to: of the demos' files by path from the project's root with the query of the import
   * (`docs/logo.svg`, `docs/rows.txt?raw`), of packages by what imports call them.
   */
  values: Record<string, () => Promise<{ default: string }>>;
  /** Files of the demos by path from the project's root. */
  files: Record<string, () => Promise<{ default: { text: string } }>>;
  /** Compiles edited Less. Absent where no demo has any. */
  less?: () => Promise<{ default: LessCompiler }>;
  /** Less of packages that the demos' Less imports, as text, by what imports call it. */
  lessSources?: Record<string, () => Promise<{ default: string }>>;
  /** Folder of each demo by its id, from the project's root. */
  folders: Record<string, string>;
  /** What the file of a demo exports it as, by the demo's id. All others are default exports. */
  exportNames?: Record<string, string>;
  /** What to do about an import of something else, after `Cannot find module: x. `. */
  explainMissing?(name: string): string;
}

/** Addresses of a reader's scripts begin so: no other address does. */
export const LIVE_SCHEME = 'live:';

/** Text of every file of a demo by name; the entry is the one with the default export. */
export interface LiveSource {
  entry: string;
  files: Readonly<Record<string, string>>;
}

/** Reads a stylesheet by its path from the project's root, or one of a package as imports call it; undefined if there's none. */
export type ReadLess = (path: string) => Promise<string | undefined>;

/** Compiles a Less file with all that it imports. @returns CSS. @throws {CompiledStyleError} */
export type LessCompiler = (path: string, read: ReadLess) => Promise<string>;

/** What readers see and may do of a file. */
export interface FileOptions {
  /** It has no tab. Code may import it. */
  hidden?: boolean | undefined;
  /** It can be read, and not edited. */
  readOnly?: boolean | undefined;
}

/** A file of a playground, as the page has it. */
export interface PlaygroundFile extends FileOptions {
  /** Path from the entry's folder, which is also its tab's label. */
  name: string;
  text: string;
  /** The text as highlighted markup, one `span.line` a line. */
  html?: string;
}
