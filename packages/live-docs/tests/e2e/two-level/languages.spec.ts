import { choose } from '../choose';
import { expect, open, test } from '../test';

test.use({
  site: 'two-level',
  allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'],
});

test('a translation is a page of its own in its language, and what it links to stays in that @dev-all', async ({
  page,
}) => {
  const response = await open(page, 'guide/basics/counter#what-it-needs');
  await choose(page, 'Language', 'Français');
  await expect(page).toHaveURL('fr/guide/basics/counter#what-it-needs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Compteur');
  await expect(title).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: "Ce qu'il faut" })).toHaveId('what-it-needs');
  await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link')).toHaveText([
    'Welcome',
    'Installation',
    'Compteur',
    'Trouble',
  ]);
  await expect(page.locator('[data-demo="counter"]').getByRole('button', { name: 'Afficher le code' })).toBeVisible();
  expect(response?.ok()).toBe(true);

  await test.step('a page without a translation says so', async () => {
    await page.getByRole('main').getByRole('link', { name: 'installation', exact: true }).click();
    await expect(page).toHaveURL('fr/guide/basics/install');
    await expect(title).toHaveText('Installation');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').getByRole('note')).toContainText('English');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bases' })).toHaveAttribute(
      'href',
      '/docs/fr/guide/basics/welcome',
    );
  });

  await test.step('the search finds pages of the language', async () => {
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('combobox').fill('compteur');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/docs/fr/guide/basics/counter');
    await page.keyboard.press('Escape');
  });
});

test('a reader of another language is led to translations, and back', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await open(page, 'guide/basics/counter');
  await choose(page, 'Language', 'Français');
  await expect(title).toHaveText('Compteur');

  await test.step('texts are in French, and in English where its file is silent', async () => {
    await expect(page.getByText('Débuts', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await page.getByRole('button', { name: 'Afficher le code' }).click();
    await expect(page.getByRole('textbox', { name: 'Éditeur de code' })).toBeVisible();
  });

  await test.step('at an English address a note leads to the translation', async () => {
    await open(page, 'guide/basics/counter');
    await expect(title).toHaveText('Counter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bases' })).toBeVisible();
    await page.getByRole('main').getByRole('note').getByRole('link').click();
    await expect(page).toHaveURL('fr/guide/basics/counter');
    await expect(title).toHaveText('Compteur');
  });

  await test.step('an address without a page is in its language, too', async () => {
    await open(page, 'fr/guide/basics/compte');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Manuel' })).toHaveAttribute(
      'href',
      '/docs/fr/guide/basics/welcome',
    );
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect(page).toHaveURL('fr');
  });

  await test.step('English again leads to the English page', async () => {
    await choose(page, 'Language', 'English');
    await expect(page).toHaveURL('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(title).toHaveText('Home');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the document of a translation is in its language', async ({ page }) => {
    await page.goto('fr/guide/basics/counter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    // Other matchers don't read this element.
    expect(await page.locator('noscript').first().innerText()).toContain('Activez JavaScript');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Manuel' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compteur');
  });
});
