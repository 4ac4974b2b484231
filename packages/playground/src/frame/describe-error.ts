import { FRAME_LIMITS, type FrameError, type FramePhase } from '../model/frame-messages';
import { EndlessError } from './guard/create-guard';

/** A script that the browser can't parse, and where in its code. */
export class ScriptSyntaxError extends Error {
  constructor(
    message: string,
    readonly url: string,
    readonly place: { line: number; column: number } | undefined,
  ) {
    super(message);
  }
}

/** Names of errors that say more than their message does. */
const TELLING = /^(Type|Reference|Range|Syntax|URI)Error$/;

/**
 * An error as a message to the page. Anything may be thrown.
 * @param place further stacks that name the place.
 */
export function describeError(error: unknown, phase: FramePhase, place = ''): FrameError {
  try {
    return describe(error, phase, place);
  } catch {
    // A revoked proxy, or code that changed what this needs.
    return { phase, message: "An error that can't be read was thrown", stack: '' };
  }
}

function describe(error: unknown, phase: FramePhase, place: string): FrameError {
  const cut = (text: string) => text.slice(0, FRAME_LIMITS.text);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    phase,
    message: cut(messageOf(error)),
    // The message is in the stack, too, and may be long.
    stack: cut(`${error instanceof Error ? stack.replace(error.message, '') : ''}\n${place}`),
    ...(error instanceof ScriptSyntaxError && { url: error.url, ...error.place }),
    ...(error instanceof EndlessError && { endless: true as const }),
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${toText(error)}`;
  if (error instanceof ScriptSyntaxError) return error.message;
  const message = toText(error.message);
  return TELLING.test(error.name) ? `${error.name}: ${message}` : message || error.name;
}

/** Even what can't be made a text is said. */
function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
