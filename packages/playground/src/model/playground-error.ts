import { formatProblem, type Problem } from './problem';

/** A playground can't run for another reason than the reader's code. Its message says where, what was found and what to do. */
export class PlaygroundError extends Error {
  override name = 'PlaygroundError';

  /** @param problem its `file` is the address, the file or the option that is wrong. */
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(formatProblem(problem), options);
  }
}
