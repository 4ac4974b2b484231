import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`styled-components at /${place}: late orders are marked, and hover changes the row's colour @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'styled-components');
    const row = (state: string) => preview.getByRole('row').filter({ hasText: state }).first();
    const background = (state: string) =>
      row(state)
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    const plain = await background('Sent');
    expect(await background('Late')).not.toBe(plain);
    await row('Sent').hover();
    await expect.poll(() => background('Sent')).not.toBe(plain);
    await page.mouse.move(0, 0);
    await expect.poll(() => background('Sent')).toBe(plain);
  });
}
