// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { median } from '../tools/figure.mjs';
import { growIndex, pickQueries } from '../tools/generate-search.mjs';
import { HELD_OUT } from '../tools/held-out-queries.mjs';
import { SLOW, slowProcessor } from '../tools/slow-down.mjs';

const START = '/demo/simple';
const QUERIES = 200;
const SIZES = [50, 200, 500, 1000, 2000];
/** Words typed key by key, each with other results than the one before. */
const TYPED = [
  'sticky',
  'row',
  'scroll',
  'merged',
  'virtual',
  'ellipsis',
  'fixed',
  'expand',
  'column',
  'summary',
  'key',
];
/** Between two keys of somebody who types fast. */
const KEY_DELAY = 60;

/**
 * Size of the index, time of a ranking in the worker, time from the last key to painted results, and how the first two
 * grow with the site.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureSearch({ site, browser, origin, say }) {
  const assets = join(site, 'dist/assets');
  const files = await readdir(assets);
  const named = (/** @type {RegExp} */ pattern) => files.find((file) => pattern.test(file)) ?? '';
  const text = await readFile(join(assets, named(/^search-.*\.json$/)), 'utf8');
  const worker = `${origin}/assets/${named(/^search-(?!box).*\.js$/)}`;
  const index = JSON.parse(text);

  const page = await browser.newPage();
  try {
    await page.goto(origin + START);
    const times = await page.evaluate(rankInWorker, { worker, index, queries: pickQueries(index, QUERIES) });
    const figures = [
      figure('search index', 'kB', [await sizeOf(text)], 60, `${index.routes.length} pages, brotli`),
      figure(
        'ranking in the worker',
        'ms',
        times,
        5,
        `${QUERIES} queries of 1 to 3 words, a tenth misspelt, the middle of 3 turns each; message to answer`,
      ),
      figure('ranking in the worker, worst', 'ms', [Math.max(...times)], 15, 'the slowest of these'),
      ...(await measureFinding(page, { worker, index }, say)),
      ...(await measureTyping(browser, origin, say)),
    ];
    for (const pages of SIZES) {
      const grown = growIndex(index, pages);
      const size = await sizeOf(JSON.stringify(grown));
      const times = await page.evaluate(rankInWorker, { worker, index: grown, queries: pickQueries(grown, QUERIES) });
      say(`search with ${pages} pages: ${size.toFixed(0)} kB, ${median(times).toFixed(2)} ms`);
      const how = `${pages} generated pages`;
      figures.push(
        figure(`search index, ${pages} pages`, 'kB', [size], undefined, how),
        figure(`ranking, ${pages} pages`, 'ms', times, pages === 2000 ? 60 : undefined, how),
      );
    }
    return figures;
  } finally {
    await page.close();
  }
}

/**
 * @param {string} name
 * @param {'kB' | 'ms' | '%'} unit
 * @param {number[]} values
 * @param {number | undefined} target
 * @param {string} how
 * @returns {import('../tools/figure.mjs').Figure}
 */
const figure = (name, unit, values, target, how) => ({ name, unit, values, how, ...(target && { target }) });

/** @param {string} text as the build compresses it */
async function sizeOf(text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return (await promisify(brotliCompress)(text, { params })).length / 1000;
}

/**
 * How many of the held-out queries don't find their page first, or among the first three.
 * @param {import('@playwright/test').Page} page
 * @param {{ worker: string, index: import('../../src/features/search/shared').SearchIndex }} input
 * @param {(text: string) => void} say
 */
async function measureFinding(page, input, say) {
  const queries = HELD_OUT.map(([keywords]) => keywords);
  const found = await page.evaluate(findInWorker, { ...input, queries });
  const places = HELD_OUT.map(([keywords, wanted], at) => {
    const place = found[at]?.findIndex((path) => [wanted].flat().includes(path)) ?? -1;
    if (place !== 0) say(`"${keywords}" has ${[wanted].flat().join(' or ')} at place ${place + 1 || 'none'}`);
    return place < 0 ? Infinity : place;
  });
  const missed = (/** @type {number} */ most) => [
    (100 * places.filter((place) => place >= most).length) / places.length,
  ];
  const how = `of ${HELD_OUT.length} queries that the ranking isn't tuned with`;
  return [
    figure('wanted page not first', '%', missed(1), 15, how),
    figure('wanted page not among the first three', '%', missed(3), 3, how),
  ];
}

/**
 * Runs in the page: the pages that each query finds, in the order shown.
 * @param {{ worker: string, index: import('../../src/features/search/shared').SearchIndex, queries: string[] }} input
 */
async function findInWorker({ worker: address, index, queries }) {
  const worker = new Worker(address, { type: 'module' });
  worker.postMessage({ type: 'generate-metadata', ...index }, []);
  const found = [];
  for (const [id, keywords] of queries.entries()) {
    const { sections, top } = await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data.result), { once: true });
      worker.postMessage({ type: 'get-search-result', id, keywords }, []);
    });
    const hits = [...top, ...sections.flatMap((/** @type {{ hints: unknown[] }} */ { hints }) => hints)];
    found.push(hits.map((/** @type {{ link: string }} */ { link }) => link.replace(/[?#].*/, '')));
  }
  worker.terminate();
  return found;
}

/**
 * Runs in the page: times each query from its message to its answer, three times: another process may take the processor.
 * @param {{ worker: string, index: { routes: { path: string }[] }, queries: string[] }} input
 */
async function rankInWorker({ worker: address, index, queries }) {
  const worker = new Worker(address, { type: 'module' });
  const ask = (/** @type {string} */ keywords, /** @type {number} */ id) =>
    new Promise((resolve) => {
      const from = performance.now();
      worker.addEventListener('message', () => resolve(performance.now() - from), { once: true });
      worker.postMessage({ type: 'get-search-result', id, keywords }, []);
    });
  const paths = index.routes.map(({ path }) => path);
  const nav = [{ title: 'All', order: 0, groups: [{ names: [], paths }] }];
  worker.postMessage({ type: 'generate-metadata', ...index, nav }, []);
  // The first query waits until the index is prepared.
  await ask('table', 0);
  const times = [];
  for (const [at, query] of queries.entries()) {
    const three = [];
    for (let turn = 0; turn < 3; turn++) three.push(Number(await ask(query, 3 * at + turn + 1)));
    times.push(three.sort((a, b) => a - b)[1] ?? NaN);
  }
  worker.terminate();
  return times;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(text: string) => void} say
 */
async function measureTyping(browser, origin, say) {
  const figures = [];
  for (const { rate, target } of [
    { rate: 1, target: 225 },
    { rate: SLOW.cpu, target: 240 },
  ]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(origin + START, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('combobox', { name: 'Search' });
      await field.fill('table');
      await page.getByRole('option').first().waitFor();
      await slowProcessor(page, rate);
      const times = [];
      for (const word of TYPED) {
        await field.fill('');
        await page.getByRole('option').first().waitFor({ state: 'detached' });
        await page.evaluate(watchTyping);
        await page.keyboard.type(word, { delay: KEY_DELAY });
        times.push(await page.evaluate(() => window.benchTyped));
      }
      say(`typing at ${rate} times slower: ${times.map((time) => time.toFixed(0)).join(', ')}`);
      figures.push(
        figure(
          `search, last key to results, ${rate}x`,
          'ms',
          times,
          target,
          `${TYPED.length} words, 200 ms of debounce included, processor ${rate}x slower`,
        ),
      );
    } finally {
      await context.close();
    }
  }
  return figures;
}

/** Runs in the page: times from the last key to the frame that has painted its results. */
function watchTyping() {
  let key = 0;
  const onInput = (/** @type {Event} */ { timeStamp }) => (key = timeStamp);
  addEventListener('input', onInput, { capture: true });
  window.benchTyped = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="option"]')) return;
      observer.disconnect();
      removeEventListener('input', onInput, { capture: true });
      // A task queued in a frame's callbacks runs once it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - key)));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
