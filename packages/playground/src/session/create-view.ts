import type { ConsoleEntry } from '../model/frame-messages';
import type { LiveError } from '../model/live';
import { addEntries, clearLog, EMPTY_LOG } from '../run/console-log';
import { createListeners } from '../ui/create-listeners';
import type { LiveView, LiveViews } from './live-session';

/** What the reader sees, and how the other parts of a session change it. */
export interface ViewPart extends Omit<LiveViews, 'goTo'> {
  update(change: Partial<LiveView>): void;
  /** Adds what a run has written to the console. */
  log(entries: ConsoleEntry[], dropped: number): void;
  /** An error after a run has ended: it's a line of the console, too. */
  fail(error: LiveError): void;
}

/** See `ViewPart`. */
export function createView(first: Pick<LiveView, 'edited' | 'note' | 'file'>): ViewPart {
  const { subscribe, notify } = createListeners();
  const untouched = { state: 'idle', framed: false, stale: false, stateReset: false } as const;
  let view: LiveView = { ...untouched, console: EMPTY_LOG, revision: 0, ...first };
  const update = (change: Partial<LiveView>) => {
    view = { ...view, ...change };
    notify();
  };
  return {
    subscribe,
    view: () => view,
    update,
    choose: (file) => update({ file }),
    arrive: () => update({ target: undefined }),
    log: (entries, dropped) => update({ console: addEntries(view.console, entries, dropped) }),
    fail(error) {
      const { run } = view.console;
      const line = { ...error, level: 'error' as const, react: false, run, text: error.message };
      update({ state: 'error', error, console: addEntries(view.console, [line]) });
    },
    clearConsole: () => update({ console: clearLog(view.console) }),
  };
}
