// @ts-check
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WIDTHS = [390, 1440];
const AT_ONCE = 2;
const SETTLE = 800;

/**
 * Layout shift of every page while it loads and is scrolled to its end.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureLayoutShift({ site, browser, origin, say }) {
  const paths = await listPages(join(site, 'dist'));
  const figures = [];
  for (const width of WIDTHS) {
    /** @type {{ path: string, shift: number, moved: string }[]} */
    const shifts = [];
    const left = [...paths];
    const work = async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        shifts.push({ path, ...(await visit(browser, origin + path, width)) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const worst = shifts.reduce((most, one) => (one.shift > most.shift ? one : most));
    for (const { path, shift, moved } of shifts)
      if (shift > 0.001) say(`shift of ${shift.toFixed(3)} at ${width} px on ${path}: ${moved}`);
    figures.push({
      name: `layout shift at ${width} px, worst page`,
      unit: /** @type {const} */ (''),
      values: [worst.shift],
      target: 0.02,
      how: `${shifts.length} pages, loaded and scrolled to their end`,
      note: `${shifts.filter(({ shift }) => shift > 0).length} shift at all${worst.shift > 0 ? `, worst ${worst.path}` : ''}`,
    });
  }
  return figures;
}

/**
 * Addresses of the built pages, demos' own shells left out.
 * @param {string} dist
 */
async function listPages(dist) {
  const files = (await readdir(dist, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !file.startsWith('~demos'),
  );
  return files.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`).sort();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} width
 */
async function visit(browser, address, width) {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'networkidle' });
    await wait(SETTLE);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await wait(SETTLE / 2);
    return await page.evaluate(() => ({
      shift: window.benchShifts.reduce((sum, { value }) => sum + value, 0),
      moved: [...new Set(window.benchShifts.flatMap(({ moved }) => moved))].slice(0, 4).join(', '),
    }));
  } finally {
    await context.close();
  }
}

/** Runs in the page: gathers layout shifts and what moved. */
function watchShifts() {
  /** @type {typeof window.benchShifts} */
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources = [] } = /** @type {import('../tools/window').LayoutShift} */ (entry);
      if (hadRecentInput) continue;
      shifts.push({
        value,
        moved: sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?'),
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.benchShifts = shifts;
}
