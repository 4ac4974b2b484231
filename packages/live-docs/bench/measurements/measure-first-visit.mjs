// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { slowNetwork, slowProcessor, SLOW } from '../tools/slow-down.mjs';

const RUNS = 5;
/** A page with a demo has a button whose answer changes what the demo shows. */
const PAGES = [
  { path: '/demo/simple', button: 'Take a reading at Aurora 7', targets: { painted: 0.6, answers: 1.7, blocking: 60 } },
  { path: '/demo/virtual', button: 'Row 20,000', targets: { answers: 1.5, blocking: 150 } },
  { path: '/changelog' },
  { path: '/' },
];
const WINDOW = { width: 412, height: 823 };
/** Long tasks count until here, from the start of the navigation. */
const UNTIL = 5000;
const HOW = `${SLOW.cpu}x slower processor, 1.6 Mbit/s, ${SLOW.latency} ms, ${WINDOW.width} px`;

/**
 * First visits with the window of a phone, a slow processor and a slow network.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureFirstVisit(bench) {
  const figures = [];
  for (const page of PAGES) figures.push(...(await measurePage(bench, page)));
  return figures;
}

/**
 * @param {import('../tools/figure.mjs').Bench} bench
 * @param {{ path: string, button?: string, targets?: { painted?: number, answers?: number, blocking?: number } }} page
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
async function measurePage({ browser, origin, say }, { path, button, targets = {} }) {
  const watched = [];
  const answered = [];
  const address = origin + path;
  for (let run = 0; run <= RUNS; run++) {
    watched.push(await visit(browser, address, watchOnly, readPaintAndTasks));
    if (button) answered.push(await visit(browser, address, clickUntilAnswered, () => window.benchAnswered, button));
  }
  // The first visit also warms the preview server.
  const visits = watched.slice(1);
  const answers = answered.slice(1).map((time) => time / 1000);
  const name = `first visit of ${path}`;
  say(`${name}: painted ${visits.map(({ paint }) => paint.toFixed(0)).join(', ')} ms`);
  const longest = Math.max(...visits.map(({ longest }) => longest));
  return [
    {
      name: `${name}, painted`,
      unit: 's',
      values: visits.map(({ paint }) => paint / 1000),
      ...target(targets.painted),
      how: `first contentful paint, ${HOW}`,
    },
    {
      name: `${name}, largest paint`,
      unit: 's',
      values: visits.map(({ largest }) => largest / 1000),
      how: `largest contentful paint, ${HOW}`,
    },
    {
      name: `${name}, blocking time`,
      unit: 'ms',
      values: visits.map(({ blocking }) => blocking),
      ...target(targets.blocking),
      how: `long tasks beyond 50 ms, first paint to ${UNTIL / 1000} s, ${HOW}`,
      note: `longest task ${longest.toFixed(0)} ms`,
    },
    ...(button
      ? [
          {
            name: `${name}, button answers`,
            unit: /** @type {const} */ ('s'),
            values: answers,
            ...target(targets.answers),
            how: `clicked every 20 ms until the answer is painted, ${HOW}`,
          },
        ]
      : []),
  ];
}

/** @param {number | undefined} most */
const target = (most) => (most === undefined ? {} : { target: most });

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(button: string) => void} prepare runs in the page before its own scripts
 * @param {(until: number) => T | Promise<T>} read runs in the page
 * @param {string} button what `prepare` is given
 */
async function visit(browser, address, prepare, read, button = '') {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare, button);
    await slowProcessor(page, SLOW.cpu);
    await slowNetwork(page);
    await page.goto(address, { waitUntil: 'commit' });
    const result = await page.evaluate(read, UNTIL);
    await wait(200);
    return result;
  } finally {
    await context.close();
  }
}

/** Runs in the page: gathers long tasks and paints. */
function watchOnly() {
  /** @type {PerformanceEntry[]} */
  const entries = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ['longtask', 'paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true });
  window.benchEntries = entries;
}

/**
 * Runs in the page.
 * @param {number} until
 */
async function readPaintAndTasks(until) {
  await new Promise((resolve) => setTimeout(resolve, until - performance.now() + 200));
  const ofType = (/** @type {string} */ type) => window.benchEntries.filter((entry) => entry.entryType === type);
  const paint = ofType('paint').find((entry) => entry.name === 'first-contentful-paint')?.startTime ?? NaN;
  const tasks = ofType('longtask')
    .filter((task) => task.startTime < until)
    .map((task) => Math.max(0, task.startTime + task.duration - Math.max(task.startTime, paint)));
  return {
    paint,
    largest: ofType('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks),
  };
}

/**
 * Runs in the page: clicks the demo's button until the demo changes, and remembers when that was painted.
 * @param {string} name
 */
function clickUntilAnswered(name) {
  window.benchAnswered = new Promise((resolve) => {
    /** @type {string | null | undefined} */
    let before;
    const timer = setInterval(() => {
      const preview = document.querySelector('[data-demo] [data-demo-preview]');
      const buttons = [...(preview?.querySelectorAll('button') ?? [])];
      const button = buttons.find(({ textContent }) => textContent === name);
      if (!preview || !button) return;
      if (before === undefined) {
        before = preview.textContent;
        new MutationObserver((_, observer) => {
          if (preview.textContent === before) return;
          observer.disconnect();
          clearInterval(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        }).observe(preview, { childList: true, characterData: true, subtree: true });
      }
      button.click();
    }, 20);
  });
}
