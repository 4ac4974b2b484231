// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPromise } from '../tools/read-promise.mjs';
import { startServer } from '../tools/run-command.mjs';
import { saveFile } from '../tools/save-file.mjs';

const RUNS = 7;
const CLICKS = 3;

/**
 * From saving a file to its change being on screen, the demo's state kept.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'browser' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureDevEdit({ site, browser, say }) {
  const server = await startServer(site, 'dev');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForMark);
    // A server without caches loads its first page anew once packages are bundled: the second visit is a quiet one.
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(`${server.origin}/demo/simple`, { waitUntil: 'networkidle' });
      await wait(1000);
    }
    const demo = page.locator('[data-demo="simple"] [data-demo-preview]');
    for (let click = 0; click < CLICKS; click++) await demo.getByRole('button').first().click();
    await page.evaluate(() => (window.benchSamePage = true));

    const heading = (await demo.getByRole('columnheader').first().innerText()).trim();
    const figures = [];
    for (const { name, file, change } of [
      { name: 'dev server, edit of a demo', file: 'docs/demo/simple.tsx', change: changeHeading(heading) },
      { name: 'dev server, edit of prose', file: 'docs/demo/simple.mdx', change: changeProse },
    ]) {
      const times = await timeEdits(page, join(site, file), change);
      const kept =
        (await page.evaluate(() => window.benchSamePage === true)) && (await demo.innerText()).includes(String(CLICKS));
      say(`${name}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
      figures.push({
        name,
        unit: /** @type {const} */ ('ms'),
        values: times,
        target: 150,
        how: 'file saved to change painted',
        note: kept ? 'state kept' : 'STATE LOST',
      });
    }
    return figures;
  } finally {
    await context.close();
    await server.stop();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} file
 * @param {(source: string, mark: string) => string} change
 */
async function timeEdits(page, file, change) {
  const source = await readFile(file, 'utf8');
  const times = [];
  for (let run = 0; run <= RUNS; run++) {
    const mark = `edit${run}mark`;
    await page.evaluate((text) => sessionStorage.setItem('benchMark', text), mark);
    await page.evaluate(watchForMark);
    const edited = change(source, mark);
    const savedAt = performance.timeOrigin + performance.now();
    await saveFile(file, edited);
    const shownAt = await readPromise(() => page.evaluate(() => window.benchShown), `an edit of ${file} to show`);
    times.push(shownAt - savedAt);
    // Apart by more than what a watcher gathers into one change.
    await wait(400);
  }
  await saveFile(file, source);
  await wait(400);
  // The first edit also warms the server's transforms.
  return times.slice(1);
}

/**
 * @param {string} heading
 * @returns {(source: string, mark: string) => string}
 */
function changeHeading(heading) {
  return (source, mark) => {
    const quoted = [`'${heading}'`, `"${heading}"`].find((text) => source.includes(text));
    if (!quoted) throw new Error(`The source of the simple demo does not contain its column title '${heading}'.`);
    return source.replace(quoted, `${quoted.slice(0, -1)} ${mark}${quoted.slice(-1)}`);
  };
}

/**
 * @param {string} source
 * @param {string} mark
 */
function changeProse(source, mark) {
  const start = source.indexOf('\n---', 3) + 4;
  const prose = /^[A-Z][^\n]*$/m.exec(source.slice(start));
  if (!prose) throw new Error('The simple page has no line of prose.');
  const end = start + prose.index + prose[0].length;
  return `${source.slice(0, end)} ${mark}${source.slice(end)}`;
}

/** Runs in the page, also in one that an edit loads anew: remembers by the wall clock when the mark was painted. */
function watchForMark() {
  const mark = sessionStorage.getItem('benchMark');
  if (!mark) return;
  window.benchShown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes(mark)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
