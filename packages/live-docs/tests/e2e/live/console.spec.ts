import { checkA11y, expect, open, test } from '../test';
import { liveBlock } from './live-block';

test.use({ allow: ['hello 4'] });

test('the console of a demo shows what the newest run wrote, and leads to the place @dev-all @firefox', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { block, editor, show, ready, comesTo } = liveBlock(page, 'simple');
  const region = block.getByRole('region', { name: 'Console' });
  await show();
  await ready();
  await editor.getByText("'./demo-controls.css'").click();
  await page.keyboard.press('End');
  await page.keyboard.insertText("\nconsole.warn('hello', 4);");
  await expect(region.getByRole('listitem')).toContainText('hello 4');
  await checkA11y(page, '[data-demo="simple"]');
  const size = async () => (await region.boundingBox())?.height ?? 0;
  const before = await size();
  await block.getByRole('separator', { name: 'Height of the messages' }).press('ArrowUp');
  await expect.poll(size).toBeGreaterThan(before + 20);
  const toggle = block.getByRole('button', { name: 'Console', exact: true });
  await toggle.click();
  await expect(region).toBeHidden();
  await toggle.click();
  await block.getByRole('button', { name: 'Hide code' }).click();
  await region.getByRole('button', { name: /^simple\.tsx:5:/ }).click();
  await expect(editor).toBeFocused();
  await region.getByRole('button', { name: 'Clear console' }).click();
  await expect(region).toHaveCount(0);
  await editor.focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' // again');
  await expect(region.getByRole('listitem')).toContainText('hello 4');
  await block.getByRole('button', { name: 'Reset' }).click();
  await comesTo('idle');
  await expect(region).toHaveCount(0);
});
