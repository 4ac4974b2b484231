import { ALL } from '../../scope';
import { demoSource } from '../demo-source';
import { expect, open, test } from '../test';
import { liveBlock } from './live-block';
import { createRandom, mutate } from './mutate';

const MUTATIONS = ALL ? 40 : 4;
const FILE = 'simple.tsx';

// Code that is wrong in many ways may say so on the console. It may not get past us.
test.use({ types: true, allow: [/^(?!Uncaught |Request to )/] });

test('what is typed is kept, whatever it is, and the page around the demo stands @all', async ({ page }) => {
  const original = demoSource(FILE);
  await open(page, '/demo/simple');
  const { block, editor, show, ready } = liveBlock(page, 'simple');
  const title = page.getByRole('heading', { level: 1 });
  const random = createRandom(7);
  const kept = () =>
    page.evaluate((file) => {
      const edits: Record<string, Record<string, string>> = JSON.parse(
        localStorage.getItem('live-docs:/table:edit:simple') ?? '{}',
      );
      return Object.values(edits)[0]?.[file];
    }, FILE);
  const paste = (text: string) =>
    editor.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

  await show();
  await ready();
  for (let done = 0; done < MUTATIONS; done++) {
    const text = mutate(original, random);
    if (text === original) continue;
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(text.replace(/\n$/, ''));
    await expect(block, text).toHaveAttribute('data-demo-state', /compiled|error/);
    expect(await kept(), text).toBe(text);
    await expect(title).toHaveText('Simple');
    await block.getByRole('button', { name: 'Reset' }).click();
    await expect(block, text).toHaveAttribute('data-demo-state', 'idle');
    expect(await kept()).toBeUndefined();
  }
  // It still runs what is right.
  await expect(block.getByRole('columnheader', { name: 'Station' })).toBeVisible();
});
