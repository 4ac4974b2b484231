// @ts-check

/** Milliseconds of a turn in which processes run. */
const TURN = 10;

/**
 * Slows the processes of all pages, their workers included: what a browser does for a page leaves its workers alone. Runs them for
 * one turn of several.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rate how many times slower; 1 leaves them alone
 * @returns {Promise<() => void>} what ends it
 */
export async function slowRenderers(browser, rate) {
  if (rate === 1) return () => undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const processes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let turn = 0;
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    for (const id of processes) {
      try {
        process.kill(id, signal);
      } catch {
        // It has ended.
      }
    }
  };
  const timer = setInterval(() => {
    turn = (turn + 1) % rate;
    if (turn === 0) send('SIGCONT');
    if (turn === 1) send('SIGSTOP');
  }, TURN);
  return () => {
    clearInterval(timer);
    send('SIGCONT');
  };
}
