/** What a function answers; undefined if it throws. */
export function attempt<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What a function says as it throws; undefined if it doesn't. */
export function failureOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
