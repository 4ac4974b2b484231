import { expect, open, test } from '../test';

test('Next leads through the sidebar from its first page to its last, and Previous back', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '/demo/simple');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link');
  const order = await sidebar.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await open(page, order[0]!);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const path of order.slice(1)) {
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(order.at(-2)!);
});

test('the edit link leads to the file of the page', async ({ page }) => {
  await open(page, '/demo/simple');
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(edit).toHaveAttribute(
    'href',
    'https://github.com/react-component/table/edit/master/docs/demo/simple.mdx',
  );
});

test('an issue can be reported', async ({ page }) => {
  await open(page, '/');
  const report = page.getByRole('link', { name: 'Report an issue' });
  await expect(report).toHaveAttribute('href', /^https:\/\/github\.com\/react-component\/table\/issues\/new/);
});

for (const [timezoneId, locale] of [
  ['Pacific/Kiritimati', 'de-DE'],
  ['Pacific/Pago_Pago', 'en-US'],
] as const) {
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test('Last updated is in their own time and language', async ({ page }) => {
      await open(page, '/demo/simple');
      const time = page.locator('time');
      const when = new Date((await time.getAttribute('datetime')) ?? '');
      await expect(page.getByText('Last updated')).toBeVisible();
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone: timezoneId, ...options }).format(when).replace(/\D+$/, '');
      await expect(time).toContainText(part({ year: 'numeric' }));
      await expect(time).toHaveText(new RegExp(`\\b0?${part({ day: 'numeric' })}\\b`));
    });
  });
}
