// @ts-check
import { readPromise } from '../tools/read-promise.mjs';
import { startServer } from '../tools/run-command.mjs';

const RUNS = 5;

/**
 * From starting the dev server to its first demo page being shown.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'browser' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureDevStart({ site, browser, say }) {
  const cold = await startOnce(site, browser);
  say(`dev server, without caches: ${cold.toFixed(2)} s`);
  const warm = [];
  for (let run = 1; run <= RUNS; run++) {
    warm.push(await startOnce(site, browser));
    say(`dev server ${run} of ${RUNS}: ${warm.at(-1)?.toFixed(2)} s`);
  }
  const how = 'process start to the rows of /demo/simple on screen';
  return [
    { name: 'dev server to first demo, warm', unit: 's', values: warm, target: 1.8, how },
    { name: 'dev server to first demo, cold', unit: 's', values: [cold], how: `${how}, packages not yet bundled` },
  ];
}

/**
 * @param {string} site
 * @param {import('@playwright/test').Browser} browser
 */
async function startOnce(site, browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchForRows);
  const server = await startServer(site, 'dev');
  try {
    await page.goto(`${server.origin}/demo/simple`, { waitUntil: 'commit' });
    const shownAt = await readPromise(() => page.evaluate(() => window.benchShown), 'the first demo to show');
    await page.waitForLoadState('networkidle');
    return (shownAt - server.startedAt) / 1000;
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Runs in the page: remembers by the wall clock when the demo's rows were painted. */
function watchForRows() {
  window.benchShown = new Promise((resolve) => {
    const look = () => {
      const row = document.querySelector('[data-demo="simple"] tbody td');
      if (!row?.getClientRects().length) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    };
    look();
  });
}
