// @ts-check
import { fetchEncoded } from './measure-transfer.mjs';

const DEMO = 'sticky-header';
const RUNS = 10;

/**
 * What exports of a demo load, each in a visit of its own, and how long a drawing of a large table takes.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureExport({ browser, origin, say }) {
  const sandbox = await visit(browser, origin, async (page, demo) => {
    await page.context().route('https://stackblitz.com/**', (route) => route.fulfill({ body: '' }));
    await Promise.all([
      page.context().waitForEvent('page'),
      demo.getByRole('button', { name: 'Open in StackBlitz' }).click(),
    ]);
  });
  /** @type {Record<'SVG' | 'Sketch symbol', number[]>} */
  const times = { 'SVG': [], 'Sketch symbol': [] };
  const design = await visit(browser, origin, async (page, demo) => {
    for (const format of /** @type {const} */ (['SVG', 'Sketch symbol'])) {
      while (times[format].length < RUNS) times[format].push(await copy(page, demo, format));
    }
  });
  say(`exports of ${DEMO}: ${sandbox.count} and ${design.count} scripts`);
  const script = {
    unit: /** @type {const} */ ('kB'),
    how: 'what pressing it loads, brotli; the code of the demo included',
  };
  const drawing = { unit: /** @type {const} */ ('ms'), how: `${DEMO}, from the choice to the call of the clipboard` };
  return [
    { ...script, name: 'open in a sandbox, script', values: [sandbox.bytes / 1000] },
    {
      ...script,
      name: 'copy for design tools, script',
      values: [design.bytes / 1000],
      how: 'what pressing it loads, brotli',
    },
    { ...drawing, name: 'copy as SVG', values: times.SVG },
    { ...drawing, name: 'copy as Sketch symbol', values: times['Sketch symbol'] },
  ];
}

/**
 * Counts the scripts that a demo's page loads once it is at rest.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(page: import('@playwright/test').Page, demo: import('@playwright/test').Locator) => Promise<void>} act
 */
async function visit(browser, origin, act) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async () => void (window.benchCopied = performance.now());
    });
    await page.goto(`${origin}/demo/${DEMO}`, { waitUntil: 'networkidle' });
    /** @type {Set<string>} */
    const addresses = new Set();
    page.on('request', (request) => request.resourceType() === 'script' && addresses.add(request.url()));
    await act(page, page.locator(`[data-demo="${DEMO}"]`));
    const answers = await Promise.all([...addresses].map(fetchEncoded));
    return { count: answers.length, bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} demo
 * @param {string} format
 */
async function copy(page, demo, format) {
  await demo.getByRole('button', { name: 'More' }).click();
  await demo.getByRole('menuitem', { name: 'Copy for design tools' }).click();
  const item = demo.getByRole('menuitem', { name: format, exact: true });
  return item.evaluate(async (element) => {
    window.benchCopied = undefined;
    const start = performance.now();
    if (element instanceof HTMLElement) element.click();
    while (window.benchCopied === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    return window.benchCopied - start;
  });
}
