import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

/** A box of 600 px, of which the theme's margin takes two. */
const BOX = 598;

test('column-widths: the demo measures what the guide says @all', async ({ page }) => {
  await open(page, '/guide/column-widths');
  const demo = page.locator('[data-demo="column-widths"] [data-demo-preview]');
  const setBox = (width: number) => demo.getByRole('slider').fill(String(width));
  const choose = (way: string) => demo.getByLabel('Columns').selectOption(way);
  const widths = async () => {
    const texts = await demo.getByRole('columnheader').allInnerTexts();
    return texts.map((text) => Number(/\d+$/.exec(text.trim())?.[0]));
  };

  await setBox(600);
  await expect.poll(widths).toEqual([BOX - 226, 130, 96]);
  await setBox(300);
  await expect.poll(widths).toEqual([298 - 226, 130, 96]);
  await choose('The rest, at least 200 px');
  await expect.poll(widths).toEqual([200, 130, 96]);
  await setBox(600);
  await expect.poll(widths).toEqual([BOX - 226, 130, 96]);
  await choose('Shares');
  await expect.poll(widths).toEqual([BOX / 2, Math.round(BOX * 0.3), Math.round(BOX * 0.2)]);
  await choose('A minimum');
  await setBox(280);
  await expect.poll(async () => (await widths())[0]).toBe(200);
  await choose('One line');
  const cells = demo.locator('tbody tr').last().locator('th, td');
  const heights = () => cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height));
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(45);
});
