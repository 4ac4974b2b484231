import type { Problem } from 'live-playground/model';
import { escapePattern } from '../../core/model';
import type { TestedDemo } from './tested-demo';

/** The most that a demo may move: what browsers call good. The window is no larger than a demo, so it counts in full. */
export const MOST_SHIFT = 0.1;

/** What a demo is tested for. */
const CHECKS = {
  server: {
    expected: 'a component that renders without a browser',
    fix: 'Move what needs a browser into an effect or an event handler, or set ssr={false} where a page shows the demo',
    clue: /\b(window|document|navigator|localStorage|matchMedia)\b/,
  },
  hydration: {
    expected: 'the same first render in both',
    fix: 'Render what differs in an effect, after the first render',
    // What makes a render differ from one time to the next.
    clue: /Date\.now|new Date\(\)|Math\.random|typeof window|typeof document|navigator\.|toLocale\w*String\(\)/,
  },
  log: {
    expected: 'an empty console',
    fix: 'Remove the call or mend what causes the message',
    clue: /\bconsole\.\w+\(|\bthrow\b/,
  },
  request: {
    expected: 'requests to the site alone',
    fix: 'Import the file from beside the demo, write the data into it, or allow "request" in its steps, with the reason',
  },
  axe: { expected: 'no violation of accessibility', fix: 'Mend the element' },
  keyboard: {
    expected: 'a demo that Tab leads into and out of',
    fix: 'Let Tab pass: handle only the keys that the control needs, and let the focus go on',
  },
  shift: { expected: `at most ${MOST_SHIFT}`, fix: 'Render the final size on the server, or reserve it in CSS' },
  steps: { expected: 'a step that passes', fix: 'Mend the demo or the step' },
  picture: {
    expected: 'the picture in version control',
    fix: 'Mend the demo, or run with --update to keep the new picture',
  },
} satisfies Record<string, Pick<Finding, 'expected' | 'fix' | 'clue'>>;

type Check = keyof typeof CHECKS;

/** Names of the checks that a demo may allow to fail: steps are mended, pictures updated. */
export const ALLOWABLE = Object.keys(CHECKS).filter((check) => check !== 'steps' && check !== 'picture');

/** Checks that take long, and that a run may leave out. */
export const SKIPPABLE = { axe: true, keyboard: true, steps: true } satisfies Partial<Record<Check, true>>;

export type Skippable = keyof typeof SKIPPABLE;

/** Something that a demo does and shouldn't. */
export interface Finding {
  check: Check;
  /** What `allow` names: the id of axe's rule, else the check. */
  rule: string;
  found: string;
  expected: string;
  fix: string;
  /** Where it is, if it's known: a line of one of the demo's files, or of another one. */
  place?: { file: string; line: number };
  /** Text of the line that it may come from. */
  clue?: RegExp;
}

/** Describes what a check has found. @param more where it is, and what differs from other findings of the check. */
export const find = (check: Check, found: string, more: Partial<Finding> = {}): Finding => ({
  check,
  rule: check,
  found,
  ...CHECKS[check],
  ...more,
});

export const onLog = (kind: string, text: string): Finding => find('log', `logs ${kind}: ${firstLine(text)}`);

export const onRequest = (url: string): Finding =>
  find('request', `asks another host: ${url}`, { clue: new RegExp(escapePattern(new URL(url).host)) });

/** The first line of a message: what follows are stacks. */
export const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Says where a finding is: at the line that its clue leads to, else in the demo's own file. */
export function toProblem(
  { found, expected, fix, place, clue }: Finding,
  { id, file, origin, sources }: TestedDemo,
): Problem {
  const said = { found: `demo "${id}" ${found}`, expected, fix };
  if (place) return { ...place, ...said };
  for (const [name, text] of clue ? sources : []) {
    const at = text.split('\n').findIndex((line) => clue?.test(line));
    if (at >= 0) return { file: name, line: at + 1, ...said };
  }
  return { ...(origin ?? { file }), ...said };
}
