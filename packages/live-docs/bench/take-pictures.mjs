// @ts-check
// Takes the pictures of sites that the engine's first page shows, in both colours. Build the sites first:
// npx live-docs build site, examples/dropdown and packages/live-docs. Then: node packages/live-docs/bench/take-pictures.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../bin/lib/run.mjs';
import { openBrowser } from './tools/open-browser.mjs';
import { serveFolder } from './tools/serve-folder.mjs';

/** What is shown: the picture's name, the built site, and the page. */
const PICTURES = [
  ['table', 'site', '/'],
  ['dropdown', 'examples/dropdown', '/'],
  ['engine', 'packages/live-docs', '/guide/demos'],
];
const VIEWPORT = { width: 960, height: 600 };
/** Pixels of the picture to those of the page, and its quality of 100. */
const [SCALE, QUALITY] = [2 / 3, 60];
const TARGET = join(ROOT, 'packages/live-docs/public/sites');

const browser = await openBrowser();
for (const [name, site = '', path] of PICTURES) {
  const { origin, stop } = await serveFolder(join(ROOT, site, 'dist'));
  for (const colour of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    await page.goto(`${origin}${path}`);
    // The choice of the header's menu, for this site.
    await page.evaluate(`localStorage.setItem(document.documentElement.dataset.site + ':color-mode', '${colour}')`);
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...VIEWPORT, scale: SCALE },
    });
    writeFileSync(join(TARGET, `${name}-${colour}.webp`), Buffer.from(data, 'base64'));
    await page.close();
  }
  stop();
}
await browser.close();
