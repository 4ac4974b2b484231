import { chooseMore } from '../choose';
import { liveBlock } from '../live/live-block';
import { checkA11y, expect, open, test } from '../test';

test.use({
  types: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  // What older versions make of a title that is a function.
  allow: [/^Functions are not valid as a React child/],
});

test('a demo runs in another version, with its types, in a link and beside a third one', async ({ page }) => {
  await open(page, '/demo/expanded-row-render');
  const { block, frame, show, comesTo } = liveBlock(page, 'expanded-row-render');
  const note = block.getByRole('note').filter({ hasText: 'Runs in' });
  const title = (name: string) => frame.getByRole('columnheader', { name });
  await chooseMore(block, 'Version');
  await block.getByRole('menuitemradio', { name: 'rc-table 7.40.0' }).click();
  await expect(note).toContainText('Runs in rc-table 7.40.0');
  await comesTo('compiled');
  // A title as a function came later: this version shows nothing of it.
  await expect(title('Customer')).toBeVisible();
  await expect(title('Items')).toHaveCount(0);
  await checkA11y(page, '[data-demo="expanded-row-render"]');

  await show();
  await block.getByRole('tab', { name: 'Type errors' }).click();
  const issue = block.getByRole('region', { name: 'Type errors' }).getByRole('listitem');
  await expect(issue.filter({ hasText: 'Expandable.showExpandAll came with 1.12.0.' })).toBeVisible();

  await block.getByRole('button', { name: 'Copy link' }).click();
  await expect(block.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await note.getByRole('button', { name: 'Back to 1.12.0' }).click();
  await expect(note).toHaveCount(0);
  await expect(block.getByRole('columnheader', { name: 'Items' })).toBeVisible();

  await page.goto('/');
  await page.goto(link);
  await expect(note).toContainText('Runs in rc-table 7.40.0');
  await expect(title('Customer')).toBeVisible();

  await block.getByRole('button', { name: 'Expand', exact: true }).click();
  await block.getByLabel('Beside it').selectOption('1.12.0');
  const beside = block.getByRole('region', { name: '1.12.0' });
  await expect(beside.frameLocator('[data-shown] iframe').getByRole('columnheader', { name: 'Items' })).toBeVisible();
  await expect(title('Items')).toHaveCount(0);
});
