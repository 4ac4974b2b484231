import type { Frame, Page } from '@playwright/test';
import { expect, open, test } from '../test';
import { liveBlock } from './live-block';

const EDITS = 130;
/** A title that is typed again and again, an edit a letter. */
const WORD = 'Observatories';
/** DOM nodes of page and frame together. */
const FEW = 5000;

// Their marks are nodes, too.
test.use({ types: true });

test('130 edits in one editor leave few DOM nodes behind @all', async ({ page, context }) => {
  await open(page, '/demo/simple');
  const { block, frame, editor, show, ready, comesTo } = liveBlock(page, 'simple');
  const header = (name: string) => frame.getByRole('columnheader', { name, exact: true });
  await show();
  await ready();
  let title = 'Station';
  for (let round = 0; round < EDITS / WORD.length; round++) {
    await editor.getByText(`'${title}'`, { exact: true }).first().dblclick();
    for (let length = 1; length <= WORD.length; length++) {
      title = WORD.slice(0, length);
      await page.keyboard.press(WORD[length - 1]!);
      await expect(header(title)).toBeVisible();
    }
    // The frame goes, and comes anew.
    await block.getByRole('button', { name: 'Reset' }).click();
    await comesTo('idle');
    await block.getByRole('button', { name: 'Undo' }).click();
    await expect(header(title)).toBeVisible();
  }
  const demo = page.frames().find((each) => each.url().endsWith('/~frame'))!;
  expect((await countNodes(page)) + (await countNodes(demo))).toBeLessThan(FEW);

  /** Nodes that a process of the browser holds. */
  async function countNodes(target: Page | Frame): Promise<number> {
    const session = await context.newCDPSession(target);
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  }
});
