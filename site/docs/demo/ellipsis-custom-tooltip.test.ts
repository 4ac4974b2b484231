import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the pointer and the keyboard open the tooltip': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const table = demo.getByRole('table');
    const [cut, short] = [
      table.getByText(/^Photos are attached/),
      table.getByText('It came. Thank you!'),
    ];
    const whole = await cut.innerText();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveCount(0);
    expect(await cut.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);

    await cut.hover();
    await expect(tooltip).toHaveText(whole);
    await expect(cut).toHaveAccessibleDescription(whole);
    await short.hover();
    await expect(tooltip).toHaveCount(0);

    await short.focus();
    await page.keyboard.press('Tab');
    await expect(cut).toBeFocused();
    await expect(tooltip).toHaveText(whole);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(cut).toBeFocused();

    await expect(table.locator('tbody [title]')).toHaveCount(0);
  },
};
