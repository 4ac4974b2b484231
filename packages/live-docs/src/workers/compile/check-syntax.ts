import type { Place } from '../../model/text-positions';

/** What the browser has against a piece of code. */
export interface SyntaxFault {
  message: string;
  place?: Place;
}

/**
 * Lets the browser read code, which knows more rules than a compiler that only takes types out.
 * @param code an expression that does nothing: a function.
 */
export function checkSyntax(code: string): SyntaxFault | undefined {
  try {
    // oxlint-disable-next-line eslint/no-eval -- evaluating edited code is what this worker is for
    (0, eval)(code);
    return undefined;
  } catch (error) {
    return { message: String(error), place: placeOf(error) };
  }
}

/** Only the browser's own report says where a syntax error stands, so the error is reported, and the report kept. */
function placeOf(error: unknown): Place | undefined {
  if (typeof reportError !== 'function') return undefined;
  let place: Place | undefined;
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    if (event.lineno > 0) place = { line: event.lineno, column: Math.max(event.colno, 1) };
  };
  addEventListener('error', onError, { once: true });
  reportError(error);
  removeEventListener('error', onError);
  return place;
}
