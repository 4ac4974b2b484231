import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, ROOT, serve } from '../serve';
import { checkA11y, expect, open, test } from '../test';
import { watch } from '../watch';

const SITE = path.join(ROOT, 'examples/plugins/site');

test('a site has what its plugins add, in its documents and after them @all', async ({ browser }) => {
  const { code, output } = await build(SITE);
  expect(code, output).toBe(0);
  const served = await serve(SITE, 'preview');
  const context = await browser.newContext({ baseURL: served.origin });
  const found = watch(context, served.origin, 'built');
  const page = await context.newPage();
  const main = page.getByRole('main');
  const documentOf = (name: string) => readFileSync(path.join(SITE, 'dist', name), 'utf8');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));

  await test.step('a badge is in the document, with its style and without its script', async () => {
    expect(documentOf('guide/install.html')).toMatch(/<span class="label_\w+" data-level="stable">Stable<\/span>/);
    expect(documentOf('zh-CN/guide/install.html')).toContain('data-level="stable">稳定</span>');
    await open(page, '/guide/install');
    const badge = main.getByText('Stable', { exact: true });
    await expect(badge).toHaveCSS('border-top-width', '1px');
    await checkA11y(page);
    // Its texts are with it, in scripts that only other pages load.
    expect(asked.filter((file) => /(badge|status)[^.]*\.js/.test(file))).toEqual([]);
  });

  await test.step('what a plugin knows of a page is in its document', async () => {
    await expect(main.getByText('1 min read')).toBeVisible();
    await expect(main.getByText('12 min read')).toHaveCount(0);
  });

  await test.step('the badge of another page comes with it', async () => {
    await main.getByRole('link', { name: 'Upgrade' }).click();
    await expect(main.getByText('Beta', { exact: true })).toHaveCSS('border-top-width', '1px');
    await expect(main.getByText('12 min read')).toBeVisible();
    expect(asked.filter((file) => /badge/.test(file))).toHaveLength(1);
  });

  await test.step('plugins speak the language of a page, with what the site says in another way', async () => {
    await open(page, '/zh-CN/guide/install');
    const bar = page.getByRole('complementary', { name: '公告' });
    await expect(bar.getByRole('button', { name: '关闭' })).toBeVisible();
    const question = main.getByRole('region', { name: '这一页有帮助吗？' });
    await expect(question.getByRole('button')).toHaveText(['有', '没有帮助']);
    await expect(main.getByRole('note', { name: '提示' })).toBeVisible();
  });

  await test.step('a component of pages knows all pages, in a browser and as Markdown', async () => {
    await open(page, '/');
    await expect(main.getByRole('heading', { level: 1, name: 'Plugins' }).locator('..')).toHaveCSS(
      'border-bottom-style',
      'double',
    );
    const legend = main.locator('dl');
    await expect(legend.getByRole('link', { name: 'Install' })).toHaveAttribute('href', '/guide/install');
    await checkA11y(page);
    expect(documentOf('index.md')).toContain('- Beta: [Upgrade](/guide/upgrade.md)');
  });

  await test.step('what is added to demos and to the reference is on pages with these alone', async () => {
    expect(asked.filter((file) => /demo-view|api-view/.test(file))).toEqual([]);
    await open(page, '/guide/counter');
    await expect(main.getByRole('link', { name: 'Report a problem with this demo' })).toHaveAttribute(
      'href',
      /issues\/new\?title=Demo%3A\+Counter$/,
    );
    await expect(main.getByRole('rowheader', { name: 'step' }).getByText('Beta')).toHaveCSS('border-top-width', '1px');
  });

  await test.step('an announcement that was closed stays so', async () => {
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await expect(bar).toHaveText('Version 2 is out.');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toHaveCount(0);
    await open(page, '/guide/upgrade');
    await expect(bar).toHaveCount(0);
  });

  await test.step('an answer is sent without a cookie, and leads to an issue', async () => {
    const sent: string[] = [];
    await page.route('https://feedback.example/**', async (route) => {
      sent.push(`${route.request().method()} ${route.request().postData()}`);
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
    });
    const question = main.getByRole('region', { name: 'Was this page helpful?' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question.getByRole('status')).toHaveText('Thank you.');
    expect(sent).toEqual(['POST page=%2Fguide%2Fupgrade&helpful=no']);
    await expect(question.getByRole('link')).toHaveAttribute(
      'href',
      /issues\/new\?title=Documentation%3A\+Upgrade&body=/,
    );
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('all pages of the guide are on one', async () => {
    await expect(main.getByRole('link', { name: 'Print all pages' })).toHaveAttribute('href', '/print.html');
    await page.goto('/print.html');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Counter',
      'Install',
      'Upgrade',
    ]);
    await expect(page.getByRole('link', { name: 'Install' }).last()).toHaveAttribute('href', '#page-2');
    await checkA11y(page);
    await page.goto('/zh-CN/print.html');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Counter',
      '安装',
      'Upgrade',
    ]);
  });

  expect(found.filter(({ url }) => !url.startsWith('https://feedback.example/'))).toEqual([]);
  await context.close();
  await served.close();
});
