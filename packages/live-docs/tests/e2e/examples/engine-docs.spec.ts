import { readdirSync } from 'node:fs';
import path from 'node:path';
import { choose } from '../choose';
import { build, ENGINE, serve } from '../serve';
import { checkA11y, expect, open, test } from '../test';
import { walk } from '../walk';
import { watch } from '../watch';

const PAGES = readdirSync(path.join(ENGINE, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map(
    (name) =>
      `/${name
        .split(path.sep)
        .join('/')
        .replace(/(^|\/)?(index)?\.mdx$/, '')}`,
  );

test("every page of the engine's documentation is whole and quiet at three widths in both colours @all", async ({
  browser,
}) => {
  test.slow();
  const { code, output } = await build(ENGINE);
  expect(code, output).toBe(0);
  const served = await serve(ENGINE, 'preview');
  const context = await browser.newContext({ baseURL: served.origin });
  const found = watch(context, served.origin, 'built');
  const page = await context.newPage();
  for (const mode of ['Light', 'Dark']) {
    await open(page, '/');
    await choose(page, 'Colour mode', mode);
    await walk(PAGES, async (address) => {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await checkA11y(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'sideways overflow').toBe(width);
      }
    });
  }
  expect(found).toEqual([]);
  await context.close();
  await served.close();
});
