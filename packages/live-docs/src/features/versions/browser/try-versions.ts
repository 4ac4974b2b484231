import type { VersionFinderProps, VersionRun } from '../../../core/model';
import { differencesOf, type Difference } from './compare-runs';

/** A version that a demo was run in. */
export interface Tried {
  /** Its key. */
  version: string;
  result: VersionRun;
  /** The version before that it's compared with. */
  before?: { version: string; result: VersionRun };
  /** In what it differs from that. */
  differences: Difference[];
}

/** What is known so far. */
export interface Trial {
  /** The texts that are run. */
  texts: Readonly<Record<string, string>>;
  /** Keys of all versions that are run, oldest first. */
  versions: readonly string[];
  tried: readonly Tried[];
  /** What the demo shows differs from run to run: it isn't compared. */
  isUnsteady: boolean;
  isRunning: boolean;
}

/** What the demo shows. */
const isShown = (difference: Difference) => difference === 'markup' || difference === 'picture';

/** The first version whose errors of types differ from those of the one before. */
export const firstTypes = ({ tried }: Pick<Trial, 'tried'>): Tried | undefined =>
  tried.find(({ differences }) => differences.includes('types'));

/** The first version that doesn't run or shows something else, unlike the one before; or whose errors of types differ, where none does. */
export const firstThatDiffers = ({ tried }: Pick<Trial, 'tried'>): Tried | undefined =>
  tried.find(({ differences }) => differences.some((one) => one !== 'types')) ?? firstTypes({ tried });

/**
 * Runs a demo in one version after the other, oldest first. Before what it shows is first said to differ, the version before is run once
 * more: a clock, or a random number, shows something else each time.
 * @param onChange takes what is known after each run.
 * @returns how to stop.
 */
export function tryVersions(
  versions: readonly string[],
  { texts, run }: Pick<VersionFinderProps, 'texts' | 'run'>,
  onChange: (trial: Trial) => void,
): () => void {
  let trial: Trial = { texts: texts(), versions, tried: [], isUnsteady: false, isRunning: true };
  let cancel = () => {};
  let isStopped = false;
  const tell = (change: Partial<Trial>) => {
    trial = { ...trial, ...change };
    onChange(trial);
  };
  const runIn = async (version: string) => {
    const { result, cancel: end } = run(version);
    cancel = end;
    const found = await result;
    return isStopped ? undefined : found;
  };
  const go = async () => {
    let isSteady = false;
    for (const version of versions) {
      const result = await runIn(version);
      if (!result) return;
      const before = trial.tried.findLast((one) => !one.result.isUnloaded);
      let differences = before ? differencesOf(before.result, result) : [];
      if (before && !isSteady && !trial.isUnsteady && differences.some(isShown)) {
        const again = await runIn(before.version);
        if (!again) return;
        isSteady = !differencesOf(before.result, again).some(isShown);
        if (!isSteady) tell({ isUnsteady: true });
      }
      if (trial.isUnsteady) differences = differences.filter((one) => !isShown(one));
      tell({ tried: [...trial.tried, { version, result, ...(before && { before }), differences }] });
    }
  };
  onChange(trial);
  void go().finally(() => tell({ isRunning: false }));
  return () => {
    isStopped = true;
    cancel();
  };
}
