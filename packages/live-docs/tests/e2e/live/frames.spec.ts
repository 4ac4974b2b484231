import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { chooseMore } from '../choose';
import { expect, open, test } from '../test';
import { liveBlock } from './live-block';

const SLUG = 'sticky-header';
const framed = (page: Page) => page.frameLocator('iframe').locator(`[data-demo="${SLUG}"]`);

test('a demo in a frame of its own is edited in a frame of the same size @dev @all', async ({ page }) => {
  await open(page, `/demo/${SLUG}`);
  const { block, frame, alert, show, replace, comesTo } = liveBlock(page, SLUG);
  const inner = framed(page);
  const size = () => block.locator('[data-demo-preview]').boundingBox();
  await expect(inner.getByRole('columnheader', { name: 'City' }).first()).toBeVisible();
  const before = await size();
  await show();
  await replace("'City'", 'Town');
  await expect(frame.getByRole('columnheader', { name: 'Town' }).first()).toBeVisible();
  await comesTo('compiled');
  expect(await size()).toMatchObject({ width: before?.width, height: before?.height });
  await page.keyboard.press('End');
  await page.keyboard.type(' (');
  await comesTo('error');
  await expect(alert).toContainText(/sticky-header\.tsx:\d+:\d+/);
  await expect(frame.getByRole('columnheader', { name: 'Town' }).first()).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await comesTo('compiled');
  await page.reload();
  await expect(frame.getByRole('columnheader', { name: 'Town' }).first()).toBeVisible();
  await chooseMore(block, 'Reset');
  await expect(inner.getByRole('columnheader', { name: 'City' }).first()).toBeVisible();
  await comesTo('idle');
});

/** A page that holds the demo in a frame, sends it a source and notes what it is told. */
const embedder = (address: string) => `<!doctype html><title>Embedder</title>
<iframe src="${address}" width="900" height="600"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  const frame = document.querySelector('iframe');
  window.send = (target) => frame.contentWindow.postMessage(
    { type: 'setSource', id: 7, source: { '${SLUG}.tsx': 'export default () => <p>Replaced</p>;' } }, target);
  frame.addEventListener('load', () => (window.loaded = true));
</script>`;

declare global {
  interface Window {
    heard: unknown[];
    loaded?: boolean;
    send(target: string): void;
  }
}

test.describe('from a second origin', () => {
  test.use({ allow: ['Request to another host'] });

  test('nothing is heard and nothing changes', async ({ page, baseURL }) => {
    const html = embedder(`${baseURL}~demos/${SLUG}`);
    const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const address = elsewhere.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    await page.waitForFunction(() => window.loaded);
    const inner = framed(page);
    await expect(inner.getByRole('columnheader', { name: 'City' }).first()).toBeVisible();
    await page.evaluate(() => window.send('*'));
    // A second message comes after the first one was dealt with; the frame itself answers to the test alone.
    const frame = page.frames()[1]!;
    await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(inner).toHaveAttribute('data-demo-state', 'idle');
    await expect(inner.getByRole('columnheader', { name: 'City' }).first()).toBeVisible();
    expect(await page.evaluate(() => window.heard)).toEqual([]);
    elsewhere.close();
  });
});

test('a message to the page changes nothing, unless its frame sends it @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { alert, show, replace, comesTo } = liveBlock(page, 'simple');
  await show();
  await replace("'Station'", 'Sensor');
  await comesTo('compiled');
  await page.evaluate(() => {
    const error = { phase: 'later', message: 'Forged', stack: '' };
    for (let run = 0; run < 50; run++) postMessage({ type: 'failed', run, error }, '*');
    return new Promise((resolve) => setTimeout(resolve, 100));
  });
  await comesTo('compiled');
  await expect(alert).toHaveCount(0);
});

test('the frame’s document runs nothing for a page of another origin, and nothing outside of a sandbox', async ({
  page,
  baseURL,
}) => {
  await page.route('**/embedder', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Embedder</title><iframe src="${baseURL}~frame"></iframe>`,
    }),
  );
  await page.goto('/embedder');
  const heard = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data));
        setTimeout(() => resolve('nothing'), 1000);
      }),
  );
  expect(heard).toBe('nothing');
});
