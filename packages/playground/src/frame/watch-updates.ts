import { EndlessError } from './guard/create-guard';
import { watchCommits } from './refresh';

/** Commits in a row, each caused by the one before, that count as endless; fewer do once they took `LONG` milliseconds. */
const MANY = 1000;
const SOME = 50;
const LONG = 1000;
/** Milliseconds without a commit that end a row. */
const PAUSE = 4;
/** Commits that a row loses where something else may have caused one: a timer, a frame, the reader. */
const STEP_BACK = 5;

/** What the reader may cause commits by. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel', 'scroll', 'resize'];

/**
 * Watches for components that update without end, each update in a separate task, so that no other guard sees it and
 * React only warns.
 * @param onEndless told once a row.
 * @returns what tells that something else than an update caused the next one.
 */
export function watchUpdates(onEndless: (error: EndlessError) => void): () => void {
  const { setTimeout } = window;
  const now = performance.now.bind(performance);
  let row = 0;
  let since = 0;
  const stepBack = () => (row = Math.max(0, row - STEP_BACK));

  watchCommits(() => {
    if (row === 0) since = now();
    const at = ++row;
    setTimeout(() => {
      if (row === at) row = 0;
    }, PAUSE);
    if (row <= SOME || (row <= MANY && now() - since <= LONG)) return;
    row = 0;
    onEndless(new EndlessError('Endless update: what an effect does to state causes it again and again'));
  });
  for (const event of EVENTS) window.addEventListener(event, stepBack, { capture: true, passive: true });
  return stepBack;
}
