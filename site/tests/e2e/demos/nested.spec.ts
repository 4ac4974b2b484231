import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`nested at /${place}: first and last names show, and a missing level has a fallback @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'nested');
    const cells = (name: string) => preview.getByRole('row').filter({ hasText: name }).getByRole('cell');
    await expect(cells('Solheim')).toHaveText(['Ingrid', 'Solheim', 'Norwegian', 'Utladalen']);
    await expect(cells('Korhonen')).toHaveText(['Anneli', 'Korhonen', 'Finnish', 'Freelance']);
  });
}
