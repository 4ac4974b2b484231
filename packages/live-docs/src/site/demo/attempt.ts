/** What a task returns; undefined where it throws, as local storage does at the first touch or, full, at the write. */
export function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
