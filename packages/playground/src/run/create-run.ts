import { addEntries, clearLog, EMPTY_LOG, type ConsoleLog } from './console-log';
import type { Player, PlayerEvents } from './create-player';
import type { LiveSource } from '../model/live';
import type { Clock } from './clock';
import { createHangGuard } from './create-hang-guard';
import { createRunner, THROTTLE } from './create-runner';
import { createThrottle } from './create-throttle';
import type { RunNote } from '../texts/edit-store';
import type { LiveView } from '../session/live-session';

/** Milliseconds that a run gets to write to the console before what an older one wrote goes. */
const WRITING = 300;

export interface RunInput {
  clock: Clock;
  store: RunNote;
  /** Leaves for a new document if that helps against a failure to load. @returns true if it does. */
  recover?(message: string, isSecond: boolean): Promise<boolean>;
  /** Makes what plays the demo in its block. */
  createPlayer(block: HTMLElement, events: PlayerEvents): Player;
  /** The texts as they are now. */
  source(): LiveSource;
  onChange(change: Partial<Pick<LiveView, 'state' | 'framed' | 'stateReset' | 'error' | 'console'>>): void;
  /** The demo's frame had to be removed. The note in the store stays: the next page doesn't run the edit by itself. */
  onStop(): void;
}

/** Runs the texts of a demo, from `start` on, and gathers what they write to the console. */
export function createRun({ clock, store, recover, createPlayer, source, onChange, onStop }: RunInput) {
  let player: Player | undefined;
  let log = EMPTY_LOG;
  let hasRetried = false;

  const guard = createHangGuard(store, clock);
  const runner = createRunner({ play: async (...input) => player?.play(...input), clock, onChange });
  const write = (next: ConsoleLog) => {
    log = next;
    onChange({ console: log });
  };
  const clearConsole = () => write(clearLog(log));
  const stop = () => {
    throttle.cancel();
    guard.keep();
    onStop();
  };
  const run = async () => {
    if (!player) return;
    const logged = log.run;
    const running = runner.run(source());
    guard.begin();
    const outcome = await running;
    if (outcome?.type === 'failed' && outcome.ended) stop();
    else if (outcome) guard.end();
    if (outcome?.type !== 'rendered') return;
    hasRetried = false;
    clock.after(WRITING, () => log.run === logged && clearConsole());
  };
  const throttle = createThrottle(() => void run(), THROTTLE, clock);
  const cancel = () => {
    throttle.cancel();
    runner.cancel();
  };

  return {
    now: () => void run(),
    /** Runs at once if the last run is long ago, otherwise at the end of the interval. */
    soon: throttle.call,
    /** Drops what is under way. */
    cancel,
    /** Brings the original back. */
    clear() {
      player?.clear();
      guard.end();
      onChange({ state: 'idle', stateReset: false });
      clearConsole();
    },
    prepare: () => player?.prepare(source()),
    /** Runs again what could not be loaded. @param message of the error. */
    async retry(message: string) {
      const isSecond = hasRetried;
      hasRetried = true;
      if (!(await recover?.(message, isSecond))) throttle.call();
    },
    draw: (...input: Parameters<Player['draw']>) => player?.draw(...input),
    clearConsole,
    /** See `LiveSession`. */
    start(block: HTMLElement) {
      const own = createPlayer(block, {
        onShow: (framed) => onChange({ framed }),
        onError(error, ended) {
          onChange({ state: 'error', error });
          write(addEntries(log, [{ ...error, level: 'error', react: false, run: log.run, text: error.message }]));
          if (ended) stop();
        },
        onConsole: (...logged) => write(addEntries(log, ...logged)),
      });
      player = own;
      write(EMPTY_LOG);
      const unwatch = guard.watch();
      return () => {
        unwatch();
        cancel();
        player = undefined;
        own.close();
        onChange({ state: 'idle', error: undefined });
      };
    },
  };
}
