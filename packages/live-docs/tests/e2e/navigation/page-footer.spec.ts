import { existsSync } from 'node:fs';
import path from 'node:path';
import { ALL } from '../../scope';
import { ROOT } from '../serve';
import { expect, open, test } from '../test';

/** `repository.url` of the site's configuration. */
const REPOSITORY = 'https://github.com/react-component/table-docs';

test('Next leads through the sidebar from its first page to its last, and Previous back; links lead to the file of a page and to issues', async ({
  page,
}) => {
  test.slow();
  await open(page, '/demo/simple');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link');

  await test.step('the edit link leads to the file in the repository of the documentation, where issues are reported', async () => {
    const href = await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href');
    const [start, file = ''] = (href ?? '').split('/edit/main/');
    expect(start).toBe(REPOSITORY);
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
    const report = page.getByRole('link', { name: 'Report an issue' });
    await expect(report).toHaveAttribute('href', `${REPOSITORY}/issues/new`);
  });

  const order = await sidebar.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const pages = page.getByRole('navigation', { name: 'Pages' });
  // The first pages cross from one group to the next.
  const from = ALL ? 0 : order.indexOf('/demo/row-hoverable') - 1;
  const to = ALL ? order.length : from + 4;
  await sidebar.nth(from).click();
  await expect(page).toHaveURL(order[from]!);
  for (const path of order.slice(from + 1, to)) {
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(path);
  }
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(order[to - 2]!);
  await sidebar.last().click();
  await expect(page).toHaveURL(order.at(-1)!);
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

for (const [timezoneId, locale] of [
  ['Pacific/Kiritimati', 'de-DE'],
  ['Pacific/Pago_Pago', 'en-US'],
] as const) {
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test(`Last updated is in their own time and language${locale === 'de-DE' ? '' : ' @all'}`, async ({ page }) => {
      await open(page, '/demo/simple');
      const time = page.locator('time');
      const when = new Date((await time.getAttribute('datetime')) ?? '');
      await page.getByText('Last updated').scrollIntoViewIfNeeded();
      await expect(page.getByText('Last updated')).toBeVisible();
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone: timezoneId, ...options }).format(when).replace(/\D+$/, '');
      await expect(time).toContainText(part({ year: 'numeric' }));
      await expect(time).toHaveText(new RegExp(`\\b0?${part({ day: 'numeric' })}\\b`));
    });
  });
}
