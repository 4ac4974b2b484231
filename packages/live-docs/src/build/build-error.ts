/** Where a fault is, what was found, what was expected and what to do about it. */
export interface Fault {
  /** Path from the project's root. */
  file: string;
  /** Line in that file, from 1. */
  line?: number;
  /** What is wrong, with the value found. */
  found: string;
  expected: string;
  fix: string;
}

/** A fault that an author can mend. Its message stands alone: `file:line: found. Expected … . Fix`. */
export class BuildError extends Error {
  override name = 'BuildError';

  constructor(readonly faults: Fault[]) {
    super(faults.map(formatFault).join('\n'));
  }
}

/** One fault as a line of text. */
export function formatFault({ file, line, found, expected, fix }: Fault): string {
  return `${file}${line ? `:${line}` : ''}: ${found}${found.endsWith('?') ? '' : '.'} Expected ${expected}. ${fix}.`;
}
