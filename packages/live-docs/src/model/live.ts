/** A script of a demo that the compile worker turns into code to evaluate. */
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

/** A script, compiled and guarded. */
export interface CompiledScript {
  /** An expression: a function that takes `RUN_NAMES` in their order. */
  code: string;
  imports: LiveImport[];
  /** Pairs of offsets, in `code` and in the script's text, ascending. */
  positions: Uint32Array;
}

/** Why a script could not be compiled. */
export interface CompileFault {
  message: string;
  /** Offset in the script's text, where it is known. */
  at?: number;
}

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
}

/** To the compile worker. */
export interface CompileRequest {
  type: 'compile';
  /** The answer carries it. */
  request: number;
  script: LiveScript;
}

/** From the compile worker. */
export type CompileAnswer =
  | { type: 'compiled'; request: number; script: CompiledScript }
  | { type: 'fault'; request: number; fault: CompileFault };

/** What an edited demo may import beside its own files: all that any demo of the site imports. */
export interface LiveImports {
  /** Packages by what imports call them, with their exports. */
  packages: Record<string, () => Promise<Record<string, unknown>>>;
  /** Stylesheets of packages by what imports call them. */
  styles: Record<string, () => Promise<{ default: string }>>;
  /** Files of the demos by path from the project's root. */
  files: Record<string, () => Promise<{ default: { text: string } }>>;
  /** The demos by id: their folder, from the project's root, and what of `styles` is on a page that shows them. */
  demos: Record<string, { folder: string; styles: string[] }>;
}

/** Names that a script finds defined and the browser does not provide: its module, and the guards that compiling put in. */
const MODULE_NAMES = ['require', 'module', 'exports', '$$call', '$$loop'] as const;

/** What of the browser a script gets in a form that ends with its run. */
const BROWSER_NAMES = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'addEventListener',
  'removeEventListener',
  'matchMedia',
  'alert',
  'confirm',
  'prompt',
  'ResizeObserver',
  'MutationObserver',
  'IntersectionObserver',
] as const;

/** Globals whose members are taken from a copy, `$$window` for `window`, while they themselves stay what they are. */
export const GUARDED_GLOBALS = ['window', 'document', 'globalThis', 'self'] as const;

/** What compiled code is called with, in this order. */
export const RUN_NAMES = [
  ...MODULE_NAMES,
  ...BROWSER_NAMES,
  ...GUARDED_GLOBALS.map((name) => `$$${name}` as const),
] as const;

/** The value of each name that compiled code is called with. */
export type RunNames = Record<(typeof RUN_NAMES)[number], unknown>;

/** How a stylesheet of a demo is found in the page: all of it stands in `@supports (--demo-file: "docs/demo/x.css")`. */
export const STYLE_MARK = '--demo-file';
