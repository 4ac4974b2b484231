import type { Problem } from 'live-playground/model';
import type { SiteDemo, Snapshot } from '../../core/node/snapshot/snapshot';
import { sourceText } from '../../core/node/snapshot/snapshot';
import { toPosix } from '../../core/node/files/paths';

/** What a demo is tested for. */
export const CHECKS = [
  'server',
  'hydration',
  'log',
  'request',
  'axe',
  'keyboard',
  'shift',
  'steps',
  'picture',
] as const;

type Check = (typeof CHECKS)[number];

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
  /** Where it is, if it's known: a line of a file other than the demo's, or of one of its own. */
  place?: { file: string; line: number };
  /** Text of the line that it may come from. */
  clue?: RegExp;
}

/** A demo as tests know it. */
export interface TestedDemo {
  id: string;
  title: string;
  /** Path of its own file from the site's root. */
  file: string;
  /** Ids of its own file and of those that it imports from beside it. */
  files: readonly string[];
  /** Its files' texts, by path from the site's root, its own first. */
  sources: readonly (readonly [file: string, text: string])[];
  /** True if its page leaves it to browsers. */
  isBrowserOnly: boolean;
  /** True if a page has its markup, which React hydrates. */
  isHydrated: boolean;
}

/** All demos of a site. */
export function listDemos(snapshot: Snapshot): TestedDemo[] {
  const { root } = snapshot;
  return [...snapshot.demos.values()].map((demo: SiteDemo) => ({
    id: demo.id,
    title: demo.title,
    file: toPosix(root, demo.file),
    files: demo.parts.sources.map(({ file }) => file),
    sources: demo.parts.sources.map(({ file }) => [toPosix(root, file), sourceText(snapshot, file)] as const),
    isBrowserOnly: demo.isBrowserOnly === true,
    isHydrated: !demo.isBrowserOnly && !demo.isFramed,
  }));
}

/** Says where a finding is: at the line that its clue leads to, else in the demo's own file. */
export function toProblem({ found, expected, fix, place, clue }: Finding, { id, file, sources }: TestedDemo): Problem {
  const said = { found: `demo "${id}" ${found}`, expected, fix };
  if (place) return { ...place, ...said };
  for (const [name, text] of clue ? sources : []) {
    const at = text.split('\n').findIndex((line) => clue?.test(line));
    if (at >= 0) return { file: name, line: at + 1, ...said };
  }
  return { file, ...said };
}
