import { FRAME_LIMITS, type ConsoleLevel, type FrameEntry } from '../model/frame-messages';
import { ownerStack } from './reset-warnings';

/** Milliseconds between two messages. */
const INTERVAL = 100;
const LEVELS: ConsoleLevel[] = ['log', 'info', 'debug', 'warn', 'error'];
/** React's own chunk in a stack. */
const REACT = /frame\/react-/;

/** A warning of React 18, and the stack in it. */
const WARNING_18 = /^Warning: ([^]*?)((?:\n {4}at .*)*)$/;

/**
 * Tells of what is written to the console, a few times a second. The browser's own console has it too.
 * @param onEntries told of entries, and of how many were left out since the last time.
 */
export function watchConsole(onEntries: (entries: FrameEntry[], dropped: number) => void) {
  const { setTimeout } = window;
  let muted = false;
  let entries: FrameEntry[] = [];
  let dropped = 0;
  let isDue = false;
  let warned = new Set<string>();
  /** Entries of the run before that aren't told yet. */
  let older = 0;

  const flush = () => {
    isDue = false;
    onEntries(entries, dropped);
    entries = [];
    dropped = 0;
    older = 0;
  };
  const add = (level: ConsoleLevel, values: unknown[]) => {
    if (!isDue) setTimeout(flush, INTERVAL);
    isDue = true;
    if (entries.length >= FRAME_LIMITS.entries) {
      dropped += 1;
      return;
    }
    // The lines of this function and of the one in the console's place come first.
    const lines = new Error().stack?.split('\n').filter((line) => /:\d+:\d+/.test(line)) ?? [];
    const caller = lines.slice(2);
    const react = REACT.test(caller[0] ?? '');
    const written = formatValues(values);
    // React 18 writes the stack of components behind the message.
    const [, message = written, components = ''] = react ? (WARNING_18.exec(written) ?? []) : [];
    const text = message.slice(0, FRAME_LIMITS.text);
    if (react && warned.has(text)) return;
    if (react) warned.add(text);
    const stack = `${react ? `${ownerStack()}${components}\n` : ''}${caller.join('\n')}`;
    entries.push({ level, react, text, stack: stack.slice(0, FRAME_LIMITS.text) });
  };

  for (const level of LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      if (muted) return;
      write(...values);
      add(level, values);
    };
  }
  return {
    /** Runs something whose messages nobody is told of. */
    mute(run: () => void) {
      const before = muted;
      muted = true;
      try {
        run();
      } finally {
        muted = before;
      }
    },
    /** Begins a run: each warning of React's is told once a run. */
    begin() {
      warned = new Set();
      older = entries.length;
    },
    /** Forgets what was written since the run began: it's done again elsewhere. */
    discard: () => entries.splice(older),
  };
}

/** Members of an object, and levels of objects in objects, that are written. */
const MEMBERS = 20;
const DEPTH = 3;

/** Arguments of `console.log` as text: placeholders of the first filled in, the rest behind it. */
function formatValues(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map((value) => formatValue(value)).join(' ');
  const text = first.replace(/%([sdifoOc%])/g, (all, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return all;
    const value = rest.shift();
    // Style of what follows.
    if (kind === 'c') return '';
    return kind === 's' ? topLevel(value) : formatValue(value);
  });
  return [text, ...rest.map(topLevel)].join(' ').trimEnd();
}

const topLevel = (value: unknown) => (typeof value === 'string' ? value : formatValue(value));

/** A value as text, about as browsers write it. Never throws. */
function formatValue(value: unknown, level = 0): string {
  try {
    return write(value, level);
  } catch {
    return '[unreadable]';
  }
}

function write(value: unknown, level: number): string {
  if (typeof value === 'string') return level === 0 ? value : JSON.stringify(value);
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}`;
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set)
    return `${value.constructor.name}(${value.size}) ${members([...value], level)}`;
  if (Array.isArray(value)) return members(value, level);
  const name = value.constructor?.name;
  return `${name && name !== 'Object' ? `${name} ` : ''}${members(value, level)}`;
}

function members(value: object, level: number): string {
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const keys = Object.keys(value);
  if (keys.length === 0) return open + close;
  if (level >= DEPTH) return `${open}…${close}`;
  const parts = keys.slice(0, MEMBERS).map((key) => {
    const text = formatValue(Reflect.get(value, key), level + 1);
    return isList ? text : `${key}: ${text}`;
  });
  if (keys.length > MEMBERS) parts.push('…');
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}
