import type { Turns } from './create-turns';
import { EndlessError } from './endless-error';
import { isStackDeep } from './is-stack-deep';

/** Milliseconds after which a loop, or a function that calls itself, counts as endless. */
const LIMIT = 1000;
/** As many calls an endless recursion makes at least in that time, if it does not go deep; an honest table does not. */
const MANY_CALLS = 200_000;
/** Milliseconds that a turn may take with fewer calls. */
const LONG = 5000;
/** Calls between the first looks at the clock in a turn. */
const CALL_STRIDE = 16;
/** Calls, or turns of a loop, at most between two looks. While looks are within a millisecond, they become rarer. */
const MAX_STRIDE = 256;
/** Looks that failed because the stack was full, after which code that catches that counts as endless. */
const MANY_FAILURES = 200;
/** Milliseconds after which the stack is looked at, and then again: a look takes one or two. */
const STACK_LOOKS = 200;

/** What compiled code calls. */
export interface Guard {
  /** Each function, as it begins. @throws {EndlessError} */
  call(): void;
  /**
   * Each turn of a loop.
   * @param time when the first loop of the present call of its function began; 0 if this is its first turn.
   * @returns that time.
   * @throws {EndlessError}
   */
  loop(time: number): number;
}

const endless = (what: string) => new EndlessError(`Endless ${what}: it was stopped after ${LIMIT / 1000} second`);

/**
 * Ends what would not end by itself. A loop is measured from where its function began to loop, not from the start of the
 * turn: a table of thousands of cells takes its time too, and is not to blame. Calls cannot be told apart like that, so
 * they must be many, or deep.
 * @param onEnd told when something was ended; the rest of its turn is lost, whoever catches the error.
 */
export function createGuard(turns: Turns, onEnd: (error: EndlessError) => void): Guard {
  /** Thrown to the end of the turn: code that catches it must not go on. `full` until there is room to make it. */
  let ended: EndlessError | 'full' | undefined;
  let callsLeft = CALL_STRIDE;
  let callStride = CALL_STRIDE;
  let lastCallLook = 0;
  let calls = 0;
  let callTurn = 0;
  let stackLook = 0;
  let failures = 0;
  let turnsLeft = 1;
  let loopStride = 1;
  let lastLoopLook = 0;

  const toError = (reason: EndlessError | 'full') => {
    ended = reason === 'full' ? endless('recursion') : reason;
    return ended;
  };
  const end = (error: EndlessError): never => {
    ended = error;
    throw error;
  };
  const begin = (turn: number) => {
    callTurn = turn;
    calls = 0;
    callStride = CALL_STRIDE;
    failures = 0;
    stackLook = turns.startedAt() + LIMIT / 2;
    turns.after(() => {
      if (ended) onEnd(toError(ended));
      ended = undefined;
    });
  };

  const lookAtCalls = () => {
    const turn = turns.current();
    const now = performance.now();
    if (turn !== callTurn) begin(turn);
    calls += callStride;
    callStride = now - lastCallLook < 1 ? Math.min(callStride * 2, MAX_STRIDE) : CALL_STRIDE;
    callsLeft = callStride;
    lastCallLook = now;
    const passed = now - turns.startedAt();
    if (passed > LONG || (passed > LIMIT && calls > MANY_CALLS)) end(endless('recursion'));
    if (now > stackLook) {
      if (isStackDeep()) end(endless('recursion'));
      stackLook = now + STACK_LOOKS;
    }
  };

  const lookAtLoop = (time: number) => {
    const now = performance.now();
    const turn = turns.current();
    if (turn !== callTurn) begin(turn);
    // A function that waits may go on for hours, and loop in each of many turns.
    if (now - Math.max(time, turns.startedAt()) > LIMIT) end(endless('loop'));
    loopStride = now - lastLoopLook < 1 ? Math.min(loopStride * 2, MAX_STRIDE) : 1;
    turnsLeft = loopStride;
    lastLoopLook = now;
  };

  return {
    call() {
      if (ended) throw toError(ended);
      if (--callsLeft > 0) return;
      try {
        lookAtCalls();
      } catch (error) {
        // Where the stack is full there is no room for a look, nor for making an error.
        if (error !== ended && ++failures > MANY_FAILURES) ended = 'full';
        throw error;
      }
    },
    loop(time) {
      if (ended) throw toError(ended);
      if (time === 0) {
        loopStride = 1;
        turnsLeft = 1;
        return performance.now();
      }
      if (--turnsLeft <= 0) lookAtLoop(time);
      return time;
    },
  };
}
