// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { SLOW, slowProcessor } from '../tools/slow-down.mjs';

const TURNS = 14;
const START = '/demo/simple';
const NEXT = '/demo/column-resize';
/** How long the pointer rests on a link before it clicks: long enough for the prefetch. */
const HOVER = 600;

/**
 * From the click on a hovered sidebar link to the heading of the page, each page opened for the first time in its visit.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measurePageTurn({ browser, origin, say }) {
  const figures = [];
  for (const { rate, target } of [
    { rate: 1, target: 40 },
    { rate: SLOW.cpu, target: 130 },
  ]) {
    const turns = [];
    while (turns.length < TURNS) turns.push(...(await visit(browser, origin, rate)));
    const flashes = [...new Set(turns.filter((turn) => turn.flash).map((turn) => `${turn.path} (${turn.flash})`))];
    const slowest = turns.reduce((worst, turn) => (turn.painted > worst.painted ? turn : worst));
    say(
      `page turns at ${rate} times slower: ${turns.map((turn) => `${turn.path.split('/').pop()} ${turn.painted.toFixed(0)}`).join(', ')}`,
    );
    const common = { unit: /** @type {const} */ ('ms'), how: `${turns.length} turns, processor ${rate}x slower` };
    figures.push(
      {
        ...common,
        name: `page turn, ${rate}x`,
        values: turns.map((turn) => turn.painted),
        target,
        how: `${common.how}, click to second frame after the heading`,
        note: `slowest ${slowest.path}; ${flashes.length ? `FLASH at ${flashes.join(', ')}` : 'no loading flash'}`,
      },
      {
        ...common,
        name: `page turn, ${rate}x, in the document`,
        values: turns.map((turn) => turn.changed),
        how: `${common.how}, click to the heading in the document`,
      },
    );
  }
  return figures;
}

/**
 * One visit: opens the pages of the sidebar one after the other.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} rate
 */
async function visit(browser, origin, rate) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + START, { waitUntil: 'networkidle' });
    await slowProcessor(page, rate);
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    const links = await sidebar.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const others = links.filter((path) => path !== START && path !== NEXT && /^\/demo\/./.test(path));
    const turns = [];
    for (const path of [NEXT, ...others].slice(0, TURNS / 2)) {
      await sidebar.locator(`a[href="${path}"]`).hover();
      await wait(HOVER);
      await page.evaluate(watchTurn, path);
      await page.mouse.down();
      await page.mouse.up();
      turns.push(await page.evaluate(() => window.benchTurn));
      await wait(HOVER);
    }
    return turns;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: times a turn from the click, and looks in every frame for a page that is missing or loading.
 * @param {string} path
 */
function watchTurn(path) {
  const before = document.querySelector('h1')?.textContent;
  /** @type {string} */
  let flash = '';
  const look = () => {
    const heading = document.querySelector('h1');
    if (!heading) flash ||= 'no heading';
    if (document.querySelector('[data-pending], [aria-busy="true"], [role="progressbar"]'))
      flash ||= 'loading indicator';
    return heading?.textContent !== before && location.pathname.endsWith(path);
  };
  window.benchTurn = new Promise((resolve, reject) => {
    addEventListener('pagehide', () => reject(new Error(`${path} was loaded anew instead of turned to.`)));
    const onClick = (/** @type {MouseEvent} */ { timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (!look()) return;
        const changed = performance.now() - timeStamp;
        observer.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            look();
            resolve({ path, changed, painted: performance.now() - timeStamp, flash });
          }),
        );
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true, attributes: true });
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}
