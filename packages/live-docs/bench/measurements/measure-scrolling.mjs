// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../tools/figure.mjs';
import { slowProcessor, SLOW } from '../tools/slow-down.mjs';

const RUNS = 3;
/** A demo, and what of it scrolls. */
const SCROLLERS = {
  'virtual': '.rc-table-tbody-virtual',
  'virtual-list': '[role="table"][aria-rowcount]',
  'virtual-list-grid': '[role="grid"]',
};
/** How long the wheel turns, in ms, and how fast, in pixels a second. */
const DURATION = 5000;
const SPEED = 3000;
/** A frame that takes longer is long. Three of 60 a second. */
const LONG = 50;
const SETTLE = 1000;

/**
 * Long frames while the wheel turns for 5 seconds.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureScrolling({ browser, origin, say }) {
  const figures = [];
  for (const rate of [1, SLOW.cpu]) {
    for (const [slug, selector] of Object.entries(SCROLLERS)) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, `${origin}/~demos/${slug}`, selector, rate));
      const long = runs.map((frames) => frames.filter((frame) => frame > LONG).length);
      const longest = Math.max(...runs.flat());
      say(
        `scrolling ${slug} at ${rate} times slower: ${long.join(', ')} long frames, longest ${longest.toFixed(0)} ms`,
      );
      figures.push({
        name: `scrolling ${slug}, ${rate}x, long frames`,
        unit: /** @type {const} */ ('frames'),
        values: long,
        how: `longer than ${LONG} ms, in ${DURATION / 1000} s at ${SPEED} px/s, processor ${rate}x slower`,
        note: `${median(runs.map((frames) => frames.length)).toFixed(0)} frames in all, longest ${longest.toFixed(0)} ms`,
      });
    }
  }
  return figures;
}

/**
 * One visit. Answers how long each frame took while the wheel turned.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} selector
 * @param {number} rate
 */
async function visit(browser, address, selector, rate) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await slowProcessor(page, rate);
    await wait(SETTLE);
    const scroller = page.locator(selector);
    const before = await scroller.innerText();
    const box = await scroller.boundingBox();
    if (!box) throw new Error(`Nothing to scroll at ${address}.`);
    await page.evaluate(watchFrames);
    const session = await context.newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + box.height / 2),
      yDistance: (-SPEED * DURATION) / 1000,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    const frames = await page.evaluate(() => window.benchFrames());
    if ((await scroller.innerText()) === before) throw new Error(`The wheel has not scrolled ${address}.`);
    return frames;
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes how long each frame takes, until it is asked. */
function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  let last = performance.now();
  let watching = true;
  const note = (/** @type {number} */ now) => {
    if (!watching) return;
    frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(note);
  });
  window.benchFrames = () => {
    watching = false;
    return frames;
  };
}
