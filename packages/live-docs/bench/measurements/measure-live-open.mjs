// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { fetchEncoded } from './measure-transfer.mjs';

const PAGE = '/demo/simple';
const OPENINGS = 15;
/** How long the pointer rests on the button before it clicks: long enough for the prefetch. */
const HOVER = 600;
/** For what the opened code asks for when the editor is there. */
const SETTLE = 1500;

/**
 * From the click on "Show code" to an editor with the focus, all of it in the cache, and what opening the code transfers.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureLiveOpen({ browser, origin, say }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const bytes = await measureBytes(context, origin + PAGE);
    /** @type {Record<string, number[]>} */
    const times = { cold: [], pointed: [] };
    for (let opening = 0; opening < OPENINGS; opening++) {
      for (const [name, values] of Object.entries(times)) {
        values.push(await open(context, origin + PAGE, name === 'pointed'));
      }
    }
    say(
      `code opened: ${Object.entries(times).map(([name, values]) => `${name} ${values.map((ms) => ms.toFixed(0)).join(', ')}`)}`,
    );
    const how = 'from the click to the second frame after the editor has the focus, warm cache';
    return [
      { name: 'code opened', unit: 'ms', values: times['cold'] ?? [], target: 150, how: `${how}, nothing prefetched` },
      { name: 'code opened, pointed at', unit: 'ms', values: times['pointed'] ?? [], how: `${how}, prefetched` },
      {
        name: 'editor, compiler, trial render',
        unit: 'kB',
        values: [bytes / 1000],
        target: 220,
        how: 'script that opening the code and one edit ask for, brotli, without the demo’s own text',
      },
    ];
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 */
async function measureBytes(context, address) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  /** @type {Set<string>} */
  const addresses = new Set();
  context.on('request', (request) => addresses.add(request.url()));
  await page.getByRole('button', { name: 'Show code' }).click();
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Space');
  await wait(SETTLE);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.close();
  const scripts = [...addresses].filter((one) => /(live|editor|engine|compile)[^/]*\.js$/.test(one));
  const answers = await Promise.all(scripts.map(fetchEncoded));
  return answers.reduce((sum, answer) => sum + answer.bytes, 0);
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {boolean} pointed
 */
async function open(context, address, pointed) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  if (pointed) {
    await page.getByRole('button', { name: 'Show code' }).hover();
    await wait(HOVER);
  }
  const took = await page.evaluate(clickAndWait);
  await page.close();
  return took;
}

/** Runs in the page: opens the code, gives the editor the focus as soon as it is there, and waits for the paint. */
function clickAndWait() {
  return new Promise((/** @type {(ms: number) => void} */ resolve, reject) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show code');
    if (!button) return reject(new Error('There is no button "Show code".'));
    const from = performance.now();
    new MutationObserver((_, observer) => {
      const editor = document.querySelector('.cm-content');
      if (!(editor instanceof HTMLElement)) return;
      observer.disconnect();
      editor.focus();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
    }).observe(document, { childList: true, subtree: true });
    button.click();
  });
}
