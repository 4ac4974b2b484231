import { offsetAt, placeAt, sourceOffset, type CompiledScript, type LiveScript } from '../../../../model';
import type { LiveError } from '../live';
import { explainReactError } from './explain-react-error';
import { SourceError } from './source-error';

/** A script that may be running. */
export interface RunningScript extends LiveScript {
  compiled?: CompiledScript;
}

/** Where code stands, as stacks say it. */
export interface Frame {
  url: string;
  line: number;
  column: number;
}

/** Addresses of scripts begin so: no other address does. */
export const LIVE_SCHEME = 'live:';

/** The frames of a stack that are of edited scripts, the innermost first. */
export function readFrames(stack: string): Frame[] {
  return [...stack.matchAll(/(live:[^\s?]+\?\d+):(\d+):(\d+)/g)].map(([, url = '', line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }));
}

/** Names of errors that say more than their message does. */
const TELLING = /^(Type|Reference|Range|Syntax|URI)Error$/;

/**
 * Says what is wrong in the reader's terms.
 * @param scripts those that may have been running, by address.
 * @param nameOf what the reader knows a file as, by its path.
 */
export function locateError(
  error: unknown,
  scripts: ReadonlyMap<string, RunningScript>,
  nameOf: (path: string) => string,
  frames = error instanceof Error ? readFrames(error.stack ?? '') : [],
): LiveError {
  if (error instanceof SourceError) {
    const { fault, path } = error;
    const text = [...scripts.values()].findLast(({ name }) => name === path)?.text;
    return {
      message: fault.message,
      file: nameOf(path),
      ...(text !== undefined && fault.at !== undefined ? placeAt(text, fault.at) : {}),
    };
  }
  const message = messageOf(error);
  for (const frame of frames) {
    const script = scripts.get(frame.url);
    const at = script?.compiled && sourceOffset(script.compiled.positions, offsetAt(script.compiled.code, frame));
    if (script && at !== undefined) return { message, file: nameOf(script.name), ...placeAt(script.text, at) };
  }
  return { message };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${describe(error)}`;
  const message = explainReactError(error.message);
  return TELLING.test(error.name) ? `${error.name}: ${message}` : message || error.name;
}

/** Anything may be thrown, even what cannot be made a text. */
function describe(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
