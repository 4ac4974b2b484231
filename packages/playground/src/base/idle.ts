/** Milliseconds after which the browser counts as idle whatever it does. */
const LATEST = 2000;

/** Runs something once the browser is idle. @returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(run, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle time.
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** @returns true if the reader's connection asks for little data: nothing large is fetched before it's needed. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
