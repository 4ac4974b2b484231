/** What is wrong with a file of the site, and what its author can do. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line in that file, from 1. */
  line?: number;
  /** What is wrong, with the value found. */
  found: string;
  expected: string;
  fix: string;
}

/** Problems that an author can mend. Each line of its message is complete: `file:line: found. Expected … . Fix`. */
export class BuildError extends Error {
  override name = 'BuildError';

  readonly problems: Problem[];

  constructor(all: Problem | readonly Problem[]) {
    const problems = [all].flat();
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** One problem as a line of text. */
export function formatProblem({ file, line, found, expected, fix }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${found}${found.endsWith('?') ? '' : '.'} Expected ${expected}. ${fix}.`;
}
