// @ts-check
// Records the moving picture of README.md, in which somebody types a prop into a demo: npm start, then
// npm run picture [-- <address of the site>] on a machine that does nothing else.
import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { ROOT } from '../../../bin/lib/run.mjs';
import { openBrowser } from './tools/open-browser.mjs';
import { writeApng } from './tools/write-apng.mjs';

const TYPED = "title={() => 'Weather stations'}";
const FILE = `${ROOT}.github/edit.png`;

const address = process.argv[2] ?? 'http://127.0.0.1:8000';
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1080, height: 560 }, reducedMotion: 'reduce' });
await page.goto(new URL('/demo/simple', address).href);
await page.getByRole('button', { name: 'Expand' }).first().click();
const view = page.getByRole('dialog');
await view.getByRole('textbox').first().waitFor();
const line = view.locator('.cm-line', { hasText: '<Table rowKey' });
await line.scrollIntoViewIfNeeded();
await line.click();
// To the first letter, by the start of the line: the code is shown from there.
for (const _ of 'abc') await page.keyboard.press('Home');
for (const _ of '<Table') await page.keyboard.press('ArrowRight');
await page.keyboard.type(' ');

/** @type {{ picture: PNG, duration: number }[]} */
const frames = [];
/** @param {number} duration */
const take = async (duration) => void frames.push({ picture: PNG.sync.read(await page.screenshot()), duration });

await page.waitForTimeout(8000);
await take(1500);
// Two letters at a time, as people type.
for (const letters of TYPED.match(/..?/g) ?? []) {
  await page.keyboard.type(letters);
  await take(150);
}
await page.waitForTimeout(1000);
await take(3500);
await browser.close();

const bytes = writeApng(frames);
writeFileSync(FILE, bytes);
console.log(`Written: ${FILE}, ${Math.round(bytes.length / 1000)} kB`);
