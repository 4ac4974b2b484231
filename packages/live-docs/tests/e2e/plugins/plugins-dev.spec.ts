import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from '../copies';
import { open, problem } from '../dev/copy';
import { ROOT, serve } from '../serve';
import { expect, test } from '../test';

test('plugins work while a site is developed, and one that throws says so in its place @all', async ({ browser }) => {
  const root = await copySite(path.join(ROOT, 'examples/plugins'));
  const served = await serve(path.join(root, 'site'), 'dev');
  const context = await browser.newContext({ baseURL: served.origin });
  const page = await context.newPage();
  const main = page.getByRole('main');

  await test.step('places, texts, parts of pages and parts of the layout', async () => {
    await open(page, '/zh-CN/guide/install');
    await expect(main.getByText('稳定', { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: '这一页有帮助吗？' })).toBeVisible();
    await expect(main.getByRole('note', { name: '提示' })).toBeVisible();
    await open(page, '/guide/counter');
    await expect(main.getByText('1 min read')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Report a problem with this demo' })).toBeVisible();
    await expect(main.getByRole('rowheader', { name: 'step' }).getByText('Beta')).toBeVisible();
  });

  await test.step('a component of pages with its data, and a file', async () => {
    await open(page, '/');
    await expect(main.locator('dl').getByRole('link', { name: 'Install' })).toBeVisible();
    const answer = await page.request.get('/print.html');
    expect(await answer.text()).toContain('<h1>Guide</h1>');
  });

  const file = path.join(root, 'status/badge.tsx');
  const text = readFileSync(file, 'utf8');

  await test.step('an edit of a component shows without another load of the page', async () => {
    await open(page, '/guide/install');
    const messages: string[] = [];
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    await page.evaluate(() => (document.documentElement.dataset['was'] = 'here'));
    for (const word of ['Once', 'Twice']) {
      writeFileSync(file, text.replace('{text(level)}', `{'${word} ' + text(level)}`));
      await expect(main.getByText(`${word} Stable`, { exact: true })).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('data-was', 'here');
    expect(messages).toEqual([]);
  });

  await test.step('what a component throws is in its place until it is corrected', async () => {
    writeFileSync(
      file,
      text.replace('const text = useText();', "const text = useText();\n  if (level) throw new Error('no badge');"),
    );
    const found = problem(page, 'site.config.ts', 'the feature "status" failed in the slot "title-end": no badge');
    await expect(found).toBeVisible();
    await expect(main.getByRole('note', { name: 'tip' })).toBeVisible();
    writeFileSync(file, text);
    await expect(main.getByText('Stable', { exact: true })).toBeVisible();
    await expect(found).toHaveCount(0);
  });

  await context.close();
  await served.close();
  await rm(root, { recursive: true });
});
