import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** Where the columns end in a table, from the start of the outer one. */
const endsOf = (cells: Locator) =>
  cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().right)));

export const steps: Steps = {
  'the columns of both tables end at the same places, also scrolled': async ({
    demo,
    page,
    expect,
  }) => {
    const outer = demo.locator('.aligned > .rc-table-container > .rc-table-content');
    const header = outer.locator('> table > thead > tr > th');
    const line = demo.getByRole('row', { name: 'Oak shelf' }).locator('td');
    for (const width of [1200, 480]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await endsOf(header)).slice(1)).toEqual(await endsOf(line));
    }
    await outer.evaluate((element) => element.scrollTo({ left: 200 }));
    await expect.poll(() => outer.evaluate(({ scrollLeft }) => scrollLeft)).toBe(200);
    const [headers, lines] = [(await endsOf(header)).slice(1), await endsOf(line)];
    expect(lines).toEqual(headers);
    await expect(line.first()).toBeInViewport({ ratio: 1 });
  },
};
