import { Suspense, useEffect, type ComponentType } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { EndlessError } from '../engine/endless-error';
import type { LiveRun } from '../live';
import { createHost } from './create-host';

/** Milliseconds that a demo may wait for a promise with nothing to show. */
const PATIENCE = 2000;

/** Something thrown, by itself: it may be anything, `undefined` too. */
export interface Thrown {
  error: unknown;
}

/** What stands in a demo's preview. */
export interface Stage {
  /**
   * Puts a run in place of the one before, which is ended once the new one stands.
   * @returns what it threw, after which the one before is back; undefined where it stands or gave way to a newer one.
   */
  show(run: LiveRun): Promise<Thrown | undefined>;
  /** Ends all runs and brings the original back. */
  clear(): void;
}

interface StageInput {
  /** Takes what is to be rendered, undefined for the original. */
  onChange(component: ComponentType | undefined): void;
  /** Told of what a run throws while React renders it, after it had stood. */
  onFailure(error: unknown): void;
}

interface Stand {
  run: LiveRun;
  /** It fell over once and was set up again. */
  again?: boolean;
  /** What it took the place of. */
  before?: LiveRun | undefined;
  settle(thrown?: Thrown): void;
}

/** Keeps the last run that stood until the next one does. */
export function createStage({ onChange, onFailure }: StageInput): Stage {
  let good: Stand | undefined;
  let candidate: Stand | undefined;
  let shown: Stand | undefined;
  let times = 0;

  /** What is to be shown, mounted anew. */
  const host = createHost(() => {
    if (!shown) return undefined;
    const stand = shown;
    const { component: Run } = stand.run;
    times += 1;
    return (
      <ErrorBoundary
        key={times}
        of={stand}
        fallback={() => null}
        onError={(error, { componentStack }) => {
          // Errors of React's own name no place in the demo; the component is the next best.
          if (error instanceof Error) error.stack = `${error.stack ?? ''}\n${componentStack ?? ''}`;
          fail(stand, error);
        }}
      >
        <Suspense fallback={<Waiting onLong={(error) => fail(stand, error)} />}>
          <Run />
          <Mounted onMounted={() => accept(stand)} />
        </Suspense>
      </ErrorBoundary>
    );
  });

  const put = (stand: Stand | undefined) => {
    const isOther = Boolean(stand) !== Boolean(shown);
    shown = stand;
    if (isOther) onChange(stand && host.Component);
    host.refresh();
  };

  const accept = (stand: Stand) =>
    // What an effect throws beside this one comes first.
    queueMicrotask(() => {
      if (candidate !== stand) return;
      good?.run.dispose();
      stand.before = good?.run;
      good = stand;
      candidate = undefined;
      stand.settle();
    });

  const fail = (stand: Stand, error: unknown) => {
    if (stand === candidate) {
      candidate = undefined;
      stand.run.dispose();
      put(good);
      stand.settle({ error });
    } else if (stand === good) {
      stand.run.dispose();
      const hopeless = stand.again || error instanceof EndlessError;
      good = (hopeless ? undefined : standAgain(stand.run, stand.before)) ?? standAgain(stand.before);
      put(good);
      if (!stand.again) onFailure(error);
    }
  };

  const drop = (stand: Stand | undefined) => {
    stand?.run.dispose();
    stand?.settle();
  };

  return {
    show(run) {
      drop(candidate);
      return new Promise((settle) => {
        candidate = { run, settle };
        put(candidate);
      });
    },
    clear() {
      const all = [candidate, good];
      candidate = undefined;
      good = undefined;
      put(undefined);
      all.forEach(drop);
    },
  };
}

/** A run that was ended, as it was when it began; nothing where it does not stand any more. */
function standAgain(run: LiveRun | undefined, before?: LiveRun): Stand | undefined {
  try {
    return run && { run: run.renew(), again: true, before, settle: () => {} };
  } catch {
    return undefined;
  }
}

function Mounted({ onMounted }: { onMounted: () => void }) {
  // Once: the component is made for one mounting.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onMounted, []);
  return null;
}

/** Stands in for a demo that waits for a promise. */
function Waiting({ onLong }: { onLong: (error: Error) => void }) {
  useEffect(() => {
    const seconds = PATIENCE / 1000;
    const message = `It waits for a promise that has not come in ${seconds} seconds. One that is made while rendering is another one each time`;
    const timer = setTimeout(() => onLong(new Error(message)), PATIENCE);
    return () => clearTimeout(timer);
    // Once: the component is made for one mounting.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
