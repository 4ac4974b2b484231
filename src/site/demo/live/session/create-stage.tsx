import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import type { LiveRun } from '../live';

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
  before?: LiveRun;
  settle(thrown?: Thrown): void;
}

/** Keeps the last run that stood until the next one does. */
export function createStage({ onChange, onFailure }: StageInput): Stage {
  let good: Stand | undefined;
  let candidate: Stand | undefined;

  // Another component for each time: React mounts it anew.
  const put = (stand: Stand | undefined) => {
    if (!stand) return onChange(undefined);
    const { component: Run } = stand.run;
    onChange(function Edited() {
      return (
        <RunBoundary onError={(error) => fail(stand, error)}>
          <Run />
          <Mounted onMounted={() => accept(stand)} />
        </RunBoundary>
      );
    });
  };

  const accept = (stand: Stand) =>
    // What an effect throws beside this one reaches the boundary first.
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
      if (stand.again) {
        stand.run.dispose();
        good = standAgain(stand.before);
      } else stand.again = true;
      put(good);
      onFailure(error);
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
function standAgain(run: LiveRun | undefined): Stand | undefined {
  try {
    return run && { run: run.renew(), again: true, settle: () => {} };
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

/** Reports what its children throw and shows nothing until something else takes their place. */
class RunBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
