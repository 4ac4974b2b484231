import type { FromFrame } from '../model/frame-messages';

/** Milliseconds between two looks. */
const INTERVAL = 250;
/**
 * Looks without a word from a frame that has said that code is about to run, after which it's stuck: a second. Where its first
 * answer took long, the device is slow or has other work, and the frame gets twice as long as that took, up to a commit's time.
 */
const BUSY_LOOKS = 4;
/** The same before its first answer: it evaluates React and the packages then, which takes a slow phone seconds. */
const FIRST_LOOKS = 20;
/** Looks without a word from one that may only get no processor time: three seconds, or what its code gets on a slow device. */
const IDLE_LOOKS = 12;
/** The same from one that puts what has been rendered into the document: 15 seconds, which ten thousand rows may take. */
const COMMIT_LOOKS = 60;

/**
 * The same while the reader is elsewhere: five minutes. Who debugs a frame stops it, and has the focus in the developer tools
 * while the page goes on.
 */
const AWAY_LOOKS = 1200;

/**
 * Answers in a row, without any other word, after which nothing happens in the frame, and it's left alone: it says so before code
 * runs.
 */
const QUIET_ANSWERS = 12;

/**
 * Asks a frame in which something happens for a sign of life, again and again, and tells if there's none. Looks are counted
 * instead of milliseconds: while the page itself is busy it hears nothing.
 *
 * A frame at a breakpoint can't be told from one that is stuck. It's given five minutes while the page hasn't the
 * focus, and wherever its code says `debugger`.
 */
export function createWatchdog({ ping, onSilence }: { ping: () => void; onSilence: () => void }) {
  let silent = 0;
  /** Looks without a word, and without the focus. */
  let away = 0;
  let quiet = 0;
  let pauses = false;
  let looks = 0;
  let limit = IDLE_LOOKS;
  let busyLimit = FIRST_LOOKS;
  let hasStarted = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    // Browsers slow down pages that nobody sees, and the frames in them.
    if (document.hidden) {
      silent = 0;
      return;
    }
    const isAway = pauses || !isFocused();
    if (isAway ? away >= AWAY_LOOKS : silent >= limit) return onSilence();
    // Once the reader is back, a frame that goes on has its time to answer.
    silent = isAway ? 0 : silent + 1;
    away = isAway ? away + 1 : 0;
    looks += 1;
    ping();
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    /** A program runs. @param mayPause true if its code asks to be stopped by a debugger. */
    start(mayPause = false) {
      silent = 0;
      pauses = mayPause;
      hasStarted = true;
      timer ??= setInterval(look, INTERVAL);
    },
    /** The frame has said something: `busy` that code is about to run, or is running. */
    hear(what: FromFrame['type'] | undefined) {
      // What has taken long may take so long again.
      busyLimit = Math.max(busyLimit, Math.min(2 * silent, COMMIT_LOOKS));
      silent = 0;
      away = 0;
      quiet = what === 'pong' ? quiet + 1 : 0;
      if (quiet >= QUIET_ANSWERS) rest();
      else if (hasStarted) timer ??= setInterval(look, INTERVAL);
      // Code that runs during a commit is part of it.
      if (what === 'busy' && limit < COMMIT_LOOKS) limit = busyLimit;
      else if (what !== 'busy') limit = what === 'committing' ? COMMIT_LOOKS : Math.max(IDLE_LOOKS, busyLimit);
    },
    /** The frame has answered a run, so everything that takes long the first time is done. */
    warm() {
      if (busyLimit === FIRST_LOOKS) busyLimit = Math.min(Math.max(BUSY_LOOKS, 2 * looks), COMMIT_LOOKS);
    },
    stop() {
      hasStarted = false;
      rest();
    },
  };
}

/** True if the reader is in this page, or in one that has it in a frame. One of another origin doesn't tell. */
function isFocused(): boolean {
  try {
    return window.top?.document.hasFocus() ?? true;
  } catch {
    return true;
  }
}
