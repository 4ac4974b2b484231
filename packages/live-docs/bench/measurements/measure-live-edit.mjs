// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { SLOW, slowProcessor } from '../tools/slow-down.mjs';

const KEYS = 30;
/** Keys of a burst, and milliseconds between them. */
const BURST = { keys: 20, gap: 30, runs: 10 };
/** Milliseconds between two single keys: long enough for each to be the first of its throttle. */
const PAUSE = 400;

/** A text of each demo that is typed into, and what its preview must hold besides. */
const DEMOS = [
  { id: 'simple', text: 'Take a reading', rows: '.rc-table-row', full: 16, slow: 40 },
  { id: 'virtual', text: 'First row', rows: '.rc-table-row', full: 60, slow: 220 },
];

/**
 * From a key in the editor to the table that shows it.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureLiveEdit({ browser, origin, say }) {
  /** @type {import('../tools/figure.mjs').Figure[]} */
  const figures = [];
  for (const { id, text, rows, full, slow } of DEMOS) {
    for (const rate of [1, SLOW.cpu]) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      try {
        const page = await context.newPage();
        await openEditor(page, `${origin}/demo/${id}`, text);
        await slowProcessor(page, rate);
        const keys = await typeKeys(page, rows);
        say(`${id}, ${rate} times slower: ${keys.map(({ changed }) => changed.toFixed(0)).join(', ')}`);
        const how = `${KEYS} single keys, processor ${rate}x slower, from keydown`;
        figures.push(
          {
            name: `key to table, ${id}, ${rate}x`,
            unit: 'ms',
            values: keys.map(({ changed }) => changed),
            target: rate === 1 ? full : slow,
            how: `${how} to the new table in the document`,
          },
          {
            name: `key to table, ${id}, ${rate}x, painted`,
            unit: 'ms',
            values: keys.map(({ painted }) => painted),
            how: `${how} to the second frame after that`,
          },
        );
        if (id === 'simple' && rate === SLOW.cpu) figures.push(await typeBursts(page, rows));
      } finally {
        await context.close();
      }
    }
  }
  return figures;
}

/**
 * Opens a demo's code and puts the caret into a text of it.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} text
 */
export async function openEditor(page, address, text) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show code' }).click();
  const editor = page.getByRole('textbox', { name: 'Code editor' });
  await editor.waitFor();
  await page.waitForLoadState('networkidle');
  await editor.click();
  await page.keyboard.press('Control+Home');
  const line = editor.locator('.cm-line', { hasText: text }).first();
  // Only lines near the view are in the document.
  while ((await line.count()) === 0) await page.keyboard.press('PageDown');
  await line.click();
  // The caret goes into the text, which stands behind blanks at the start of its line.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  // The first edit also starts what compiles.
  await page.keyboard.type('a');
  await wait(2000);
}

/**
 * Presses keys one by one.
 * @param {import('@playwright/test').Page} page
 * @param {string} rows
 */
export async function typeKeys(page, rows) {
  const keys = [];
  for (let key = 0; key < KEYS; key++) {
    await page.evaluate(watchKey, { rows, keys: 1 });
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)));
    keys.push(await page.evaluate(() => window.benchEdit));
    await wait(PAUSE);
  }
  return keys;
}

/**
 * Types without a pause, and waits for what the last key made.
 * @param {import('@playwright/test').Page} page
 * @param {string} rows
 * @returns {Promise<import('../tools/figure.mjs').Figure>}
 */
async function typeBursts(page, rows) {
  const values = [];
  for (let run = 0; run < BURST.runs; run++) {
    await page.evaluate(watchKey, { rows, keys: BURST.keys });
    for (let key = 0; key < BURST.keys; key++) {
      // Not awaited: a key comes when it comes, whether the page has answered the one before or not.
      void page.keyboard.press(String.fromCharCode(97 + ((run + key) % 26)));
      await wait(BURST.gap);
    }
    values.push((await page.evaluate(() => window.benchEdit)).changed);
    await wait(PAUSE);
  }
  return {
    name: `burst to table, simple, ${SLOW.cpu}x`,
    unit: 'ms',
    values,
    target: 160,
    how: `${BURST.keys} keys ${BURST.gap} ms apart, ${BURST.runs} times, processor ${SLOW.cpu}x slower, from the last keydown to its table in the document`,
  };
}

/**
 * Runs in the page: waits until the preview shows a text that it has not shown before the last of some keys.
 * @param {{ rows: string, keys: number }} input
 */
function watchKey({ rows, keys }) {
  const preview = document.querySelector('[data-demo-preview]');
  const editor = document.querySelector('.cm-content');
  if (!preview || !editor) throw new Error('There is no demo with an editor.');
  /** What is typed: the word that begins the line of the caret. */
  const typed = () => {
    const line = getSelection()?.anchorNode?.parentElement?.closest('.cm-line')?.textContent ?? '';
    return /\w+/.exec(line)?.[0] ?? '';
  };
  window.benchEdit = new Promise((resolve) => {
    let pressed = 0;
    let at = 0;
    addEventListener(
      'keydown',
      function onKey({ timeStamp }) {
        at = timeStamp;
        pressed += 1;
        if (pressed === keys) removeEventListener('keydown', onKey, true);
      },
      true,
    );
    const observer = new MutationObserver(() => {
      if (pressed < keys || !preview.querySelector(rows) || !preview.textContent?.includes(typed())) return;
      const changed = performance.now() - at;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve({ changed, painted: performance.now() - at })));
    });
    observer.observe(preview, { childList: true, characterData: true, subtree: true });
  });
}
