/**
 * Messages between a page and the sandboxed frame that runs a reader's code. The page trusts nothing that comes from the
 * frame: `readFrameMessage` takes only what has one of these forms, and cuts it to these limits.
 */

/** Limits of what a page takes from a frame. */
export const FRAME_LIMITS = {
  /** Characters of a text: an error's message, its stack, one argument of the console. What is longer is cut. */
  text: 10_000,
  /** Entries of the console in one message. */
  entries: 200,
  /** Pixels of height. */
  height: 20_000,
  /** Characters of a drawing. A longer one counts as none. */
  drawing: 5_000_000,
} as const;

/** What the frame takes over from the page around it. */
export interface FrameSettings {
  /** `light` or `dark`. */
  color: string;
  /** Language of the page, as in `lang`. */
  lang: string;
  /** Language of what is around the demo. */
  contentLang: string;
  /** Direction of text, as in `dir`. */
  dir: 'ltr' | 'rtl';
  /** True for a demo that is shown as to readers who prefer reduced motion. */
  reducesMotion: boolean;
  /** Height of the page's window, in CSS pixels: a popup opens downwards if this has room for it. */
  viewportHeight: number;
  /** Room around the demo, in CSS pixels. */
  padding: number;
  /** Props that the page gives the demo: `DemoArgs` as JSON, or nothing. */
  args: string;
  /** True if the document scrolls in a frame of fixed height; false if the frame is as high as its content. */
  scrolls: boolean;
}

/** Props that a page gives a demo. */
export interface DemoArgs {
  props: Readonly<Record<string, unknown>>;
  /** Names of props, or paths into them, that are functions: they write their calls to the console. */
  logged: readonly string[];
}

/** A script of the frame's runtime or of a package: a CommonJS module. */
export interface FrameChunk {
  /** Name of its file, as other chunks require it behind `./`. */
  name: string;
  code: string;
}

/** A compiled script of the reader's. */
export interface FrameScript {
  /** Path from the project's root: `docs/demo/simple.tsx`. */
  path: string;
  /** What stacks call it; another text has another address. */
  url: string;
  /** An expression: a function that takes `SCRIPT_NAMES` in their order. */
  code: string;
  /** What each import leads to, by its name in the text: the path of a file, or the name of a package. */
  imports: Record<string, string>;
}

/** A stylesheet of the demo or of the site. */
export interface FrameStyle {
  /** Path from the project's root, or the name by which a package's stylesheet is imported. */
  path: string;
  text: string;
}

/** A demo, compiled. */
export interface FrameProgram {
  /** Path of the script with the component. */
  entry: string;
  /** What that exports it as; absent of the default export. */
  exportName?: string;
  scripts: FrameScript[];
  /** In the order in which they apply. */
  styles: FrameStyle[];
  /** The chunk of each imported package, by the name that scripts import. */
  packages: Record<string, string>;
}

/** What a design tool takes: an SVG, or Sketch's JSON of a group or a symbol. */
export type DesignFormat = 'svg' | 'group' | 'symbol';

/** What a frame tells of what it shows: a drawing, or the markup of its document. */
export type ShownFormat = DesignFormat | 'markup';

/** From the page to the frame. */
export type ToFrame =
  /**
   * Takes scripts. `start` names the one that is then evaluated, the runtime, and comes with a port for all further
   * messages but these.
   */
  | { type: 'load'; chunks: FrameChunk[]; start?: string }
  /** Changes settings; the first come with or before the first program. */
  | { type: 'settings'; settings: FrameSettings }
  /** Evaluates packages ahead of the first program: the chunk of each by the name that scripts import. */
  | { type: 'warm'; packages: Record<string, string> }
  /** Shows a program. The answer is `rendered`, `failed` or `remount` with the same number. */
  | { type: 'run'; run: number; program: FrameProgram }
  /** Comes with a port that brings programs, too: the worker's that compiles them. */
  | { type: 'link' }
  /** Asks for what the demo shows. A chunk makes drawings; markup needs none. The answer is `drawn`; the first answers the first. */
  | { type: 'draw'; chunk?: string; format: ShownFormat; title: string }
  /** Asks for `pong`. */
  | { type: 'ping' };

/** What an error was thrown by: evaluating a module, rendering the run that was asked for, or something that came later. */
export type FramePhase = 'evaluate' | 'render' | 'later';

/** An error, as the frame knows it. Places are those of the compiled code. */
export interface FrameError {
  phase: FramePhase;
  /** With the error's name if that says more: `TypeError: x is not a function`. */
  message: string;
  /** What the browser and React say of the place; empty if nothing is known. */
  stack: string;
  /** Address of the script, if it isn't in the stack, as with a syntax error. */
  url?: string;
  /** In that script's code, from 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /** True for code that was stopped by a guard. */
  endless?: true;
}

/** How grave an entry of the console is. */
export type ConsoleLevel = 'log' | 'info' | 'debug' | 'warn' | 'error';

/** Something that was written to the frame's console. */
export interface FrameEntry {
  level: ConsoleLevel;
  /** True for a warning or error that React's development build writes. */
  react: boolean;
  /** The arguments as text, placeholders (`%s`) filled in. */
  text: string;
  /** Where it was written, and for React's warnings the components; empty if nothing is known. */
  stack: string;
}

/** From the frame to the page. */
export type FromFrame =
  /**
   * The frame's document takes messages. Sent once, first, to the window; all others go to the port. `document` tells it from
   * other documents.
   */
  | { type: 'ready'; document: number }
  /** The runtime has started. */
  | { type: 'started' }
  /** The runtime could not be evaluated. */
  | { type: 'unstarted'; message: string }
  /** The run has been rendered. `height` is that of its content, in CSS pixels. */
  | { type: 'rendered'; run: number; height: number; stateReset: boolean }
  /** The run has to be mounted in a new frame: this one has mounted another demo, or its document or built-ins have changed. */
  | { type: 'remount'; run: number }
  /** The run failed, or, in the phase `later`, went wrong after it had been rendered. */
  | { type: 'failed'; run: number; error: FrameError }
  /** The console of a run, at most ten times a second. `dropped` counts entries that were left out. */
  | { type: 'console'; run: number; entries: FrameEntry[]; dropped: number }
  /** The content's height has changed, in CSS pixels. */
  | { type: 'height'; height: number }
  /** A drawing; an empty text if none could be made. */
  | { type: 'drawn'; text: string }
  /** A key that the page may want: pressed in the frame, and not used there. */
  | { type: 'key'; key: FrameKey }
  /** The demo's code is about to run, or is at work under a guard. If nothing follows for a second, it's stuck. */
  | { type: 'busy' }
  /** React puts what it has rendered into the document, which takes long where that is much. */
  | { type: 'committing' }
  | { type: 'pong' };

/** A key press as `KeyboardEvent` says it. */
export interface FrameKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** An entry of the console as the reader sees it. */
export interface ConsoleEntry extends Omit<FrameEntry, 'stack'> {
  /** Number of the run that wrote it; grows with each edit. */
  run: number;
  /** Place in the reader's source, if known. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
}

/** What compiled code is called with, in this order: its module, the guards, and what registers its components. */
export const SCRIPT_NAMES = ['require', 'module', 'exports', '$$call', '$$loop', '$$register', '$$sign'] as const;

/** A message of a frame, cut to the limits; undefined for anything else. Anybody may post anything to a window. */
export function readFrameMessage(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  const { type, run } = data;
  if (type === 'ready') return { type, document: typeof data['document'] === 'number' ? data['document'] : 0 };
  if (type === 'started' || type === 'busy' || type === 'committing' || type === 'pong') return { type };
  if (type === 'height') return { type, height: toHeight(data['height']) };
  if (type === 'key') return isRecord(data['key']) ? { type, key: toKey(data['key']) } : undefined;
  if (type === 'unstarted') return { type, message: toText(data['message']) };
  if (type === 'drawn') return { type, text: toDrawing(data['text']) };
  if (typeof run !== 'number') return undefined;
  if (type === 'remount') return { type, run };
  if (type === 'rendered')
    return { type, run, height: toHeight(data['height']), stateReset: data['stateReset'] === true };
  if (type === 'failed') return isRecord(data['error']) ? { type, run, error: toFrameError(data['error']) } : undefined;
  if (type === 'console' && Array.isArray(data['entries'])) {
    const all: unknown[] = data['entries'];
    const entries = all.slice(0, FRAME_LIMITS.entries).filter(isRecord).map(toEntry);
    return { type, run, entries, dropped: toCount(data['dropped']) + all.length - entries.length };
  }
  return undefined;
}

const PHASES: readonly unknown[] = ['evaluate', 'render', 'later'] satisfies FramePhase[];
const LEVELS: readonly unknown[] = ['log', 'info', 'debug', 'warn', 'error'] satisfies ConsoleLevel[];
const isPhase = (value: unknown): value is FramePhase => PHASES.includes(value);
const isLevel = (value: unknown): value is ConsoleLevel => LEVELS.includes(value);

function toFrameError(error: Record<string, unknown>): FrameError {
  const { phase, url, line, column, endless } = error;
  return {
    phase: isPhase(phase) ? phase : 'later',
    message: toText(error['message']),
    stack: toText(error['stack']),
    ...(typeof url === 'string' && { url: toText(url), line: toCount(line), column: toCount(column) }),
    ...(endless === true && { endless }),
  };
}

function toEntry({ level, react, text, stack }: Record<string, unknown>): FrameEntry {
  return {
    level: isLevel(level) ? level : 'log',
    react: react === true,
    text: toText(text),
    stack: toText(stack),
  };
}

function toKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Record<string, unknown>): FrameKey {
  return {
    key: toText(key).slice(0, 20),
    ctrlKey: ctrlKey === true,
    metaKey: metaKey === true,
    shiftKey: shiftKey === true,
    altKey: altKey === true,
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, FRAME_LIMITS.text) : '');

const toDrawing = (value: unknown) => (typeof value === 'string' && value.length <= FRAME_LIMITS.drawing ? value : '');

const toCount = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);

const toHeight = (value: unknown) =>
  typeof value === 'number' && value > 0 ? Math.min(Math.ceil(value), FRAME_LIMITS.height) : 0;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
