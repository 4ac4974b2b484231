import type { Locator } from '@playwright/test';
import { chooseMore } from '../choose';
import { liveBlock } from '../live/live-block';
import { checkA11y, expect, open, test } from '../test';

test.use({
  types: true,
  // What older versions make of a title that is a function.
  allow: [/^Functions are not valid as a React child/],
});

/** What is above preview and code is above both of them. */
async function isAsWideAs(part: Locator, block: Locator): Promise<void> {
  const [inner, outer] = [await part.boundingBox(), await block.boundingBox()];
  // The block has a border.
  expect(inner!.width).toBeCloseTo(outer!.width - 2, 0);
}

test('the version that changed a demo is found, and runs in place and on its own page @all', async ({ page }) => {
  test.slow();
  await open(page, '/demo/expanded-row-render');
  const { block, frame } = liveBlock(page, 'expanded-row-render');
  await chooseMore(block, 'Find the version');
  const finder = page.getByRole('region', { name: 'Find the version' });
  await expect(finder.getByRole('button', { name: 'Find', exact: true })).toBeFocused();
  await isAsWideAs(finder, block);
  await finder.getByLabel('From').selectOption('1.11.1');
  await finder.getByRole('button', { name: 'Find', exact: true }).press('Enter');
  const found = '1.12.0 is the first that differs from the one before: markup, type errors.';
  await expect(finder.getByRole('status')).toHaveText(found, { timeout: 60_000 });
  await expect(finder.getByText('Expandable.showExpandAll came with 1.12.0.')).toBeVisible();
  await expect(finder.getByRole('link', { name: 'What changed since 1.11.1' })).toHaveAttribute(
    'href',
    '/upgrade?from=1.11.1&to=1.12.0',
  );
  await checkA11y(page, '[data-find-version]');
  await finder.getByRole('button', { name: 'Run in 1.11.1' }).press('Enter');
  const note = block.getByRole('note').filter({ hasText: 'Runs in 1.11.1' });
  await expect(note).toBeVisible();
  await isAsWideAs(note, block);
  await expect(frame.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
  await expect(frame.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);

  await block.getByRole('button', { name: 'More' }).click();
  const alone = await block.getByRole('menuitem', { name: 'Open on its own page' }).getAttribute('href');
  await page.goto(alone!);
  await expect(page.getByText('Runs in 1.11.1')).toBeVisible();
  const own = page.frameLocator('[data-shown] iframe');
  await expect(own.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
  await expect(own.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
});

test('a link to a version that is not there says so and leads back, and a problem is reported by the repository’s form', async ({
  page,
}) => {
  await open(page, '/demo/expanded-row-render?look=expanded-row-render:version-9_9#demo-expanded-row-render');
  const { block, alert } = liveBlock(page, 'expanded-row-render');
  await expect(alert).toContainText('one of 1.11.1');
  await page.evaluate(() => {
    window.open = (address) => {
      document.documentElement.dataset['opened'] = String(address);
      return null;
    };
  });
  await chooseMore(block, 'Report a problem');
  const opened = page.locator('html[data-opened]');
  await expect(opened).toHaveAttribute(
    'data-opened',
    /^https:\/\/github\.com\/[^?]+\/issues\/new\?title=.*body=.*version-9_9/,
  );
  await block.getByRole('button', { name: 'Back to 1.12.0' }).click();
  await expect(block.getByRole('columnheader', { name: 'Items' })).toBeVisible();
});
