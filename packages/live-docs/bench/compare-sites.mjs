// @ts-check
// Visits several sites of the same pages in turns, as a phone: `npm run bench:compare -- ours=site/dist other=../other/dist`.
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from './tools/figure.mjs';
import { openBrowser } from './tools/open-browser.mjs';
import { serveFolder } from './tools/serve-folder.mjs';
import { slowNetwork, slowProcessor, SLOW } from './tools/slow-down.mjs';

const PAGES = ['/changelog', '/demo/simple', '/demo/virtual', '/demo/react-dnd'];
/** A button of each demo by its text or label, and what the rows of the table match when it has answered. */
const DEMOS = [
  { path: '/demo/simple', button: 'Take a reading at Aurora 7', shows: '^Aurora 7Tromsø[1-9]' },
  { path: '/demo/virtual', button: 'Row 20,000', shows: '20,000' },
  { path: '/demo/react-dnd', button: 'Move Ashdown Bakery down', shows: '^1Harbour Books' },
];
const TURN = { from: '/demo', to: '/demo/virtual', heading: 'Virtual Table' };
const WINDOW = { width: 412, height: 823 };
/** How long nothing is requested and no task is long before a visit is over, at most `LONGEST` after its start. */
const QUIET = 3000;
const LONGEST = 30_000;
/** What a visit measures, and in which unit. */
const UNITS = /** @type {const} */ ({
  'painted': 'ms',
  'largest paint': 'ms',
  'blocking': 'ms',
  'longest task': 'ms',
  'script': 'kB',
  'requests': '',
  'demo answers': 'ms',
  'turn to the heading': 'ms',
  'turn to the demo': 'ms',
});

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, json: { type: 'string' } },
});
const named = positionals.map((argument) => /^([^=]+)=(.+)$/.exec(argument));
if (named.length === 0 || named.includes(null) || !(Number(options.runs) > 0)) {
  console.error('npm run bench:compare -- NAME=FOLDER NAME=FOLDER [--runs 3] [--json file]. See bench/README.md.');
  process.exit(1);
}

/** @type {{ name: string, origin: string, stop: () => void }[]} */
const sites = [];
for (const [, name = '', folder = ''] of named.filter((match) => match !== null))
  sites.push({ name, ...(await serveFolder(folder)) });
const browser = await openBrowser();
/** @type {Map<string, Map<string, number[]>>} the values of each measure by site */
const measures = new Map();
try {
  await warmUp();
  for (let run = 1; run <= Number(options.runs); run++) {
    for (const path of PAGES) await inTurns(path, (origin) => visit(origin + path));
    for (const demo of DEMOS) await inTurns(demo.path, (origin) => answer(origin + demo.path, demo));
    await inTurns(`${TURN.from} to ${TURN.to}`, turn);
    console.error(`run ${run} of ${options.runs}`);
  }
} finally {
  await browser.close();
  for (const { stop } of sites) stop();
}
console.log(`| | ${sites.map(({ name }) => name).join(' | ')} |\n|${' --- |'.repeat(sites.length + 1)}`);
for (const [name, bySite] of measures) {
  console.log(`| ${name} | ${[...bySite.values()].map(formatValues).join(' | ')} |`);
}
if (options.json) {
  const all = [...measures].map(([name, bySite]) => ({ name, ...Object.fromEntries(bySite) }));
  await writeFile(options.json, `${JSON.stringify(all, null, 2)}\n`);
}

/** Opens every page once, so that the server has compressed what it sends. */
async function warmUp() {
  for (const { origin } of sites) {
    for (const path of [...PAGES, TURN.from]) {
      const page = await browser.newPage({ viewport: WINDOW });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.close();
    }
  }
}

/** @param {number[]} values */
function formatValues(values) {
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
}

/**
 * @param {string} path
 * @param {(origin: string) => Promise<Partial<Record<keyof typeof UNITS, number>>>} measure
 */
async function inTurns(path, measure) {
  for (const { name, origin } of sites) {
    for (const [key, value] of Object.entries(await measure(origin))) {
      const unit = UNITS[/** @type {keyof typeof UNITS} */ (key)];
      const measured = `${path}, ${key}${unit && `, ${unit}`}`;
      const bySite = measures.get(measured) ?? new Map();
      measures.set(measured, bySite.set(name, [...(bySite.get(name) ?? []), value]));
    }
  }
}

/**
 * Opens an empty browser as the phone, and says what the page logs as errors: figures of a broken page are worth nothing.
 * @template Argument, Result
 * @param {(argument: Argument) => void} prepare runs in the page before its own scripts
 * @param {Argument} argument what `prepare` is given
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [slowLine]
 */
async function withPhone(prepare, argument, measure, slowLine = slowNetwork) {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
    // Playwright's type takes no function of a generic argument.
    await page.addInitScript(/** @type {(argument: unknown) => void} */ (prepare), argument);
    await slowProcessor(page, SLOW.cpu);
    await slowLine(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** @param {string} address */
function visit(address) {
  return withPhone(watch, undefined, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    /** @type {Set<string>} */
    const scripts = new Set();
    let [requests, script, changed] = [0, 0, Date.now()];
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('http')) requests++;
      changed = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength / 1000;
      changed = Date.now();
    });
    const from = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    for (let seen = 0; Date.now() - changed < QUIET && Date.now() - from < LONGEST;) {
      await wait(500);
      const tasks = await page.evaluate(
        () => window.benchEntries.filter((entry) => entry.entryType === 'longtask').length,
      );
      if (tasks > seen) changed = Date.now();
      seen = tasks;
    }
    return { ...(await page.evaluate(readWatched)), script, requests };
  });
}

/** Runs in the page. */
function watch() {
  /** @type {PerformanceEntry[]} */
  const entries = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ['longtask', 'paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true });
  window.benchEntries = entries;
}

/** Runs in the page. */
function readWatched() {
  const ofType = (/** @type {string} */ type) => window.benchEntries.filter((entry) => entry.entryType === type);
  const painted = ofType('paint').find((entry) => entry.name === 'first-contentful-paint')?.startTime ?? NaN;
  const tasks = ofType('longtask').map((task) => task.startTime + task.duration - Math.max(task.startTime, painted));
  return {
    'painted': painted,
    'largest paint': ofType('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    'blocking': tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    'longest task': Math.max(0, ...tasks),
  };
}

/**
 * From the start of the navigation until a click on the demo's button has changed what its table shows.
 * @param {string} address
 * @param {{ button: string, shows: string }} demo
 */
function answer(address, demo) {
  return withPhone(clickUntilAnswered, demo, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    return { 'demo answers': await page.evaluate(() => window.benchAnswered) };
  });
}

/**
 * Runs in the page.
 * @param {{ button: string, shows: string }} demo
 */
function clickUntilAnswered({ button, shows }) {
  window.benchAnswered = new Promise((resolve) => {
    const clicking = setInterval(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((each) => each.textContent === button || each.ariaLabel === button)?.click();
    }, 20);
    const look = () => {
      const rows = [...(document.querySelector('.rc-table')?.querySelectorAll('.rc-table-row') ?? [])];
      if (!new RegExp(shows).test(rows.map((row) => row.textContent).join('\n'))) return requestAnimationFrame(look);
      clearInterval(clicking);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    requestAnimationFrame(look);
  });
}

/**
 * From the click on a link of the article to the first row of the demo, in this document or the next.
 * @param {string} origin
 */
function turn(origin) {
  return withPhone(
    watchTurn,
    TURN,
    async (page) => {
      await page.goto(origin + TURN.from, { waitUntil: 'networkidle' });
      await wait(1500);
      const place = await page.evaluate((to) => {
        const links = [...document.querySelectorAll(`a[href="${to}"], a[href="${to}/"]`)];
        const link = links.find((each) => !each.closest('nav, aside') && each.getBoundingClientRect().left > 0);
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = NaN, top = NaN } = link?.getClientRects()[0] ?? {};
        return { left, top };
      }, TURN.to);
      await wait(500);
      await page.mouse.move(place.left + 5, place.top + 5);
      await wait(600);
      await page.mouse.click(place.left + 5, place.top + 5);
      const turned = await page.waitForFunction(() => window.benchDemo, undefined, { polling: 100 });
      const heading = await page.evaluate(() => window.benchHeading ?? NaN);
      return { 'turn to the heading': heading, 'turn to the demo': Number(await turned.jsonValue()) };
    },
    async () => {},
  );
}

/**
 * Runs in each page.
 * @param {{ to: string, heading: string }} turn
 */
function watchTurn({ to, heading }) {
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  /** @param {(took: number) => void} keep */
  const keepPainted = (keep) => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    requestAnimationFrame(() => setTimeout(() => keep(performance.timeOrigin + performance.now() - clicked)));
  };
  let [isHeadingThere, isDemoThere] = [false, false];
  const look = () => {
    if (sessionStorage.getItem('clicked') !== null && location.pathname.startsWith(to)) {
      if (!isHeadingThere && document.querySelector('h1')?.textContent?.includes(heading)) {
        isHeadingThere = true;
        keepPainted((took) => (window.benchHeading = took));
      }
      if (!isDemoThere && document.querySelector('.rc-table-tbody-virtual .rc-table-row')?.textContent) {
        isDemoThere = true;
        keepPainted((took) => (window.benchDemo = took));
      }
    }
    if (!isDemoThere || !isHeadingThere) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
