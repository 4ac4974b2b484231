import type { TypeIssue } from '../model/type-messages';

/**
 * The error after a place, or before it: in the same file, then in the other files in their order, and from the start again.
 * @param files names in the order of their tabs.
 */
export function stepIssue(
  issues: readonly TypeIssue[],
  files: readonly string[],
  { file, at }: { file: string; at: number },
  step: 1 | -1,
): TypeIssue | undefined {
  const sorted = issues.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.from - b.from);
  const here = files.indexOf(file);
  const order = (issue: TypeIssue) => files.indexOf(issue.file) - here || issue.from - at;
  if (step > 0) return sorted.find((issue) => order(issue) > 0) ?? sorted[0];
  return sorted.findLast((issue) => order(issue) < 0) ?? sorted.at(-1);
}
