import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { chooseMore } from '../choose';
import { demoSource } from '../demo-source';
import { liveBlock } from '../live/live-block';
import { checkA11y, expect, open, test } from '../test';

test('the menu of a demo names the packages and files that it takes, fits, and goes by the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/demo/virtual-list');
  const demo = page.locator('[data-demo="virtual-list"]');
  const more = demo.getByRole('button', { name: 'More' });
  const item = (name: string) => demo.getByRole('menuitem', { name });
  // All tools are in one line.
  const tools = ['Show code', 'Copy link', 'Open in StackBlitz', 'Expand', 'More'];
  const boxes = await Promise.all(tools.map((name) => demo.getByRole('button', { name }).boundingBox()));
  expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);
  expect(Math.max(...boxes.map((box) => (box ? box.x + box.width : Infinity)))).toBeLessThan(320 - 16);
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Copy code')).toBeFocused();
  await expect(item('Copy install command')).toHaveAccessibleDescription('Packages: @rc-component/table, react-window');
  await expect(item('Copy all files')).toHaveAccessibleDescription(/^Files: virtual-list.tsx, /);
  await expect(demo.getByRole('menu')).toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(item('SVG')).toBeFocused();
  await expect(item('SVG')).toHaveAccessibleDescription(/Figma, Penpot/);
  await expect(item('Sketch group')).toHaveAccessibleDescription(/sketch-json/);
  await checkA11y(page, '[data-demo]');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(demo.getByRole('menu')).toHaveCount(0);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = () => navigator.clipboard.readText();

  test("takes the command of the reader's package manager, and all files in one", async ({ page }) => {
    await open(page, '/');
    await page.getByRole('tablist', { name: 'Package manager' }).first().getByRole('tab', { name: 'pnpm' }).click();
    await open(page, '/demo/virtual-list');
    const demo = page.locator('[data-demo="virtual-list"]');
    await chooseMore(demo, 'Copy install command');
    await expect.poll(() => page.evaluate(clipboard)).toBe('pnpm add @rc-component/table react-window');
    await chooseMore(demo, 'Copy all files');
    await expect
      .poll(() => page.evaluate(clipboard))
      .toContain(`// virtual-list.tsx\n${demoSource('virtual-list.tsx').trimEnd()}\n`);
    expect(await page.evaluate(clipboard)).toContain(`/* table.css */\n${demoSource('table.css').trimEnd()}\n`);
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
  await chooseMore(demo, 'Download');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('table-demo-simple.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const text = (name: string) => strFromU8(files[`table-demo-simple/${name}`] ?? new Uint8Array());
  expect(JSON.parse(text('package.json'))).toMatchObject({ name: 'table-demo-simple' });
  expect(text('src/demo/simple.tsx')).toContain("title: 'Sensor'");
  expect(text('src/demo/table.css')).toBe(demoSource('table.css'));
});

test.describe('without the export', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('the reader is told that the download failed, and can try again @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await page.route(/download-project/, (route) => route.abort());
    await chooseMore(demo, 'Download');
    await expect(demo.getByText('Loading chunk download failed')).toBeVisible();
    await page.unroute(/download-project/);
    const saved = page.waitForEvent('download');
    await chooseMore(demo, 'Download');
    await saved;
    await expect(demo.getByText('Loading chunk download failed')).toHaveCount(0);
  });
});
