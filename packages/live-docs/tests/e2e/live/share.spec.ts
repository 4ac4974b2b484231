import { choose, chooseMore } from '../choose';
import { checkA11y, expect, open, test } from '../test';
import { liveBlock } from './live-block';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test("a link carries an edit, which runs once the reader agrees and leaves the reader's own edit alone @dev-all", async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block, frame, editor, show, replace } = liveBlock(page, 'simple');
  const header = (name: string) => block.locator('[data-demo-preview]').getByRole('columnheader', { name });
  await show();
  await replace("'Station'", 'Sensor');
  await expect(block.getByText('Edited', { exact: true })).toBeVisible();
  await block.getByRole('button', { name: 'Copy link' }).click();
  await expect(block.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/demo\/simple#edit=simple\.[\w-]+$/);
  await replace("'Sensor'", 'Mine');

  // From elsewhere, since the address differs by its end alone.
  await page.goto('about:blank');
  await page.goto(link);
  const note = block.getByRole('note').filter({ hasText: 'This link contains edited code' });
  await expect(note).toContainText('Shared code, not run yet');
  await expect(header('Station')).toBeVisible();
  await checkA11y(page, '[data-demo="simple"]');
  await note.getByRole('button', { name: 'Show code' }).click();
  await expect(editor).toContainText("title: 'Sensor'");
  await expect(header('Station')).toBeVisible();
  await note.getByRole('button', { name: 'Run' }).click();
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  await expect(note.getByRole('button', { name: 'Run' })).toHaveCount(0);
  await expect(note).not.toContainText('not run yet');

  // Left in full screen, it doesn't come back with the entry of the history that was there before.
  await block.getByRole('button', { name: 'Expand' }).click();
  await note.getByRole('button', { name: 'Back to my version' }).click();
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL('/demo/simple');
  await page.keyboard.press('Escape');
  await expect(block.getByRole('button', { name: 'Expand' })).toBeVisible();
  await expect(page).toHaveURL('/demo/simple');
  await expect(editor).toContainText("title: 'Mine'");
  await expect(note).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(link.slice(0, -9));
  await expect(block.getByRole('note')).toContainText("can't be read");
  await expect(editor).toHaveCount(0);
});

test('another language reopens neither a shared edit that was left nor a search that was closed @all', async ({
  page,
}) => {
  const note = page.getByRole('note').filter({ hasText: "can't be read" });
  await page.goto('/guide/styling?search=colour#edit=theme-variables.x');
  await page.getByRole('dialog', { name: 'Search' }).press('Escape');
  await note.getByRole('button', { name: 'Back to the original' }).click();
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL('/guide/styling');
  await choose(page, 'Language', '中文');
  await expect(page).toHaveURL('/zh-CN/guide/styling');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('[data-demo="theme-variables"]').getByRole('note')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test("an edit goes along to the demo's own address, and runs by itself only where the reader made it @all", async ({
  page,
  context,
}) => {
  await open(page, '/demo/simple');
  const { block, frame, show, replace } = liveBlock(page, 'simple');
  await show();
  await replace("'Station'", 'Sensor');
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await chooseMore(block, 'Open on its own page');
  const alone = await opened;
  await expect(alone).toHaveURL(/\/~demos\/simple#edit=simple\.[\w-]+$/);
  const header = (name: string) => alone.frameLocator('[data-shown] iframe').getByRole('columnheader', { name });
  await expect(header('Sensor')).toBeVisible();
  await expect(alone.getByRole('note')).toHaveCount(0);

  await block.getByRole('button', { name: 'Reset' }).click();
  await alone.reload();
  const note = alone.getByRole('note').filter({ hasText: 'This link contains edited code' });
  await expect(note).toBeVisible();
  await expect(alone.getByRole('columnheader', { name: 'Station' })).toBeVisible();
  await checkA11y(alone, 'main');
  await note.getByRole('button', { name: 'Run' }).click();
  await expect(header('Sensor')).toBeVisible();
  await note.getByRole('button', { name: 'Back to the original' }).click();
  await expect(alone).toHaveURL('/~demos/simple');
  await expect(alone.getByRole('columnheader', { name: 'Station' })).toBeVisible();
});
