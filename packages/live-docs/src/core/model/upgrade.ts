import { listMinors, type ApiHistory, type ApiTimeline, type MinorVersion } from './api-history';
import { findVersion, minorAt } from './find-version';

/** What `<Upgrade>` and `<UpgradeSteps>` show. */
export interface UpgradeData {
  history: ApiTimeline;
  /** Address of each row that the reference has, below the base, by table and property. */
  rows: Record<string, Record<string, string>>;
  /** True if the site has a compiler for browsers, which checks readers' code. */
  canCheck: boolean;
}

/** A step from a minor to the next one. */
export interface UpgradeStep {
  from: MinorVersion;
  to: MinorVersion;
}

/** Two minors to compare, and what of the address names none. */
export interface UpgradeRange extends UpgradeStep {
  unknown: string[];
}

/** Steps from minor to minor that are shown to a reader who has chosen nothing. */
const STEPS = 5;

/**
 * The minors that a reader names, as in `?from=7.30&to=1.12`. By default the newest one, and the one five steps before.
 * Undefined if there are fewer than two.
 */
export function readRange(
  history: Pick<ApiHistory, 'read'>,
  wanted: { from: string | null; to: string | null },
): UpgradeRange | undefined {
  const minors = listMinors(history);
  const unknown: string[] = [];
  const find = (text: string | null): number | undefined => {
    if (!text) return undefined;
    const at = minorAt(history, findVersion(history, text));
    if (at >= 0) return at;
    unknown.push(text);
    return undefined;
  };
  const last = find(wanted.to) ?? minors.length - 1;
  const first = find(wanted.from) ?? Math.max(0, last - STEPS);
  const [from, to] = [minors[first], minors[last]];
  return minors.length > 1 && from && to ? { from, to, unknown } : undefined;
}

/** The steps between two minors, oldest first; none if the second one is older. */
export function stepsBetween(history: Pick<ApiHistory, 'read'>, from: string, to: string): UpgradeStep[] {
  const minors = listMinors(history);
  const [first, last] = [from, to].map((minor) => minors.findIndex((one) => one.minor === minor));
  return allSteps(minors.slice(first, (last ?? -1) + 1));
}

/** The steps from each minor to the next one. */
export const allSteps = (minors: readonly MinorVersion[]): UpgradeStep[] =>
  minors.slice(1).flatMap((to, at) => {
    const from = minors[at];
    return from ? [{ from, to }] : [];
  });
