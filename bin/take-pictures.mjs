// @ts-check
// Takes the pictures of sites that the engine's first page shows, in both colours. Build the sites first:
// npx live-docs build site, examples/dropdown and packages/live-docs. Then: node bin/take-pictures.mjs
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { ensureBrowser } from './lib/find-browser.mjs';
import { ROOT } from './lib/run.mjs';

/** What is shown: the picture's name, the built site, and the page. */
const PICTURES = [
  ['table', 'site', '/'],
  ['dropdown', 'examples/dropdown', '/'],
  ['engine', 'packages/live-docs', '/guide/demos'],
];
const SIZE = { width: 1280, height: 800 };
/** Of the picture to the page, and of its bytes to the best ones. */
const [SCALE, QUALITY] = [0.5, 60];
const TARGET = join(ROOT, 'packages/live-docs/public/sites');

const executablePath = await ensureBrowser();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
for (const [name, site, path] of PICTURES) {
  const server = createServer(sirv(join(ROOT, site, 'dist'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  for (const colour of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    await page.goto(origin + path);
    // The choice of the header's menu, for this site.
    await page.evaluate(`localStorage.setItem(document.documentElement.dataset.site + ':color-mode', '${colour}')`);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...SIZE, scale: SCALE },
    });
    writeFileSync(join(TARGET, `${name}-${colour}.webp`), Buffer.from(data, 'base64'));
    await page.close();
  }
  server.close();
}
await browser.close();
