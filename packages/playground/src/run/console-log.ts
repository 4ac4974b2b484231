import { FRAME_LIMITS, type ConsoleEntry } from '../model/frame-messages';

/** A message of the console, and how often it came. */
export interface ConsoleLine extends ConsoleEntry {
  /** Tells lines apart; grows. */
  id: number;
  count: number;
}

/** What the newest run of a demo has written to the console, the oldest line first. */
export interface ConsoleLog {
  lines: readonly ConsoleLine[];
  /** Number of the run. */
  run: number;
  /** Messages that were left out. */
  dropped: number;
}

export const EMPTY_LOG: ConsoleLog = { lines: [], run: 0, dropped: 0 };

/**
 * Adds messages. Those of a newer run replace those of an older one, and late ones of an older run are ignored. Equal
 * neighbours are one line, and equal warnings of React's are one line wherever they are. The oldest lines go first.
 * @param dropped messages that the frame left out.
 */
export function addEntries(log: ConsoleLog, entries: readonly ConsoleEntry[], dropped = 0): ConsoleLog {
  const run = Math.max(log.run, ...entries.map((entry) => entry.run));
  const lines = run === log.run ? [...log.lines] : [];
  let id = log.lines.at(-1)?.id ?? 0;
  for (const entry of entries) {
    if (entry.run !== run) continue;
    const at = entry.react ? lines.findLastIndex((line) => isEqual(line, entry)) : lines.length - 1;
    const known = lines[at];
    if (known && isEqual(known, entry)) lines[at] = { ...known, count: known.count + 1 };
    else lines.push({ ...entry, text: entry.text.slice(0, FRAME_LIMITS.text), id: ++id, count: 1 });
  }
  const excess = Math.max(lines.length - FRAME_LIMITS.entries, 0);
  const before = run === log.run ? log.dropped : 0;
  return { lines: lines.slice(excess), run, dropped: before + dropped + excess };
}

/** An empty log. Later messages of the same run come into it. */
export const clearLog = (log: ConsoleLog): ConsoleLog => ({ ...EMPTY_LOG, run: log.run });

/** Lines whose text, level or place holds some words, in any case. */
export function filterLines(lines: readonly ConsoleLine[], words: string): readonly ConsoleLine[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return lines;
  return lines.filter((line) => `${line.level} ${placeOf(line)} ${line.text}`.toLowerCase().includes(wanted));
}

/** Where a message was written: `simple.tsx:3:5`; empty if it isn't known. */
export function placeOf({ file, line, column }: Pick<ConsoleEntry, 'file' | 'line' | 'column'>): string {
  return [file, line, line && column].filter(Boolean).join(':');
}

const isEqual = (one: ConsoleEntry, other: ConsoleEntry) =>
  one.level === other.level && one.text === other.text && placeOf(one) === placeOf(other);
