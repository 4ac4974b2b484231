import type { Clock } from './clock';
import type { EditStore } from './edit-store';

/**
 * Milliseconds after which a page that still answers has not been stopped by what it ran. Long enough for what that put
 * off, and for the reader to bring the original back where it comes again.
 */
const ALIVE = 5000;
/** What may start code of the reader's. */
const EVENTS = ['pointerdown', 'keydown', 'click', 'input'] as const;

/** Keeps a note on the device while the reader's code may be about to stop the page. */
export interface HangGuard {
  /** Code is about to run. */
  begin(): void;
  /** It ran; the note goes once the page has been seen to answer. */
  end(): void;
  /** Watches what the reader does to a preview while their code runs in it. @returns what ends it. */
  watch(preview: HTMLElement, isRunning: () => boolean): () => void;
}

/** @param store where the note is kept. */
export function createHangGuard(store: Pick<EditStore, 'mark' | 'unmark'>, clock: Clock): HangGuard {
  let stop = () => {};
  /** A note that an earlier page left stays until the code runs: it says why it must not run by itself. */
  let ours = false;
  const begin = () => {
    stop();
    ours = true;
    store.mark();
  };
  const release = () => {
    stop();
    if (ours) store.unmark();
    ours = false;
  };
  const end = () => {
    stop();
    stop = clock.after(ALIVE, release);
  };
  return {
    begin,
    end,
    watch(preview, isRunning) {
      const onEvent = () => {
        if (!isRunning()) return;
        begin();
        end();
      };
      for (const event of EVENTS) preview.addEventListener(event, onEvent, { capture: true });
      // A page that leaves by itself answers.
      window.addEventListener('pagehide', release);
      return () => {
        for (const event of EVENTS) preview.removeEventListener(event, onEvent, { capture: true });
        window.removeEventListener('pagehide', release);
        release();
      };
    },
  };
}
