import type { Problem } from 'live-playground/model';
import { ALLOWABLE, toProblem, type Finding } from './findings';
import type { PictureFailure } from './pictures';
import type { DemoSteps } from './steps';
import type { TestedDemo } from './tested-demo';

/** What a test says of a demo in a browser. */
export interface DemoResult {
  demo: TestedDemo;
  /** Empty if the demo passes. */
  problems: Problem[];
  /** Violations that it allows. */
  known: { rule: string; reason: string; found: string }[];
  /** What it allows without need in this browser. */
  needless: Problem[];
  /** Keys that each of its steps pressed, by the step's name. */
  keys: Record<string, string[]>;
  pictures: PictureFailure[];
  milliseconds: number;
}

/**
 * Takes what a demo allows from what was found, and tells what it allows without need.
 * @param isWhole false if checks were left out: what they'd find isn't known.
 */
export function judge(
  findings: readonly Finding[],
  demo: TestedDemo,
  { file, allow }: Pick<DemoSteps, 'file' | 'allow'> = { file: demo.file, allow: {} },
  isWhole = true,
): Pick<DemoResult, 'problems' | 'known' | 'needless'> {
  const known: DemoResult['known'] = [];
  const problems: Problem[] = [];
  for (const finding of findings) {
    const { check, rule, found } = finding;
    const reason = ALLOWABLE.includes(check) && Object.hasOwn(allow, rule) ? allow[rule] : undefined;
    if (reason === undefined) problems.push(toProblem(finding, demo));
    else known.push({ rule, reason, found });
  }
  const unused = isWhole ? Object.keys(allow).filter((rule) => !known.some((one) => one.rule === rule)) : [];
  const needless = unused.map((rule) => ({
    file,
    found: `"allow" names "${rule}", and the demo doesn't violate it`,
    expected: `a rule of axe that it violates, or one of ${ALLOWABLE.join(', ')}`,
    fix: 'Correct the name, or remove it',
  }));
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
