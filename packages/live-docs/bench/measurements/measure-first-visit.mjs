// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { slowNetwork, slowProcessor, SLOW } from '../tools/slow-down.mjs';

const RUNS = 5;
const PATH = '/demo/simple';
/** Long tasks count until here, from the start of the navigation. */
const UNTIL = 5000;

/**
 * A first visit with a slow processor and a slow network.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureFirstVisit({ browser, origin, say }) {
  const watched = [];
  const answered = [];
  for (let run = 0; run <= RUNS; run++) {
    watched.push(await visit(browser, origin, watchOnly, readPaintAndTasks));
    answered.push(await visit(browser, origin, clickUntilAnswered, () => window.benchAnswered));
    if (run > 0)
      say(
        `first visit ${run} of ${RUNS}: painted ${watched.at(-1)?.paint.toFixed(0)} ms, answered ${answered.at(-1)?.toFixed(0)} ms`,
      );
  }
  // The first visit also warms the preview server.
  const visits = watched.slice(1);
  const how = `${SLOW.cpu}x slower processor, 1.6 Mbit/s, ${SLOW.latency} ms`;
  return [
    {
      name: 'first visit, painted',
      unit: 's',
      values: visits.map(({ paint }) => paint / 1000),
      target: 0.6,
      how: `first contentful paint, ${how}`,
    },
    {
      name: 'first visit, button answers',
      unit: 's',
      values: answered.slice(1).map((time) => time / 1000),
      target: 1.7,
      how: `clicked every 20 ms until the count is painted, ${how}`,
    },
    {
      name: 'first visit, blocking time',
      unit: 'ms',
      values: visits.map(({ blocking }) => blocking),
      target: 60,
      how: `long tasks beyond 50 ms, first paint to ${UNTIL / 1000} s, ${how}`,
      note: `longest task ${Math.max(...visits.map(({ longest }) => longest)).toFixed(0)} ms`,
    },
    {
      name: 'first visit, largest paint',
      unit: 's',
      values: visits.map(({ largest }) => largest / 1000),
      how: `largest contentful paint, ${how}`,
    },
  ];
}

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {() => void} prepare runs in the page before its own scripts
 * @param {(until: number) => T | Promise<T>} read runs in the page
 */
async function visit(browser, origin, prepare, read) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    await slowProcessor(page, SLOW.cpu);
    await slowNetwork(page);
    await page.goto(origin + PATH, { waitUntil: 'commit' });
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

/** Runs in the page: clicks the demo's button until the page changes, and remembers when that was painted. */
function clickUntilAnswered() {
  window.benchAnswered = new Promise((resolve) => {
    /** @type {string | null | undefined} */
    let before;
    const timer = setInterval(() => {
      const preview = document.querySelector('[data-demo="simple"] [data-demo-preview]');
      const button = preview?.querySelector('button');
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
