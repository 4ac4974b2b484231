import type { Page } from '@playwright/test';
import { choose } from '../choose';
import { expect, open, test } from '../test';

const colour = (page: Page) => page.locator('html').getAttribute('data-prefers-color');

/** The key that the site keeps the colour mode under, found by what it holds. */
async function storedAs(page: Page, value: string): Promise<string> {
  const keys = await page.evaluate(
    (value) => Object.keys(localStorage).filter((key) => localStorage[key] === value),
    value,
  );
  expect(keys).toHaveLength(1);
  return keys[0]!;
}

test('light is the colour of a reader who has chosen none; dark is remembered, marked in the menu, and code and demos are dark with it @dev-all', async ({
  page,
}) => {
  // Whatever the system says.
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/demo/simple');
  expect(await colour(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  const looks = () =>
    page.evaluate(() =>
      ['body', '[data-demo] th', '[data-demo] td', 'h1'].map((selector) => {
        const { color, backgroundColor } = getComputedStyle(document.querySelector(selector)!);
        return `${selector} ${color} on ${backgroundColor}`;
      }),
    );
  const light = await looks();
  await choose(page, 'Colour mode', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
  for (const [index, look] of (await looks()).entries()) expect(look).not.toBe(light[index]);
  await page.reload();
  expect(await colour(page)).toBe('dark');
  await page.getByRole('button', { name: 'Colour mode' }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Dark');
  await page.goto('/~demos/simple');
  expect(await colour(page)).toBe('dark');
});

test('auto follows the system, and its changes @all', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await choose(page, 'Colour mode', 'Auto');
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await colour(page)).toBe('dark');
});

test('a stored value that is no mode is light @all', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'Colour mode', 'Dark');
  const key = await storedAs(page, 'dark');
  await page.evaluate((key) => localStorage.setItem(key, 'purple'), key);
  await page.reload();
  expect(await colour(page)).toBe('light');
});

test('the site works where storage is forbidden @all', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/');
  await choose(page, 'Colour mode', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
});

test('no frame of a reload is in the other colour @all', async ({ page }) => {
  await open(page, '/demo/simple');
  await choose(page, 'Colour mode', 'Dark');
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open(page, '/demo/simple');
  await page.waitForFunction(() => 'frames_' in window && Array.isArray(window.frames_) && window.frames_.length > 5);
  const seen = await page.evaluate(() =>
    'frames_' in window && Array.isArray(window.frames_) ? [...new Set(window.frames_)] : [],
  );
  expect(seen).toEqual([dark]);
});
