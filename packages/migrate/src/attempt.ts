/** What a function gives, or undefined if it throws: what it reads is somebody else's. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
