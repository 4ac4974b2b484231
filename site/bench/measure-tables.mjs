// @ts-check
// Prints a row for each table: node site/bench/measure-tables.mjs
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../../packages/live-docs/bench/tools/figure.mjs';
import { openBrowser } from '../../packages/live-docs/bench/tools/open-browser.mjs';

/**
 * Which tables are measured with how many rows. A plain table of 100,000 rows is left out: it takes minutes and several
 * gigabytes.
 * @type {{ table: string, sizes: number[], scrolls?: boolean }[]}
 */
const TABLES = [
  { table: 'plain', sizes: [100, 1000, 10_000], scrolls: true },
  { table: 'no hover', sizes: [1000, 10_000], scrolls: true },
  { table: 'shouldCellUpdate', sizes: [1000] },
  { table: 'memo row', sizes: [1000] },
  { table: 'genTable', sizes: [100, 1000, 10_000] },
  { table: 'genTable and memo row', sizes: [1000, 10_000] },
  { table: 'VirtualTable', sizes: [100, 1000, 10_000, 100_000], scrolls: true },
];
/** Runs, and fewer where a run takes a minute. */
const RUNS = 5;
const LARGE = { rows: 10_000, runs: 3 };
/** Updates in each run; the first warms up and doesn't count. */
const UPDATES = 4;
/** Rows that the pointer crosses, one after the other. */
const HOVERED = 5;
const ROW_HEIGHT = 40;
/** How long the wheel turns, in ms, and how fast, in pixels a second. */
const DURATION = 2000;
const SPEED = 3000;
/** A frame that takes longer is long, in ms. Three of 60 a second. */
const LONG = 50;

/** What is measured, and its unit. Times are those of the main thread. @type {Record<string, string>} */
const COLUMNS = {
  // From the first render to its paint.
  'first render': 'ms',
  // A new record with another value, and calls of a `render` of a column in that update.
  'one cell': 'ms',
  'one cell, calls': '',
  // The parent renders with the same data.
  'parent': 'ms',
  'parent, calls': '',
  // For each row that the pointer enters.
  'hover': 'ms',
  // For each second of it.
  'scrolling': 'ms',
  'long frames': 'frames',
  'longest frame': 'ms',
  // In the document.
  'elements': '',
  // After a collection, less that of the page before the table.
  'heap': 'MB',
};

const SITE = dirname(dirname(fileURLToPath(import.meta.url)));
const browser = await openBrowser();
const load = loadavg()[0]?.toFixed(1);

/** First render, updates, hovering, scrolling, elements and memory of tables of several sizes. */
async function measureTables() {
  const built = await mkdtemp(join(tmpdir(), 'table-docs-tables-'));
  await buildPage(built);
  const server = await serve(built);
  const results = [];
  try {
    for (const { table, sizes, scrolls = false } of TABLES) {
      for (const rows of sizes) {
        const values = [];
        const runs = rows < LARGE.rows || table === 'VirtualTable' ? RUNS : LARGE.runs;
        for (let run = 0; run < runs; run++) values.push(await visit(`${server.origin}/?rows=${rows}`, table, scrolls));
        console.error(`${table}, ${rows} rows: ${formatRow(values).join(', ')}`);
        results.push({ table, rows, values });
      }
    }
  } finally {
    server.close();
    await rm(built, { recursive: true });
  }
  return results;
}

/** @param {string} outDir */
async function buildPage(outDir) {
  const { build } = await import('vite');
  await build({ root: join(SITE, 'bench/tables'), configFile: false, logLevel: 'error', build: { outDir } });
}

/** @param {string} folder */
async function serve(folder) {
  const { default: sirv } = await import('sirv');
  const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/**
 * One run with one table, in a page of its own.
 * @param {string} address
 * @param {string} table
 * @param {boolean} scrolls
 * @returns {Promise<Record<string, number>>}
 */
async function visit(address, table, scrolls) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    // Processor time of the main thread: what else runs on the machine hardly changes it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const empty = await readHeap(session);
    const timed = async (/** @type {() => Promise<import('./tables/window').TableUpdate>} */ update) => {
      await settle(page);
      const before = await readTaskTime(session);
      const { renders } = await update();
      return { renders, time: await readTaskTime(session, before) };
    };
    const first = await timed(() => page.evaluate((name) => window.benchTable.mount(name), table));
    const cell = await repeat(() => timed(() => page.evaluate(() => window.benchTable.updateCell())));
    const parent = await repeat(() => timed(() => page.evaluate(() => window.benchTable.updateParent())));
    await settle(page);
    const hover = await crossRows(page, session);
    const before = await readTaskTime(session);
    const frames = scrolls ? await scroll(page, session) : [];
    const scrolling = scrolls ? (await readTaskTime(session, before)) / (DURATION / 1000) : NaN;
    return {
      'first render': first.time,
      'one cell': cell.time,
      'one cell, calls': cell.renders,
      'parent': parent.time,
      'parent, calls': parent.renders,
      hover,
      scrolling,
      'long frames': scrolls ? frames.filter((frame) => frame > LONG).length : NaN,
      'longest frame': scrolls ? Math.max(...frames) : NaN,
      'elements': await page.evaluate(() => window.benchTable.countNodes()),
      'heap': (await readHeap(session)) - empty,
    };
  } finally {
    await context.close();
  }
}

/** @param {() => Promise<{ time: number, renders: number }>} update */
async function repeat(update) {
  const updates = [];
  for (let at = 0; at < UPDATES; at++) updates.push(await update());
  const counted = updates.slice(1);
  return { time: median(counted.map(({ time }) => time)), renders: median(counted.map(({ renders }) => renders)) };
}

/**
 * What the main thread does for each row that the pointer enters, in ms.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function crossRows(page, session) {
  const box = await body(page).boundingBox();
  if (!box) throw new Error('The table has no body.');
  const enter = async (/** @type {number} */ row) => {
    await page.mouse.move(box.x + 200, box.y + (row + 0.5) * ROW_HEIGHT);
    await settle(page);
  };
  await enter(0);
  const before = await readTaskTime(session);
  for (let row = 1; row <= HOVERED; row++) await enter(row);
  return (await readTaskTime(session, before)) / HOVERED;
}

/**
 * How long each frame takes while the wheel turns, in ms. The pointer is over the rows, as a reader's is.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function scroll(page, session) {
  const box = await body(page).boundingBox();
  if (!box) throw new Error('The table has no body.');
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    let last = performance.now();
    const note = (/** @type {number} */ now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(note);
    });
    window.benchFrames = () => frames;
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + 200),
    y: Math.round(box.y + box.height / 2),
    yDistance: (-SPEED * DURATION) / 1000,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return page.evaluate(() => window.benchFrames());
}

/** @param {import('@playwright/test').Page} page */
const body = (page) => page.locator('.rc-table-body, .rc-table-tbody-virtual');

/**
 * Waits until the page is idle, or for 2 seconds.
 * @param {import('@playwright/test').Page} page
 */
const settle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined), { timeout: 2000 })),
      ),
  );

/**
 * Processor time of the main thread, in ms, since an earlier answer.
 * @param {import('@playwright/test').CDPSession} session
 */
async function readTaskTime(session, since = 0) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000 - since;
}

/**
 * JavaScript heap in MB.
 * @param {import('@playwright/test').CDPSession} session
 */
async function readHeap(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** @param {Record<string, number>[]} values */
function formatRow(values) {
  return Object.entries(COLUMNS).map(([name, unit]) => {
    const middle = median(values.map((run) => run[name] ?? NaN));
    if (Number.isNaN(middle)) return '-';
    const text = middle.toLocaleString('en', { maximumFractionDigits: middle < 10 && unit !== '' ? 1 : 0 });
    return unit === 'ms' || unit === 'MB' ? `${text} ${unit}` : text;
  });
}

try {
  const heads = ['table', 'rows', ...Object.keys(COLUMNS)];
  const rows = (await measureTables()).map(({ table, rows: count, values }) => [
    table,
    count.toLocaleString('en'),
    ...formatRow(values),
  ]);
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(
    `${availableParallelism()} x ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium ${browser.version()}, load ${load} at the start; medians of ${RUNS} runs, ${LARGE.runs} from ${LARGE.rows.toLocaleString('en')} rows on except for VirtualTable\n\n${lines.join('\n')}`,
  );
} finally {
  await browser.close();
}
