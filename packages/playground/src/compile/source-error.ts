import type { CompileFault } from '../model/live';

/** Something wrong with the reader's source that is known before it runs. */
export class SourceError extends Error {
  override name = 'SourceError';

  /**
   * @param fault what, and at which offset of the file.
   * @param path the file, from the project's root.
   */
  constructor(
    readonly fault: CompileFault,
    readonly path: string,
  ) {
    super(fault.message);
  }
}
