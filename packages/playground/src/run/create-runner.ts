import { createLatest } from '../loading/create-latest';
import type { Played, Player } from './create-player';
import type { LiveSource } from '../model/live';
import { toLiveError } from '../loading/to-live-error';
import type { Clock } from './clock';
import type { LiveView } from '../session/live-session';

/** Milliseconds from one run of an edited demo to the next. */
export const THROTTLE = 100;

/** What a run makes of a demo's state. */
export type RunChange = Pick<LiveView, 'state'> & Partial<Pick<LiveView, 'error' | 'stateReset'>>;

/** Runs a demo's sources, and knows which is the newest. */
export interface Runner {
  /** Runs a source. @returns its result, undefined where a newer one overtook it. */
  run(source: LiveSource): Promise<Played | undefined>;
  /** Drops what is under way. */
  cancel(): void;
}

interface RunnerInput {
  play: Player['play'];
  clock: Clock;
  onChange(change: RunChange): void;
}

/**
 * Runs one source after the other: `loading`, then `compiled` or `error`. Only a run that is slower than the throttle
 * is called loading, and a late result never overwrites a newer one.
 */
export function createRunner({ play, clock, onChange }: RunnerInput): Runner {
  const runs = createLatest();
  let stopTimer = () => {};

  return {
    async run(source) {
      const signal = runs.begin();
      const isStale = () => signal.aborted;
      stopTimer();
      stopTimer = clock.after(THROTTLE - 1, () => onChange({ state: 'loading' }));
      let outcome: Played | undefined;
      try {
        outcome = await play(source, isStale);
      } catch (error) {
        outcome = { type: 'failed', error: toLiveError(error) };
      }
      if (isStale() || outcome === undefined) return undefined;
      stopTimer();
      if (outcome.type === 'failed') onChange({ state: 'error', error: outcome.error, stateReset: false });
      else onChange({ state: 'compiled', error: undefined, stateReset: outcome.stateReset });
      return outcome;
    },
    cancel() {
      runs.cancel();
      stopTimer();
    },
  };
}
