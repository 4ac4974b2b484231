import { checkA11y, expect, open, test } from '../test';

test.use({ viewport: { width: 390, height: 844 } });

test("a narrow screen keeps the sidebar and the header's entries in a drawer, and language and colour in its header", async ({
  page,
}) => {
  await open(page, '/demo/simple');
  for (const name of ['Colour mode', 'Language']) {
    const menu = page.getByRole('button', { name });
    await menu.click();
    const choices = page.getByRole('menuitemradio');
    await expect(choices.first()).toBeVisible();
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }

  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await expect(sidebar).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Simple');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Changelog' })).toBeVisible();
  await checkA11y(page);

  await sidebar.getByRole('link', { name: 'Hover Perf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
  await expect(sidebar).toHaveCount(0);
});

test('Escape closes the drawer and gives the focus back @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a drawer that is opened again at once stays open @all', async ({ page }) => {
  await open(page, '/demo/simple');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  const isOpen = await drawer.evaluate(async (dialog: HTMLDialogElement) => {
    // The browser tells of it in a later task.
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    dialog.querySelector<HTMLElement>('[aria-label="Close menu"]')?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('[aria-label="Menu"][aria-haspopup]')?.click();
    await closed;
    await new Promise(requestAnimationFrame);
    return dialog.open;
  });
  expect(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a window from 1,024 px on has no menu button, and a narrower one no sidebar @all', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, '/demo/simple');
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
