import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

const icon = (preview: Locator, name: string) =>
  preview.getByRole('button', { name, exact: true });

export const steps: Steps = {
  'a click opens the row, changes its icon and is reported': async ({ demo, page, expect }) => {
    const ingrid = icon(demo, 'Message from Ingrid Solberg');
    const text = demo.getByText('They hang in the office');
    await expect(ingrid.locator('svg')).toHaveClass(/lucide-mail(?!-open)/);
    await expect(text).toHaveCount(0);
    await ingrid.click();
    await expect(text).toBeVisible();
    await expect(ingrid.locator('svg')).toHaveClass(/lucide-mail-open/);
    await expect(demo.getByRole('status')).toHaveText(
      'Last event: onExpand(true), Ingrid Solberg',
    );
    await expect(ingrid).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeHidden();
    await expect(ingrid).toHaveAttribute('aria-expanded', 'false');
    await expect(demo.getByRole('status')).toHaveText(
      'Last event: onExpand(false), Ingrid Solberg',
    );
  },

  'the icon in the header opens and closes every message with a text': async ({
    demo,
    expect,
  }) => {
    const all = icon(demo, 'All messages');
    const open = demo.getByRole('button', { name: 'Message from', expanded: true });
    await expect(demo.getByRole('button', { name: 'Message from' })).toHaveCount(3);
    await expect(icon(demo, 'Message from Harbour office')).toHaveCount(0);
    await expect(open).toHaveCount(1);
    const closed = await all.innerHTML();
    await all.click();
    await expect(open).toHaveCount(3);
    await expect(demo.getByRole('status')).toHaveText('Last event: onExpandAll(true)');
    expect(await all.innerHTML()).not.toBe(closed);
    await all.click();
    await expect(open).toHaveCount(0);
    await expect(demo.getByRole('status')).toHaveText('Last event: onExpandAll(false)');
  },
};
