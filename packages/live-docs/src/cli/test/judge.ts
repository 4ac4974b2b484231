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
  milliseconds: number;
}

/** Checks that can't be allowed: steps are mended, pictures updated. */
const FIRM: readonly string[] = ['steps', 'picture'];

/**
 * Takes what a demo allows from what was found, and adds what it allows without need.
 * @param isWhole false if checks were left out: what they'd find isn't known.
 */
export function judge(
  findings: readonly Finding[],
  demo: TestedDemo,
  steps: DemoSteps | undefined,
  isWhole = true,
): Pick<DemoResult, 'problems' | 'known'> {
  const allow = steps?.allow ?? {};
  const isAllowed = ({ check, rule }: Finding) => Object.hasOwn(allow, rule) && !FIRM.includes(check);
  const known = findings.filter(isAllowed).map(({ rule, found }) => ({ rule, found, reason: allow[rule] ?? '' }));
  const isFound = (rule: string) => known.some((each) => each.rule === rule);
  const needless = isWhole ? Object.keys(allow).filter((rule) => !isFound(rule)) : [];
  const places = needless.map((rule): Problem => ({
    file: steps?.file ?? demo.file,
    found: `"allow" names "${rule}", and the demo doesn't violate it`,
    expected: `a rule of axe that it violates, or one of ${CHECKS.filter((check) => !FIRM.includes(check)).join(', ')}`,
    fix: 'Correct the name, or remove it',
  }));
  return {
    problems: [...findings.filter((one) => !isAllowed(one)).map((one) => toProblem(one, demo)), ...places],
    known,
  };
}
