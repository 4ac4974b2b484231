import type { FrameScript } from '../model/frame-messages';
import { ScriptSyntaxError } from './describe-error';

/** What a script's code evaluates to. It takes the values of `SCRIPT_NAMES`. */
export type ScriptFunction = (...values: unknown[]) => void;

/** @throws {ScriptSyntaxError} */
export function toFunction({ code, url }: FrameScript): ScriptFunction {
  try {
    // oxlint-disable-next-line eslint/no-eval -- evaluating edited code is what the frame is for
    return (0, eval)(code) as ScriptFunction;
  } catch (error) {
    throw new ScriptSyntaxError(String(error), url, placeOf(error));
  }
}

/** Only the browser's own report says where a syntax error is, so the error is reported, and the report kept. */
function placeOf(error: unknown): { line: number; column: number } | undefined {
  let place: { line: number; column: number } | undefined;
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.lineno > 0) place = { line: event.lineno, column: Math.max(event.colno, 1) };
  };
  // First of all listeners: it's nobody else's affair.
  window.addEventListener('error', onError, { capture: true });
  reportError(error);
  window.removeEventListener('error', onError, { capture: true });
  return place;
}
