import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import path from 'node:path';
import { liveBlock } from '../live/live-block';
import { SITE } from '../serve';
import { checkA11y, expect, open, test } from '../test';

const source = (name: string) => readFileSync(path.join(SITE, 'docs/demo', name), 'utf8');

test('each demo names the packages and files that it takes', async ({ page, request }) => {
  const html = await (await request.get('/demo/virtual-list')).text();
  expect(html).toContain('@rc-component/table, react-window');
  await open(page, '/demo/virtual-list');
  const demo = page.locator('[data-demo="virtual-list"]');
  await expect(demo.getByText('@rc-component/table, react-window')).toBeVisible();
  await expect(demo.getByText('virtual-list.tsx, ')).toBeVisible();
  await checkA11y(page, '[data-demo]');
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = () => navigator.clipboard.readText();

  test("takes the command of the reader's package manager, and all files in one", async ({ page }) => {
    await open(page, '/');
    await page.getByRole('tablist', { name: 'Package manager' }).first().getByRole('tab', { name: 'pnpm' }).click();
    await open(page, '/demo/virtual-list');
    const demo = page.locator('[data-demo="virtual-list"]');
    await demo.getByRole('button', { name: 'Copy install command' }).click();
    await expect.poll(() => page.evaluate(clipboard)).toBe('pnpm add @rc-component/table react-window');
    await demo.getByRole('button', { name: 'Copy all files' }).click();
    await expect
      .poll(() => page.evaluate(clipboard))
      .toContain(`// virtual-list.tsx\n${source('virtual-list.tsx').trimEnd()}\n`);
    expect(await page.evaluate(clipboard)).toContain(`/* table.css */\n${source('table.css').trimEnd()}\n`);
  });
});

test('a demo downloads as a project, with what the reader has edited @dev-all', async ({ page }) => {
  await open(page, '/demo/simple');
  const demo = page.locator('[data-demo="simple"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('textbox', { name: 'Code editor' }).getByText("'Station'", { exact: true }).dblclick();
  await page.keyboard.type('Sensor');
  const { frame } = liveBlock(page, 'simple');
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('table-demo-simple.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const text = (name: string) => strFromU8(files[`table-demo-simple/${name}`] ?? new Uint8Array());
  expect(JSON.parse(text('package.json'))).toMatchObject({ name: 'table-demo-simple' });
  expect(text('src/demo/simple.tsx')).toContain("title: 'Sensor'");
  expect(text('src/demo/table.css')).toBe(source('table.css'));
});

test.describe('without the export', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('the reader is told that the download failed, and can try again', async ({ page }) => {
    await open(page, '/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await page.route(/download-project/, (route) => route.abort());
    await demo.getByRole('button', { name: 'Download' }).click();
    await expect(demo.getByRole('alert')).toContainText('Loading chunk download failed');
    await page.unroute(/download-project/);
    const saved = page.waitForEvent('download');
    await demo.getByRole('button', { name: 'Download' }).click();
    await saved;
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });
});
