import { FRAME_LIMITS, type ConsoleLevel, type FrameEntry } from '../model/frame-messages';
import { formatValues } from './format-values';
import { ownerStack } from './owner-stack';

/** Milliseconds between two messages. */
const INTERVAL = 100;
const LEVELS: ConsoleLevel[] = ['log', 'info', 'debug', 'warn', 'error'];
/** React's own chunk in a stack. */
const REACT = /frame\/react-/;

/** A warning of React 18, and the stack in it. */
const WARNING_18 = /^Warning: ([^]*?)((?:\n {4}at .*)*)$/;

/** What is written to the console of the frame. */
export interface ConsoleWatch {
  /** Runs something whose messages nobody is told of. */
  mute<T>(run: () => T): T;
  /** Begins a run: each warning of React's is told once a run. */
  begin(): void;
  /** Forgets what was written since the run began: it's done again elsewhere. */
  discard(): void;
}

/**
 * Tells of what is written to the console, a few times a second. The browser's own console has it too.
 * @param onEntries told of entries, and of how many were left out since the last time.
 */
export function watchConsole(onEntries: (entries: FrameEntry[], dropped: number) => void): ConsoleWatch {
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
    mute(run) {
      const before = muted;
      muted = true;
      try {
        return run();
      } finally {
        muted = before;
      }
    },
    begin() {
      warned = new Set();
      older = entries.length;
    },
    discard: () => entries.splice(older),
  };
}
