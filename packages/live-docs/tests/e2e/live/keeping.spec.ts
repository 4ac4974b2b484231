import type { Page } from '@playwright/test';
import { chooseMore } from '../choose';
import { expect, open, test } from '../test';
import { liveBlock } from './live-block';

test('an edit lives through a page change, a reload, a reset that is undone, and a deploy @dev-all', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block, frame, editor, show, ready, replace, comesTo } = liveBlock(page, 'simple');
  const station = block.getByRole('columnheader', { name: 'Station' });
  const sensor = frame.getByRole('columnheader', { name: 'Sensor' });
  await show();
  await replace("'Station'", 'Sensor');
  await expect(sensor).toBeVisible();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
  await page.goBack();
  await expect(sensor).toBeVisible();
  await page.reload();
  await expect(sensor).toBeVisible();
  await expect(block.getByText('Edited', { exact: true })).toBeVisible();
  await show();
  await ready();
  await expect(editor).toContainText("title: 'Sensor'");

  await test.step('Reset brings the original back, and can be undone', async () => {
    await comesTo('compiled');
    await block.getByRole('button', { name: 'Reset' }).click();
    await expect(station).toBeVisible();
    await expect(editor).toContainText("title: 'Station'");
    await comesTo('idle');
    await expect(block.getByText('Edited', { exact: true })).toHaveCount(0);
    await block.getByRole('button', { name: 'Undo' }).click();
    await expect(sensor).toBeVisible();
  });

  await test.step('after a deploy that changed the source, the new original shows and the edit is offered', async () => {
    await comesTo('compiled');
    // As if the edit had been made to another source.
    await page.evaluate(() => {
      const key = 'live-docs:/table:edit:simple';
      const [edit] = Object.values(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>);
      localStorage.setItem(key, JSON.stringify({ vold: edit }));
    });
    await page.reload();
    await expect(block.getByText('This demo has changed since you edited it.')).toBeVisible();
    await expect(station).toBeVisible();
    await show();
    await ready();
    await expect(editor).toContainText("title: 'Station'");
    await block.getByRole('button', { name: 'Show my edit' }).click();
    await expect(sensor).toBeVisible();
    await expect(editor).toContainText("title: 'Sensor'");
    // The original again, and the edit stays on offer.
    await block.getByRole('button', { name: 'Undo' }).click();
    await expect(editor).toContainText("title: 'Station'");
    await page.reload();
    await expect(block.getByRole('button', { name: 'Show my edit' })).toBeVisible();
  });
});

/** Types a call that no guard sees, since it is a single one, in a new line. Resolves once the frame is gone. */
async function hang(page: Page, code: string): Promise<void> {
  const { editor, alert, show, ready } = liveBlock(page, 'simple');
  await show();
  await ready();
  await editor.getByText('const [count').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.insertText(code);
  await expect(alert).toContainText('did not respond');
}
const ENDLESS = "/^(a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!');";

test('what stopped the demo is shown without being run, however often the page is loaded @all', async ({
  page,
  context,
}) => {
  await open(page, '/demo/simple');
  await hang(page, ENDLESS);
  await page.close();

  const again = await context.newPage();
  await open(again, '/demo/simple');
  const { block, editor, show, ready, comesTo } = liveBlock(again, 'simple');
  const run = block.getByRole('button', { name: 'Run anyway' });
  // Neither a click nor the first key is leave to run it.
  await block.getByRole('cell').first().click();
  await show();
  await ready();
  await editor.getByText('(a+)+').click();
  await again.keyboard.press('End');
  await again.keyboard.type(' ');
  await again.reload();
  await expect(run).toBeVisible();
  await comesTo('idle');
  await expect(block.getByRole('columnheader', { name: 'Station' })).toBeVisible();
  await show();
  await ready();
  await expect(editor).toContainText('(a+)+');
  await editor.getByText('(a+)+').click();
  await again.keyboard.press('Home');
  await again.keyboard.press('Shift+End');
  await again.keyboard.type('const three = 3;');
  await run.click();
  await comesTo('compiled');
  await expect(run).toHaveCount(0);
});

test('what stops the demo a little later is remembered too @all', async ({ page, context }) => {
  await open(page, '/demo/simple');
  await hang(page, `setTimeout(() => ${ENDLESS.slice(0, -1)}, 1500);`);
  await page.close();
  const again = await context.newPage();
  await open(again, '/demo/simple');
  await expect(liveBlock(again, 'simple').block.getByRole('button', { name: 'Run anyway' })).toBeVisible();
});

test('a browser that keeps nothing loses the keeping alone @all', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await open(page, '/demo/simple');
  const { block, frame, show, replace, comesTo } = liveBlock(page, 'simple');
  await show();
  await replace("'Station'", 'Sensor');
  await comesTo('compiled');
  await expect(block.getByText("This browser can't save your edit")).toBeVisible();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
  await page.goBack();
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
  await chooseMore(block, 'Reset');
  await expect(block.getByRole('columnheader', { name: 'Station' })).toBeVisible();
  await block.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
});

test('two tabs on one demo show the same edit, and what one resets the other can bring back @firefox @all', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const one = liveBlock(page, 'simple');
  const other = liveBlock(second, 'simple');
  const edited = () => [one, other].map(({ frame }) => frame.getByRole('columnheader', { name: 'Sensor' }));
  const original = () => [one, other].map(({ block }) => block.getByRole('columnheader', { name: 'Station' }));
  await open(page, '/demo/simple');
  await open(second, '/demo/simple');
  await one.show();
  await other.show();
  await one.replace("'Station'", 'Sensor');
  for (const each of edited()) await expect(each).toBeVisible();
  await other.block.getByRole('button', { name: 'Reset' }).click();
  for (const each of original()) await expect(each).toBeVisible();
  await expect(one.editor).toContainText("title: 'Station'");
  await one.block.getByRole('button', { name: 'Undo' }).click();
  for (const each of edited()) await expect(each).toBeVisible();
  await one.block.getByRole('button', { name: 'Reset' }).click();
  for (const each of original()) await expect(each).toBeVisible();
  await open(page, '/demo/simple');
  await one.show();
  await one.ready();
  await expect(one.editor).toContainText("title: 'Station'");
});
