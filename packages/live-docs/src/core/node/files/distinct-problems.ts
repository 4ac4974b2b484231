import { formatProblem } from 'live-playground/model';
import type { Problem } from '../../model';

/** Each problem once: a demo may be shown by several pages. */
export const distinctProblems = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];
