import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'of 300 rows, selecting one renders its checkbox alone': async ({ demo, expect }) => {
    const box = demo.getByRole('checkbox', { name: 'Select seat 2', exact: true });
    const rendered = demo.getByText('Cell contents rendered:');
    await box.click();
    await expect(box).toBeChecked();
    await expect(demo.getByText('1 of 300 selected')).toBeVisible();
    await expect(rendered).toHaveText('Cell contents rendered: 1');
    const row = demo.getByRole('row', { name: 'Select seat 2 2 A £22' });
    const colours = await row
      .locator('td')
      .or(row.locator('xpath=following-sibling::tr[1]/td'))
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(new Set(colours).size).toBe(2);
    await box.press(' ');
    await expect(box).not.toBeChecked();
    await expect(rendered).toHaveText('Cell contents rendered: 1');
  },

  'the box in the header selects all': async ({ demo, expect }) => {
    const all = demo.getByRole('checkbox', { name: 'Select all seats' });
    await all.check();
    await expect(demo.getByText('300 of 300 selected')).toBeVisible();
    await demo.getByRole('checkbox', { name: 'Select seat 1', exact: true }).uncheck();
    await expect(all).toBeChecked({ indeterminate: true });
  },
};
