// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { slowRenderers } from '../tools/slow-renderers.mjs';
import { openDemo, openEditor, typeKeys } from './measure-live-edit.mjs';

const PAGE = '/demo/simple';
const OPENINGS = 6;
const KEYS = 8;
/** Milliseconds between keys: long enough for each to be checked. */
const PAUSE = 500;
const TARGETS = { 1: { first: 1000, edit: 100, completion: 80 }, 4: { first: 3000, edit: 400, completion: 320 } };

/** What a reader waits for, as selectors. */
const ERROR = '.cm-lintRange-error';
const ISSUE = '[aria-label="Type errors"] li';
const LIST = '.cm-tooltip-autocomplete li';
const TIP = '.cm-type-info';

/**
 * Types in the editor: errors, completion, hover, the worker's memory, and what the service costs the demo.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureTypes({ browser, origin, say }) {
  /** @type {import('../tools/figure.mjs').Figure[]} */
  const figures = [];
  for (const rate of /** @type {const} */ ([1, 4])) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await makeMistake(context, origin);
      const first = [];
      for (let opening = 0; opening < OPENINGS; opening++) first.push(await openOnce(browser, context, origin, rate));
      const { edit, completion, hover, heap } = await work(browser, context, origin, rate);
      say(`types, ${rate} times slower: first errors ${first.map((ms) => ms.toFixed(0)).join(', ')}`);
      const target = TARGETS[rate];
      const how = `/demo/simple, pages and workers ${rate}x slower`;
      figures.push(
        {
          name: `first type errors, ${rate}x`,
          unit: 'ms',
          values: first,
          target: target.first,
          how: `${how}, warm cache, from the caret in the code to the underlined error`,
        },
        {
          name: `type errors after an edit, ${rate}x`,
          unit: 'ms',
          values: edit,
          target: target.edit,
          how: `${how}, from keydown to the listed error, 25 ms of them a pause`,
        },
        {
          name: `completion, ${rate}x`,
          unit: 'ms',
          values: completion,
          target: target.completion,
          how: `${how}, from Ctrl Space to the list, in a column`,
        },
        { name: `hover, ${rate}x`, unit: 'ms', values: hover, how: `${how}, from F1 to the tooltip` },
      );
      if (rate === 1) figures.push({ name: 'type worker, heap', unit: 'MB', values: [heap], target: 150, how });
    } finally {
      await context.close();
    }
  }
  figures.push(...(await measureCost(browser, origin, say)));
  return figures;
}

/**
 * Leaves an edit with a type error on the device, and everything in the cache.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 */
async function makeMistake(context, origin) {
  const page = await context.newPage();
  await openEditor(page, origin + PAGE, "align: 'end'");
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.type('xx: 1,');
  await page.locator(ERROR).first().waitFor();
  await wait(1000);
  await page.close();
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 */
async function openCode(context, origin) {
  const page = await context.newPage();
  await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show code' }).click();
  await page.locator('.cm-content').waitFor();
  await page.waitForLoadState('networkidle');
  await wait(500);
  return page;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 * @param {number} rate
 */
async function openOnce(browser, context, origin, rate) {
  const page = await openCode(context, origin);
  const restore = await slowRenderers(browser, rate);
  try {
    return await page.evaluate(
      (selector) =>
        new Promise((/** @type {(ms: number) => void} */ resolve) => {
          const from = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            resolve(performance.now() - from);
          }).observe(document, { childList: true, subtree: true });
          /** @type {HTMLElement | null} */ (document.querySelector('.cm-content'))?.focus();
        }),
      ERROR,
    );
  } finally {
    restore();
    await page.close();
  }
}

/**
 * Edits, completes and hovers in an editor whose service is at work.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 * @param {number} rate
 */
async function work(browser, context, origin, rate) {
  const page = await openCode(context, origin);
  await page.locator('.cm-content').focus();
  await page.locator(ERROR).first().waitFor();
  const line = page.locator('.cm-line', { has: page.locator(ERROR) }).first();
  await line.click();
  await page.keyboard.press('Home');
  const restore = await slowRenderers(browser, rate);
  /** @type {Record<'edit' | 'completion' | 'hover', number[]>} */
  const values = { edit: [], completion: [], hover: [] };
  try {
    for (let key = 0; key < KEYS; key++) {
      // The name grows by a letter, and the error with it.
      values.edit.push(await until(page, { selector: ISSUE, text: `'${'a'.repeat(key + 1)}xx'` }, 'a'));
      await page.keyboard.press('Escape');
      await wait(PAUSE);
    }
    // At `dataIndex`.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    for (let key = 0; key < KEYS; key++) {
      values.hover.push(await until(page, { selector: TIP, text: '' }, 'F1'));
      await page.keyboard.press('Escape');
      await wait(PAUSE);
    }
    await page.keyboard.press('End');
    for (let key = 0; key < KEYS; key++) {
      values.completion.push(await until(page, { selector: LIST, text: 'width' }, 'Control+Space'));
      await page.keyboard.press('Escape');
      await wait(PAUSE);
    }
  } finally {
    restore();
  }
  const heap = await readHeap(page);
  await page.close();
  return { ...values, heap };
}

/**
 * Presses a key and waits for what it makes.
 * @param {import('@playwright/test').Page} page
 * @param {{ selector: string, text: string }} expected
 * @param {string} key
 */
async function until(page, expected, key) {
  await page.evaluate(({ selector, text }) => {
    window.benchAnswered = new Promise((resolve) => {
      let at = 0;
      addEventListener('keydown', ({ timeStamp }) => (at = timeStamp), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
        if (!at || !isThere) return;
        observer.disconnect();
        resolve(performance.now() - at);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
  }, expected);
  await page.keyboard.press(key);
  return page.evaluate(() => window.benchAnswered);
}

/**
 * Megabytes that the type worker's objects take after a collection.
 * @param {import('@playwright/test').Page} page
 */
async function readHeap(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Promise<string>} */
  const attached = new Promise((resolve) =>
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.url.includes('types-worker')) resolve(sessionId);
    }),
  );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  let id = 0;
  /** @param {string} method @returns {Promise<{ usedSize: number }>} what `Runtime.getHeapUsage` responds; nothing for others */
  const ask = (method) => {
    id += 1;
    const asked = id;
    return new Promise((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message);
        if (answer.id === asked) resolve(answer.result);
      });
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: asked, method }) });
    });
  };
  await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/**
 * From a key to the table that shows it, with the service and without.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(text: string) => void} say
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
async function measureCost(browser, origin, say) {
  /** @type {{ isOn: boolean, values: number[] }[]} */
  const figures = [];
  for (const isOn of [false, true, false, true]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      if (!isOn) await page.route(/assets\/typescript-\d/, (route) => route.abort());
      const demo = { id: 'simple', text: 'Take a reading', rows: '.rc-table-row' };
      const values = await typeKeys(await openDemo(page, origin, demo));
      say(`key to table ${isOn ? 'with' : 'without'} types: ${values.map((ms) => ms.toFixed(0)).join(', ')}`);
      figures.push({ isOn, values });
    } finally {
      await context.close();
    }
  }
  return [false, true].map((isOn) => ({
    name: `key to painted table, types ${isOn ? 'on' : 'off'}`,
    unit: 'ms',
    values: figures.filter((one) => one.isOn === isOn).flatMap(({ values }) => values),
    how: 'as `live-edit`, twice 30 keys in turn with the other',
  }));
}
