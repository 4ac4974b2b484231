import { offsetAt, placeAt, sourceOffset, type Place } from '../model/text-positions';
import { type CompiledScript, type LiveScript } from '../model/live';
import { type FrameEntry, type FrameError, type FrameProgram } from '../model/frame-messages';
import type { LiveError } from '../model/live';
import type { SourceError } from './create-script-compiler';

/** A script that may be running. */
export interface RunningScript extends LiveScript {
  compiled?: CompiledScript;
}

/** Where code is, as stacks say it. */
interface StackFrame extends Place {
  url: string;
}

/** A place in the reader's source. */
export type SourcePlace = Pick<LiveError, 'file' | 'line' | 'column'>;

/** Scripts that may have been running, by address. */
type ScriptsByUrl = ReadonlyMap<string, RunningScript>;

/** What the reader knows a file as, by its path. */
type NameOf = (path: string) => string;

/** The frames of a stack that are of edited scripts, the innermost first. */
export function readFrames(stack: string): StackFrame[] {
  return [...stack.matchAll(/(live:[^\s?]+\?\d+):(\d+):(\d+)/g)].map(([, url = '', line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }));
}

/**
 * True if an error comes from a script of a program or a newer one, false if from one that the program replaced. A newer one runs
 * where its run was overtaken by text that doesn't compile: nothing says then that it's what the demo shows.
 */
export function isFrom({ stack }: FrameError, { scripts }: FrameProgram): boolean {
  const newest = Math.max(...scripts.map(({ url }) => versionOf(url)));
  const frames = readFrames(stack);
  return (
    frames.length === 0 ||
    frames.some(({ url }) => versionOf(url) > newest || scripts.some((script) => script.url === url))
  );
}

/** Scripts are counted in the order in which they're compiled. */
const versionOf = (url: string) => Number(url.slice(url.lastIndexOf('?') + 1));

/** Says where an error of a running demo is in the reader's source. */
export function locateError(error: FrameError, scripts: ScriptsByUrl, nameOf: NameOf): LiveError {
  const { message, url, line, column = 1 } = error;
  const own = url !== undefined && line !== undefined ? [{ url, line, column }] : [];
  return { message, ...findPlace([...own, ...readFrames(error.stack)], scripts, nameOf) };
}

/** Says where an error that is known before the demo runs is in the reader's source. */
export function locateSourceError(
  { fault, path, text: own }: SourceError,
  scripts: ScriptsByUrl,
  nameOf: NameOf,
): LiveError {
  const text = own ?? [...scripts.values()].findLast(({ name }) => name === path)?.text;
  return {
    message: fault.message,
    file: nameOf(path),
    ...(text !== undefined && fault.at !== undefined ? placeAt(text, fault.at) : {}),
  };
}

/** Says where an entry of the console was written. */
export function locateEntry({ stack }: FrameEntry, scripts: ScriptsByUrl, nameOf: NameOf): SourcePlace {
  return findPlace(readFrames(stack), scripts, nameOf);
}

function findPlace(frames: StackFrame[], scripts: ScriptsByUrl, nameOf: NameOf): SourcePlace {
  for (const frame of frames) {
    const script = scripts.get(frame.url);
    const at = script?.compiled && sourceOffset(script.compiled.positions, offsetAt(script.compiled.code, frame));
    if (script && at !== undefined) return { file: nameOf(script.name), ...placeAt(script.text, at) };
  }
  return {};
}
