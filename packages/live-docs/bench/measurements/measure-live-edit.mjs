// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { SLOW, slowProcessor } from '../tools/slow-down.mjs';

const KEYS = 30;
/** Visits for the first edit and the second. */
const VISITS = 10;
/** Keys of a burst, and milliseconds between them. */
const BURST = { keys: 20, gap: 30, runs: 10 };
/** Milliseconds between two single keys: long enough for each to be the first of its throttle. */
const PAUSE = 400;
/** Milliseconds from the opening of the frame, which the caret in the code asks for, to the first key. */
const READING = 1000;
/** Milliseconds after which what a key should show isn't waited for any longer. */
const LIMIT = 30_000;

/** A text of each demo that is typed into, behind its first letter, and what the demo must show besides. */
const DEMOS = [
  { id: 'simple', text: 'Take a reading', rows: '.rc-table-row', full: 22, slow: 91 },
  { id: 'virtual', text: 'First row', rows: '.rc-table-row', full: 60, slow: 220 },
];

/**
 * From a key in the editor to the table that shows it. With a second site, each key is pressed in both, one after the other.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureLiveEdit({ browser, origin, compared, say }) {
  const sites = [{ name: '', origin }, ...(compared ? [{ name: `, ${compared.name}`, origin: compared.origin }] : [])];
  /** @type {import('../tools/figure.mjs').Figure[]} */
  const figures = [];
  for (const demo of DEMOS) {
    for (const rate of [1, SLOW.cpu]) {
      const editors = await Promise.all(sites.map((site) => openSite(browser, site, demo, rate)));
      const how = `processor ${rate}x slower, from keydown to the second frame with the new table`;
      const target = rate === 1 ? demo.full : demo.slow;
      // The first edits also warm up what the browser compiles.
      for (const editor of editors) for (let key = 0; key < 3; key++) await measureKeys(editor, 1, PAUSE);
      const keys = await inTurns(editors, KEYS, (editor) => measureKeys(editor, 1, PAUSE));
      for (const [at, values] of keys.entries()) {
        const name = `key to table, ${demo.id}, ${rate}x${sites[at]?.name}`;
        say(`${name}: ${values.map((value) => value.toFixed(0)).join(', ')}`);
        figures.push({ name, unit: 'ms', values, target, how: `${KEYS} single keys, ${how}` });
      }
      if (demo.id === 'simple' && rate === SLOW.cpu) {
        const bursts = await inTurns(editors, BURST.runs, (editor) => measureKeys(editor, BURST.keys, BURST.gap));
        for (const [at, values] of bursts.entries())
          figures.push({
            name: `burst to table, simple, ${rate}x${sites[at]?.name}`,
            unit: 'ms',
            values,
            target: 190,
            how: `${BURST.keys} keys ${BURST.gap} ms apart, ${BURST.runs} times, ${how}, from the last key`,
          });
      }
      for (const { page } of editors) await page.context().close();
      if (demo.id === 'simple') figures.push(...(await measureFirstEdits({ browser, sites, demo, rate })));
    }
  }
  return figures;
}

/**
 * The first edit and the one after it, in one visit after the other.
 * @param {{ browser: import('@playwright/test').Browser, sites: Site[], demo: Demo, rate: number }} input
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
async function measureFirstEdits({ browser, sites, demo, rate }) {
  const visits = await inTurns(sites, VISITS, async (site) => {
    const editor = await openSite(browser, site, demo, rate);
    const times = [await measureKeys(editor, 1, PAUSE), await measureKeys(editor, 1, PAUSE)];
    await editor.page.context().close();
    return times;
  });
  const how = `in ${VISITS} visits, ${READING} ms after the frame was opened, processor ${rate}x slower`;
  return visits.flatMap((times, at) =>
    ['first', 'second'].map((which, place) => ({
      name: `${which} edit, ${demo.id}, ${rate}x${sites[at]?.name}`,
      unit: /** @type {const} */ ('ms'),
      values: times.map((time) => time[place] ?? NaN),
      how: `${which} edit ${how}`,
    })),
  );
}

/**
 * @template Item, Value
 * @param {Item[]} items
 * @param {number} times
 * @param {(item: Item) => Promise<Value>} work
 * @returns {Promise<Value[][]>} the values of each item
 */
async function inTurns(items, times, work) {
  /** @type {Value[][]} */
  const values = items.map(() => []);
  for (let time = 0; time < times; time++) for (const [at, item] of items.entries()) values[at]?.push(await work(item));
  return values;
}

/**
 * @typedef {{ name: string, origin: string }} Site
 * @typedef {{ id: string, text: string, rows: string }} Demo
 * @typedef {{ page: import('@playwright/test').Page, shower: import('@playwright/test').Frame, demo: Demo, typed: string }} Editor
 * with the document that shows the edited demo
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @param {Demo} demo
 * @param {number} rate how many times slower the processor is
 */
async function openSite(browser, { origin }, demo, rate) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return openDemo(await context.newPage(), origin, demo, rate);
}

/**
 * Opens a demo in a page that is empty yet, with the caret behind the first letter of its text.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @param {Demo} demo
 * @param {number} rate how many times slower the processor is
 * @returns {Promise<Editor>}
 */
export async function openDemo(page, origin, demo, rate = 1) {
  await placeCaret(page, `${origin}/demo/${demo.id}`, demo.text);
  const shower = await openedFrame(page);
  await wait(READING);
  await slowProcessor(page, rate);
  await slowProcessor(shower, rate);
  return { page, shower, demo, typed: '' };
}

/**
 * The frame that the first edit runs in, once it's open.
 * @param {import('@playwright/test').Page} page
 */
async function openedFrame(page) {
  for (;;) {
    const frame = page.frames().find((one) => one.url().endsWith('/~frame'));
    if (frame) return frame;
    await page.waitForEvent('framenavigated', { timeout: LIMIT });
  }
}

/**
 * Opens a demo's code, puts the caret into a text of it and types a letter.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} text
 */
export async function openEditor(page, address, text) {
  await placeCaret(page, address, text);
  // The first edit also starts what compiles.
  await page.keyboard.type('a');
  await wait(2000);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} text
 */
async function placeCaret(page, address, text) {
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
  // The caret goes into the text, which is behind blanks at the start of its line.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  // The keys may have scrolled the demo out of view, and a frame that nobody sees paints nothing.
  await page
    .locator('[data-demo]')
    .first()
    .evaluate((demo) => demo.scrollIntoView());
}

/**
 * @param {Editor} editor
 * @returns {Promise<number[]>} milliseconds of each of some single keys
 */
export async function typeKeys(editor) {
  const values = [];
  for (let key = 0; key < KEYS; key++) values.push(await measureKeys(editor, 1, PAUSE));
  return values;
}

/**
 * Types some keys and waits for what the last one made.
 * @param {Editor} editor
 * @param {number} count
 * @param {number} gap milliseconds between two keys, and after the last one
 * @returns {Promise<number>} milliseconds from the last keydown to the second frame with its table
 */
async function measureKeys(editor, count, gap) {
  const { page, shower, demo } = editor;
  const keys = Array.from({ length: count }, (_, at) => String.fromCharCode(97 + ((editor.typed.length + at) % 26)));
  editor.typed += keys.join('');
  const text = demo.text.replace(/^./, (first) => first + editor.typed).split(' ')[0] ?? '';
  await shower.evaluate(watchTable, { rows: demo.rows, text });
  await page.evaluate(watchKeys);
  for (const key of keys) {
    // Not awaited: a key comes when it comes, whether the page has answered the one before or not.
    void page.keyboard.press(key);
    await wait(gap);
  }
  const ending = new AbortController();
  const painted = await Promise.race([
    Promise.all([shower.evaluate(() => window.benchPainted), page.evaluate(() => window.benchPainted)]),
    wait(LIMIT, [], { signal: ending.signal }),
  ]);
  ending.abort();
  if (painted.length === 0) throw new Error(`The demo "${demo.id}" doesn't show "${text}" ${LIMIT} ms after its key.`);
  return Math.max(...painted) - (await page.evaluate(() => window.benchPressed ?? NaN));
}

/** Runs in the page: notes when a key is pressed, and resolves in the second frame after the edited demo is in view. */
function watchKeys() {
  if (window.benchPressed === undefined)
    addEventListener('keydown', ({ timeStamp }) => (window.benchPressed = performance.timeOrigin + timeStamp), true);
  window.benchPressed = 0;
  const slot = document.querySelector('[data-demo-slot]');
  if (!slot) return;
  window.benchPainted = new Promise((resolve) => {
    if (slot.matches('[data-shown], :has([data-shown])')) return resolve(0);
    const now = () => performance.timeOrigin + performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(now())));
    });
    observer.observe(slot, { attributeFilter: ['data-shown'], subtree: true });
  });
}

/**
 * Runs in the document that shows the edited demo: resolves in the second frame after it shows a text.
 * @param {{ rows: string, text: string }} input
 */
function watchTable({ rows, text }) {
  const root = document.querySelector('[data-demo-preview]') ?? document.body;
  window.benchPainted = new Promise((resolve) => {
    const now = () => performance.timeOrigin + performance.now();
    const observer = new MutationObserver(() => {
      if (!root.querySelector(rows) || !root.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(now())));
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  });
}
