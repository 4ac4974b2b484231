import { expect, open, test } from '../test';

const contents = 'On this page';

test('the contents list the sections, one lands under the header and is marked, and the mark follows the reader down the page @dev-all', async ({
  page,
}) => {
  await open(page, '/changelog');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = page.getByRole('navigation', { name: contents }).getByRole('link');
  const listed = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash));
  expect(ids.length).toBeGreaterThan(5);
  expect(listed.filter((hash) => ids.includes(hash))).toEqual(ids);

  const link = links.and(page.getByRole('link', { name: '7.12.3', exact: true }));
  await link.click();
  await expect(page).toHaveURL(/\/changelog#/);
  const heading = page.getByRole('heading', { name: '7.12.3' });
  await expect(heading).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', /true|location/);
  const bar = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  expect(box!.y).toBeLessThan(bar!.y + bar!.height + 80);

  await test.step('the mark follows the reader down the page', async () => {
    const current = page.getByRole('navigation', { name: contents }).locator('[aria-current]');
    for (const version of ['7.12.4', '7.12.1', '7.13.1']) {
      await page.getByRole('heading', { name: version }).evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveText(version);
    }
  });
});

test('an address with a section opens there @all', async ({ page }) => {
  await open(page, '/changelog');
  const heading = page.getByRole('heading', { name: '5.0.0' });
  const id = await heading.getAttribute('id');
  await open(page, `/changelog?fresh#${id}`);
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())!.y - bar!.height).toBeGreaterThanOrEqual(0);
  expect((await heading.boundingBox())!.y).toBeLessThan(bar!.height + 80);
});

test('a heading has a link to itself, found by its name, and a section that is not there is ignored', async ({
  page,
}) => {
  await open(page, '/demo/simple#no-such-section');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await test.step('a heading has a link to itself', async () => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 2 }).first();
    const id = await heading.getAttribute('id');
    await heading.hover();
    await main.getByRole('link', { name: `Link to ${await heading.textContent()}` }).click();
    await expect(page).toHaveURL(`/demo/simple#${id}`);
  });
});
