import { withStack } from '../stack-limit';
import type { Turns } from './create-turns';
import { LIVE_SCHEME } from '../../model/live';

/** Milliseconds after which a loop counts as endless, and so does a function that plainly calls itself. */
const LONG = 1000;
/** As many functions of the demo wait for each other where one of them calls itself, slow as it may be. */
const NESTED = 12;
/**
 * Milliseconds that a turn may take with calls side by side: thousands of components are rendered in one turn, and a phone, or a
 * computer with other work, takes ten times as long for them as the author's.
 */
const LONG_TURN = 15_000;
/** Calls between the first looks at the clock in a turn. */
const CALL_STRIDE = 16;
/** Calls, or turns of a loop, at most between two looks. While looks are within a millisecond, they become rarer. */
const MAX_STRIDE = 256;
/** Milliseconds between two looks from which on each call is looked at. */
const SLOW_STRIDE = 50;
/** Looks that failed because the stack was full, after which code that catches that counts as endless. */
const MANY_FAILURES = 200;
/** Milliseconds after which the stack is looked at, and then again: a look takes one or two. */
const STACK_LOOKS = 200;
/** Pauses in a turn that don't count: a breakpoint in a loop is met again and again. */
const MANY_PAUSES = 30;
/** A version that was ended so often is ended for good. */
const MANY_ENDS = 3;

/** @param passed in milliseconds. */
const endless = (what: string, passed: number) =>
  stopped(`Endless ${what}: it was stopped after ${(passed / 1000).toFixed(1)} s`);

/** An error that says where the demo was stopped. */
const stopped = (message: string) => withStack(SHALLOW, () => new EndlessError(message));

/**
 * Ends what would not end by itself. A loop is measured from where its function began to loop, not from the start of the
 * turn: rendering thousands of components takes its time too. Calls can't be told apart like that: they're ended if they're
 * deep, or after fifteen seconds.
 * @param onEnd told when something was ended, and in which turn; the rest of that is lost, whatever catches the error.
 * @param onBusy told now and then that code is at work.
 */
export function createGuard(turns: Turns, onEnd: (error: EndlessError, turn: number) => void, onBusy = () => {}) {
  const clock = performance.now.bind(performance);
  /** Thrown to the end of the turn: code that catches it must not go on. `full` until there is room to make it. */
  let ended: EndlessError | 'full' | undefined;
  let callsLeft = CALL_STRIDE;
  let callStride = CALL_STRIDE;
  let lastCallLook = 0;
  let lastLook = 0;
  let pauses = 0;
  let callTurn = 0;
  let callTurnStart = 0;
  let stackLook = 0;
  let failures = 0;
  let ends = 0;
  let turnsLeft = 1;
  let loopStride = 1;
  let lastLoopLook = 0;

  const toError = (reason: EndlessError | 'full') => {
    ended = reason === 'full' ? endless('recursion', clock() - callTurnStart) : reason;
    return ended;
  };
  const end = (error: EndlessError): never => {
    ended = error;
    throw error;
  };
  /** Throws again what ended the turn, unless that is over. */
  const endAgain = () => {
    turns.current();
    if (ended) throw toError(ended);
  };
  const begin = (turn: number) => {
    callTurn = turn;
    callTurnStart = turns.startedAt();
    callStride = CALL_STRIDE;
    failures = 0;
    pauses = 0;
    stackLook = callTurnStart + LONG / 2;
    turns.after(() => {
      if (!ended) return;
      ends += 1;
      onEnd(toError(ended), turn);
      if (ends < MANY_ENDS) ended = undefined;
    });
  };

  /** Looks at the clock. So long without a look is no loop: it's a breakpoint, or a single call, which the page watches. */
  const look = () => {
    const turn = turns.current();
    const now = clock();
    if (turn !== callTurn) begin(turn);
    if (now - Math.max(lastLook, turns.startedAt()) > LONG && pauses < MANY_PAUSES) {
      pauses += 1;
      turns.restart();
    }
    lastLook = now;
    return now;
  };
  const lookAtCalls = () => {
    const now = look();
    const pause = now - lastCallLook;
    if (pause < 1) callStride = Math.min(callStride * 2, MAX_STRIDE);
    else callStride = pause > SLOW_STRIDE ? 1 : CALL_STRIDE;
    callsLeft = callStride;
    lastCallLook = now;
    const passed = now - turns.startedAt();
    if (passed > LONG_TURN) end(stopped(`It took longer than ${LONG_TURN / 1000} s and was stopped`));
    onBusy();
    if (now > stackLook) {
      const { deep, nested } = lookAtStack();
      if (deep || (passed > LONG && nested > NESTED)) end(endless('recursion', passed));
      stackLook = now + STACK_LOOKS;
    }
  };

  const lookAtLoop = (time: number) => {
    const now = look();
    // A function that waits may go on for hours, and loop in each of many turns.
    const passed = now - Math.max(time, turns.startedAt());
    if (passed > LONG) end(endless('loop', passed));
    onBusy();
    loopStride = now - lastLoopLook < 1 ? Math.min(loopStride * 2, MAX_STRIDE) : 1;
    turnsLeft = loopStride;
    lastLoopLook = now;
  };

  return {
    /** Another version is about to run: what the one before did doesn't count. */
    restart() {
      ends = 0;
      ended = undefined;
    },
    /** Each function, as it begins. @throws {EndlessError} */
    call() {
      if (ended) endAgain();
      if (--callsLeft > 0) return;
      try {
        lookAtCalls();
      } catch (error) {
        // Where the stack is full there is no room for a look, nor for making an error.
        if (error !== ended && ++failures > MANY_FAILURES) ended = 'full';
        throw error;
      }
    },
    /**
     * Each turn of a loop.
     * @param time when the first loop of the present call of its function began; 0 if this is its first turn.
     * @returns that time.
     * @throws {EndlessError}
     */
    loop(time: number) {
      if (ended) endAgain();
      if (time === 0) {
        loopStride = 1;
        turnsLeft = 1;
        const now = clock();
        // A breakpoint before the loop is for the next look.
        if (now - lastLook <= LONG) lastLook = now;
        return now;
      }
      if (--turnsLeft <= 0) lookAtLoop(time);
      return time;
    },
  };
}

/** As many calls in each other as only a recursion makes. */
const DEEP = 2000;
/** Lines of a stack in which the demo's own are: the guard's come first. */
const SHALLOW = 30;

/** What compiled code calls. */
export type Guard = ReturnType<typeof createGuard>;

/**
 * Looks at the functions that wait for each other right now. Some browsers keep some of that from us.
 * @returns whether so many do that one of them calls itself, and how many of them are a demo's.
 */
function lookAtStack() {
  const lines = withStack(DEEP, () => new Error().stack?.split('\n') ?? []);
  return { deep: lines.length > DEEP, nested: lines.filter((line) => line.includes(LIVE_SCHEME)).length };
}

/** A run was ended, because it wouldn't have ended by itself. */
export class EndlessError extends Error {
  override name = 'EndlessError';
}
