import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`caption at /${place}: a plain and a rich caption name their tables @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'caption');
    const captions = preview.locator('table > caption');
    await expect(captions).toHaveText([
      'Weather stations and their readings since midnight',
      'Stock on 3 June. Sold out: Espresso cup',
    ]);
    await expect(captions.nth(1).locator('strong')).toHaveText('Stock on 3 June.');
    const stations = preview.getByRole('table', { name: 'Weather stations and their readings since midnight' });
    await expect(stations).toContainText('Borealis 2');
    await expect(preview.getByRole('table', { name: /^Stock on 3 June\..+Espresso cup$/ })).toContainText('D-19');
    const header = (await stations.locator('thead').boundingBox())!;
    expect((await captions.first().boundingBox())!.y).toBeLessThan(header.y);
  });
}
