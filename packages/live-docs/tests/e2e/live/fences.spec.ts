import { expect, open, test } from '../test';
import { liveBlock } from './live-block';

test.use({ site: 'two-level', permissions: ['clipboard-read', 'clipboard-write'] });

const IMPORTS = "import { useState } from 'react';\nimport { STEP } from '../guide/basics/step';\n";

test('a live fence is a demo: it runs, and is edited, copied and kept, with what is in scope @dev-all', async ({
  page,
}) => {
  await open(page, 'reference/live');
  const { block, frame, editor, show, replace } = liveBlock(page, 'tally');
  await block.getByRole('button', { name: 'Count on' }).click();
  await expect(block.getByText('Counted 1 times')).toBeVisible();

  await show();
  await replace('0', '5');
  await frame.getByRole('button', { name: 'Count on' }).click();
  await expect(frame.getByText('Counted 6 times')).toBeVisible();
  await expect(block.getByText('tally.jsx', { exact: true })).toBeVisible();

  await block.getByRole('button', { name: 'Copy code' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('useState(5)');
  expect(await copied()).toMatch(new RegExp(`^${IMPORTS.replaceAll('.', '\\.')}\n[^]*\n\nexport default Tally;\n$`));

  await page.reload();
  await expect(frame.getByText('Counted 5 times')).toBeVisible();
  await show();
  await expect(editor).toContainText('useState(5)');
});
