import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The state of each visible part's checkbox, by name. */
const statesOf = (preview: Locator) =>
  preview.getByRole('checkbox').evaluateAll((boxes) =>
    Object.fromEntries(
      boxes.map((box) => {
        const { checked, indeterminate } = box as HTMLInputElement;
        const name = box.closest('tr')?.cells[1]?.textContent ?? '';
        return [name, indeterminate ? 'some' : checked ? 'all' : 'none'];
      }),
    ),
  );

export const steps: Steps = {
  'a parent follows its parts, and changes them': async ({ demo, expect }) => {
    const box = (name: string) => demo.getByRole('checkbox', { name: `Select ${name}` });
    const rest = { Frame: 'none', Saddle: 'none' };
    expect(await statesOf(demo)).toEqual({
      ...rest,
      Wheel: 'some',
      Rim: 'all',
      Hub: 'none',
      Bearing: 'none',
      Spoke: 'none',
    });
    await box('Bearing').press(' ');
    await box('Spoke').press(' ');
    const all = { Wheel: 'all', Rim: 'all', Hub: 'all', Bearing: 'all', Spoke: 'all' };
    expect(await statesOf(demo)).toEqual({ ...rest, ...all });
    await box('Hub').click();
    await box('Wheel').click();
    expect(await statesOf(demo)).toEqual({ ...rest, ...all });
    await box('Frame').click();
    await expect(demo.getByRole('status')).toHaveText('5 of 6 parts selected');
    await demo.getByRole('button', { name: 'Rows below Frame' }).press('Enter');
    await expect(box('Fork')).toBeChecked();
  },
};
