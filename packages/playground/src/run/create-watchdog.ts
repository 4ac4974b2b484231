import type { FromFrame } from '../model/frame-messages';

/** Milliseconds between two looks. */
const INTERVAL = 250;
/**
 * Looks without a word from a frame, after which it's stuck: eight seconds. A library may take as long for a large table while the
 * browser's tools are open, which note where each element is made, and a slow phone as long for React and the packages.
 */
const LOOKS = 32;
/** The same from one that puts what it has rendered into the document: 15 seconds, which ten thousand rows may take. */
const COMMIT_LOOKS = 60;

/** Watches over a frame. */
export interface Watchdog {
  start(): void;
  /** The frame has said something. */
  hear(what: FromFrame['type'] | undefined): void;
  stop(): void;
}

/**
 * Asks a frame for a sign of life, again and again, and tells if there's none. Looks are counted instead of milliseconds:
 * while the page itself is busy it hears nothing.
 */
export function createWatchdog({ ping, onSilence }: { ping: () => void; onSilence: () => void }): Watchdog {
  let silent = 0;
  let limit = LOOKS;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    // Browsers slow down pages that nobody sees, and the frames in them.
    if (document.hidden) {
      silent = 0;
      return;
    }
    if (silent >= limit) return onSilence();
    silent += 1;
    ping();
  };
  return {
    start() {
      silent = 0;
      timer ??= setInterval(look, INTERVAL);
    },
    hear(what) {
      silent = 0;
      limit = what === 'committing' ? COMMIT_LOOKS : LOOKS;
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
