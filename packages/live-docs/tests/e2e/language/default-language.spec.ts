import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choose } from '../choose';
import { ENGINE, build, serve } from '../serve';
import { checkA11y, expect, open, test } from '../test';
import { watch } from '../watch';

const SITE = path.join(ENGINE, 'tests/fixtures/chinese');

/** Texts of the interface in English that pages would show. */
const ENGLISH = /\b(Search|Menu|Next|Previous|On this page|Last updated|Edit this page|Copy page|Show code)\b/;

test('a site in Chinese is so from its documents on, and in English for who chooses that @all', async ({ browser }) => {
  const { code, output } = await build(SITE);
  expect(code, output).toBe(0);
  const served = await serve(SITE, 'preview');
  const context = await browser.newContext({ baseURL: served.origin, locale: 'zh-CN' });
  const found = watch(context, served.origin, 'built');
  const page = await context.newPage();
  const html = page.locator('html');
  const documentOf = (name: string) => readFileSync(path.join(SITE, 'dist', name), 'utf8');
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));

  await test.step('each document says its language, in texts of that alone', () => {
    for (const name of ['index.html', 'guide/counter.html', '404.html', 'old.html', '~demos/counter.html'])
      expect(documentOf(name), name).toContain('<html lang="zh-CN"');
    for (const name of ['index.html', 'guide/counter.html', '404.html'])
      expect(documentOf(name).replace(/<script>.*?<\/script>/gs, ''), name).not.toMatch(ENGLISH);
    expect(documentOf('404.html')).toContain('<title>找不到页面 - 计数器</title>');
    expect(documentOf('en/guide/counter.html')).toContain('<html lang="en"');
    expect(documentOf('guide/counter.html')).toContain(
      'hreflang="x-default" href="https://counter.example/guide/counter"',
    );
  });

  await test.step('a page hydrates as it is, without English texts', async () => {
    await open(page, '/guide/counter');
    const demo = page.locator('[data-demo="counter"]');
    await demo.getByRole('button', { name: '点击了 0 次' }).click();
    await expect(demo.getByRole('button', { name: '点击了 1 次' })).toBeVisible();
    await expect(demo.locator('[data-demo-preview]')).toHaveAttribute('lang', 'zh-CN');
    await expect(html).toHaveAttribute('lang', 'zh-CN');
    expect(await page.locator('body').innerText()).not.toMatch(ENGLISH);
    await page.getByRole('button', { name: '搜索' }).click();
    await page.getByRole('combobox').fill('累加');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/guide\/counter/);
    await page.keyboard.press('Escape');
    expect(loaded.filter((file) => /en-us|offered|translation-note/.test(file))).toEqual([]);
    await checkA11y(page);
  });

  await test.step('English is a choice, with addresses of its own', async () => {
    await choose(page, '语言', 'English');
    await expect(page).toHaveURL('/en/guide/counter');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter');
    await open(page, '/en/guide/install');
    await expect(page.getByRole('main').getByRole('note')).toHaveText('This page isn’t translated yet. It’s in 中文.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  });

  await test.step('at a Chinese address, the interface is in English then, and a note leads to the translation', async () => {
    await open(page, '/guide/counter');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).not.toHaveAttribute('data-language');
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    const note = page.getByRole('main').getByRole('note').filter({ hasText: 'Read this page in English' });
    await note.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('button', { name: '搜索' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  expect(found).toEqual([]);
  await context.close();
  await served.close();
});
