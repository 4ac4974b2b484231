/** A stylesheet that can't be compiled. */
export class CompiledStyleError extends Error {
  override name = 'CompiledStyleError';

  /**
   * @param path the file with the fault.
   * @param at offset in it, where it's known.
   */
  constructor(
    message: string,
    readonly path: string,
    readonly at: number | undefined,
  ) {
    super(message);
  }
}
