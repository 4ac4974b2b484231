import type { Problem } from 'live-playground/model';
import { CHECKS, toProblem, type Finding, type TestedDemo } from './finding';
import type { DemoSteps } from './read-steps';
import type { DemoRun } from './run-demo';

/** A violation that a demo allows. */
interface KnownViolation {
  rule: string;
  reason: string;
  found: string;
}

/** What a test says of a demo in a browser. */
export interface DemoResult extends Pick<DemoRun, 'keys' | 'pictures'> {
  demo: TestedDemo;
  /** Empty if the demo passes. */
  problems: Problem[];
  known: KnownViolation[];
  /** What it allows without need in this browser. */
  needless: Problem[];
  milliseconds: number;
}

/** Checks that can't be allowed: steps are mended, pictures updated. */
const FIRM: readonly string[] = ['steps', 'picture'];

/**
 * Takes what a demo allows from what was found, and tells what it allows without need.
 * @param isWhole false if checks were left out: what they'd find isn't known.
 */
export function judge(
  findings: readonly Finding[],
  demo: TestedDemo,
  steps: DemoSteps | undefined,
  isWhole = true,
): Pick<DemoResult, 'problems' | 'known' | 'needless'> {
  const allow = steps?.allow ?? {};
  const isAllowed = ({ check, rule }: Finding) => Object.hasOwn(allow, rule) && !FIRM.includes(check);
  const known = findings.filter(isAllowed).map(({ rule, found }) => ({ rule, found, reason: allow[rule] ?? '' }));
  const isFound = (rule: string) => known.some((each) => each.rule === rule);
  const unused = isWhole ? Object.keys(allow).filter((rule) => !isFound(rule)) : [];
  const needless = unused.map((rule): Problem => ({
    file: steps?.file ?? demo.file,
    found: `"allow" names "${rule}", and the demo doesn't violate it`,
    expected: `a rule of axe that it violates, or one of ${CHECKS.filter((check) => !FIRM.includes(check)).join(', ')}`,
    fix: 'Correct the name, or remove it',
  }));
  const problems = findings.filter((one) => !isAllowed(one)).map((one) => toProblem(one, demo));
  return { problems, known, needless };
}

/** Adds to the last result of each demo what it allows without need in all browsers: one may violate what another doesn't. */
export function refuseNeedless(results: readonly DemoResult[]): DemoResult[] {
  return results.map((result) => {
    const own = results.filter(({ demo }) => demo.id === result.demo.id);
    if (own.at(-1) !== result) return result;
    const isNeedless = ({ found }: Problem) => own.every((one) => one.needless.some((each) => each.found === found));
    return { ...result, problems: [...result.problems, ...result.needless.filter(isNeedless)] };
  });
}
