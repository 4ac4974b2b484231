import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'a plain and a rich caption name their tables': async ({ demo, expect }) => {
    const captions = demo.locator('table > caption');
    await expect(captions).toHaveText([
      'Weather stations and their readings since midnight',
      'Stock on 3 June. Sold out: Espresso cup',
    ]);
    await expect(captions.nth(1).locator('strong')).toHaveText('Stock on 3 June.');
    const stations = demo.getByRole('table', {
      name: 'Weather stations and their readings since midnight',
    });
    await expect(stations).toContainText('Borealis 2');
    await expect(
      demo.getByRole('table', { name: /^Stock on 3 June\..+Espresso cup$/ }),
    ).toContainText('D-19');
    const header = (await stations.locator('thead').boundingBox())!;
    expect((await captions.first().boundingBox())!.y).toBeLessThan(header.y);
  },
};
