import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { chooseMore } from '../choose';
import { liveBlock } from '../live/live-block';
import { watchScripts } from '../loading/watch-scripts';
import { expect, open, test } from '../test';

const demoOf = (page: Page, id: string) => page.locator(`[data-demo="${id}"]`);
const choose = (demo: Locator, format: string) => chooseMore(demo, 'Copy for design tools', format);

/** The texts of an SVG, from the bottom to the top, and the names of its elements. */
const readSvg = (page: Page, svg: string) =>
  page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      root: root.localName,
      texts: [...root.querySelectorAll('text')].map((element) => element.textContent),
      elements: [...new Set([...root.querySelectorAll('*')].map(({ localName }) => localName))],
    };
  }, svg);

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('as SVG and for Sketch: real text and shapes, by a script that loads only when asked for @dev-all', async ({
    page,
    mode,
  }) => {
    const scripts = watchScripts(page);
    await open(page, '/demo/simple');
    const demo = demoOf(page, 'simple');
    await page.mouse.wheel(0, 400);
    if (mode === 'built') expect(await scripts.holding('symbolMaster')).toBe(0);
    expect(await scripts.holding('sandboxes/define')).toBe(0);
    await choose(demo, 'SVG');
    await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toContainText('Figma, Penpot and Sketch');
    const { root, texts, elements } = await readSvg(page, await clipboard(page));
    expect(root).toBe('svg');
    const cells = await demo.getByRole('table').locator('th, td').allTextContents();
    expect(texts).toEqual(expect.arrayContaining(cells.map((cell) => cell.trim()).filter(Boolean)));
    expect(elements).toEqual(expect.arrayContaining(['text', 'rect', 'g']));
    expect(elements).not.toContain('foreignObject');
    expect(elements).not.toContain('image');

    for (const [format, kind] of [
      ['Sketch group', 'group'],
      ['Sketch symbol', 'symbolMaster'],
    ] as const) {
      await choose(demo, format);
      await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toContainText('Paste Sketch JSON');
      await expect.poll(() => clipboard(page)).toContain(`"_class":"${kind}"`);
      const json = await clipboard(page);
      expect(JSON.parse(json)).toMatchObject({ _class: kind, name: 'Simple' });
      expect(json).toContain('"_class":"text"');
      expect(json).toContain('"string":"Aurora 7"');
    }
    if (mode === 'built') expect(await scripts.holding('symbolMaster')).toBe(1);
    expect(await scripts.holding('sandboxes/define')).toBe(0);

    await test.step('a demo in a frame gives what the frame shows', async () => {
      await demo.locator('[data-demo-preview]').evaluate((preview) => {
        const frame = document.createElement('iframe');
        frame.src = '/~demos/jsx';
        frame.width = '700';
        frame.height = '500';
        preview.replaceChildren(frame);
      });
      await expect(demo.frameLocator('iframe').getByText(/^Cells rendered/)).toBeVisible();
      await choose(demo, 'SVG');
      await expect
        .poll(async () => (await readSvg(page, await clipboard(page))).texts.join())
        .toMatch(/Cells rendered/);
    });
  });

  test('colours of every way to write them become ones that design tools know @all', async ({ page }) => {
    await open(page, '/demo/styled-components');
    const demo = demoOf(page, 'styled-components');
    await choose(demo, 'SVG');
    await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).not.toMatch(/color\(|oklch|var\(|color-mix/);
  });

  test('what a scrolling box hides is left out @all', async ({ page }) => {
    await open(page, '/demo/virtual');
    const demo = demoOf(page, 'virtual');
    await demo.getByRole('button', { name: 'Row 20,000' }).click();
    await expect(demo.getByText('20,000', { exact: true })).toBeInViewport();
    await choose(demo, 'SVG');
    await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const { texts } = await readSvg(page, await clipboard(page));
    expect(texts).toContain('20,000');
    expect(texts.length).toBeLessThan(150);
  });

  test('an edited demo gives what the reader has made of it @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const { block: demo, show, replace, comesTo, frame } = liveBlock(page, 'simple');
    await show();
    await replace("'Station'", 'Sensor');
    await comesTo('compiled');
    await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
    await choose(demo, 'SVG');
    await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const { root, texts } = await readSvg(page, await clipboard(page));
    expect(root).toBe('svg');
    expect(texts).toContain('Sensor');
    expect(texts).not.toContain('Station');
    await demo.getByRole('button', { name: 'Reset' }).click();
    await choose(demo, 'Sketch group');
    await expect(demo.getByRole('status').filter({ hasText: 'Paste Sketch JSON' })).toBeVisible();
    expect(await clipboard(page)).toContain('"string":"Station"');
  });
});

test('where the browser refuses to copy, the drawing is saved as a file @all', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await open(page, '/demo/simple');
  const demo = demoOf(page, 'simple');
  for (const { format, file, start } of [
    { format: 'SVG', file: 'simple.svg', start: '<svg ' },
    { format: 'Sketch group', file: 'simple.sketch-group.json', start: '{' },
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), choose(demo, format)]);
    expect(download.suggestedFilename()).toBe(file);
    expect(readFileSync(await download.path(), 'utf8').slice(0, start.length)).toBe(start);
    await expect(demo.getByRole('status').filter({ hasText: file })).toBeVisible();
  }
});
