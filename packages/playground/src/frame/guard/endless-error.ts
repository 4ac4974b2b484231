/** A run was ended, for it would not have ended by itself. */
export class EndlessError extends Error {
  override name = 'EndlessError';
}
