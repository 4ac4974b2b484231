import { DEMO_PAGES } from '../list-pages';
import { expect, open, test } from '../test';
import { walk } from '../walk';

/** What React says of a component that threw, and of the page that it saved. */
const REACT_REPORTS = [
  'Error: The sensor is gone',
  ...[520, 422].map(
    (code) =>
      `Uncaught Minified React error #${code}; visit https://react.dev/errors/${code} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`,
  ),
];

const ADDRESSES = DEMO_PAGES.map((path) => path.replace('/demo/', '/~demos/'));

test('the document of each demo has no markup', async ({ request }) => {
  await walk(ADDRESSES, async (address) => {
    const html = await (await request.get(address)).text();
    expect(html).not.toMatch(/<(table|header|nav|main|h1)\b/);
    expect(html).not.toContain('data-demo');
  });
});

// `live-docs test` opens every demo with markup.
test('a demo is shown alone, without markup to start from @all', async ({ page }) => {
  const response = await open(page, '/~demos/simple');
  expect(response?.status()).toBe(200);
  await expect(page.locator('[data-demo-preview]').getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a demo that is shown alone keeps its state when a link of it is followed @all', async ({ page }) => {
  await open(page, '/~demos/simple');
  const preview = page.locator('[data-demo-preview]');
  await preview.evaluate((element) => {
    const link = element.appendChild(document.createElement('a'));
    link.href = '#row';
    link.textContent = 'Row';
  });
  await preview.getByRole('link', { name: 'Row' }).click();
  await expect(page).toHaveURL(/#row$/);
  // A reload would have begun by the time that another file is there.
  await page.evaluate(() => fetch('/favicon.svg'));
  await expect(preview.getByRole('link', { name: 'Row' })).toBeVisible();
});

test.describe('a demo that throws', () => {
  test.use({ site: 'two-level', allow: REACT_REPORTS });

  test('shows its error in its own block, and the rest of the page lives', async ({ page }) => {
    await open(page, 'guide/basics/trouble');
    const sensor = page.locator('[data-demo="sensor"]');
    await expect(sensor.getByRole('alert')).toContainText('The sensor is gone');
    const clicker = page.locator('[data-demo="clicker"]');
    await expect(clicker.getByRole('alert')).toHaveCount(0);
    await clicker.getByRole('button', { name: 'Off' }).click();
    await expect(clicker.getByRole('button', { name: 'On', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Counter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows its error when it is alone, too @all', async ({ page }) => {
    await page.goto('~demos/sensor');
    await expect(page.getByRole('alert')).toContainText('The sensor is gone');
  });
});
