import type { Clock } from './clock';
import type { EditStore } from '../texts/edit-store';

/**
 * Milliseconds after which a page that still answers has not been stopped by what it ran. Long enough for what that put
 * off, and for the reader to bring the original back where it comes again.
 */
const ALIVE = 5000;

/** Keeps a note on the device while the reader's code may be about to stop the page. @param store where the note is kept. */
export function createHangGuard(store: Pick<EditStore, 'mark' | 'unmark'>, clock: Clock) {
  let stop = () => {};
  /** A note that an earlier page left stays until the code runs: it says why it must not run by itself. */
  let ours = false;
  const release = () => {
    stop();
    if (ours) store.unmark();
    ours = false;
  };
  return {
    /** Code is about to run. */
    begin() {
      stop();
      ours = true;
      store.mark();
    },
    /** It ran; the note goes once the page has been seen to answer. */
    end() {
      stop();
      stop = clock.after(ALIVE, release);
    },
    /** The note stays: the code was stopped. */
    keep() {
      stop();
      ours = false;
      store.mark(true);
    },
    /** Takes the note back when the page is left. @returns what ends it, which takes the note back, too. */
    watch() {
      // A page that leaves by itself answers.
      window.addEventListener('pagehide', release);
      return () => {
        window.removeEventListener('pagehide', release);
        release();
      };
    },
  };
}
