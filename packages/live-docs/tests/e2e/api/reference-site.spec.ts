import path from 'node:path';
import { ENGINE, build, serve } from '../serve';
import { expect, test } from '../test';

const SITE = path.join(ENGINE, 'tests/fixtures/reference');

test('a site of its own reads its library, and says which table there is not @all', async ({ browser }) => {
  const { code, output } = await build(SITE, ['--verbose']);
  expect(output).toMatch(/^\.site\S+\.css +\d+\.\d+ kB$/m);
  expect(output).toContain('docs/guide/sticky.mdx:7: code fence in the unknown language "toml", shown as text.');
  expect(code).toBe(0);
  const served = await serve(SITE, 'preview');
  const page = await browser.newPage();

  await page.goto(served.origin);
  await expect(page.getByRole('status').filter({ hasText: 'Properties definition' })).toHaveText(
    'Properties definition not found for Nothing component',
  );
  await expect(page.getByRole('table', { name: 'Properties of Sticky' }).getByRole('rowheader')).toHaveText([
    /offsetHeader/,
    'getContainer',
    'offsetScroll',
    /offsetSummary/,
  ]);
  await page.getByText('Show all definitions').click();
  // The page's first table is the one that is not there.
  await expect(page.getByRole('definition').filter({ hasText: 'offsetScroll?: number' })).toHaveCount(1);
  await page.close();
  await served.close();
});
