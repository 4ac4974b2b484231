import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { serveFolder, type Host } from '../support/serve-folder';

const EXAMPLE = path.resolve(import.meta.dirname, '../../../../examples/playground-html');

/** What a page needs: its own scripts, styles, workers and frames, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

let host: Host;

test.beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: EXAMPLE, shell: process.platform === 'win32' });
  host = await serveFolder(EXAMPLE, { '/': POLICY });
});

test.afterAll(() => host.close());

test('code runs, is edited and checked in a page without a bundler that evaluates nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(host.origin);
  const code = page.getByLabel('Code');
  const frame = page.frameLocator('iframe[title="Preview"]:visible');
  const status = page.getByRole('status');
  const issues = page.getByRole('list', { name: 'Type errors' }).getByRole('listitem');
  const text = await code.inputValue();

  await expect(frame.getByRole('cell', { name: 'Eiffel Tower' })).toBeVisible();
  await expect(frame.getByRole('cell', { name: '330 m' })).toBeVisible();
  // The stylesheet of the package.
  await expect(frame.getByRole('table')).toHaveCSS('border-collapse', 'separate');
  await expect(status).toHaveText('running');

  await code.fill(text.replace('Eiffel Tower', 'Blue Church'));
  await expect(frame.getByRole('cell', { name: 'Blue Church' })).toBeVisible();
  await expect(issues).toHaveCount(0);

  await code.fill(text.replace('height: 330', "height: 'tall'"));
  await expect(issues).toHaveText(["Line 10: Type 'string' is not assignable to type 'number'."]);
  await expect(frame.getByRole('cell', { name: 'tall m' })).toBeVisible();

  await code.fill(text.replace('height: 330', 'height: 330 330'));
  await expect(status).toContainText('app.tsx:10: SyntaxError');
  await expect(frame.getByRole('cell', { name: 'tall m' })).toBeVisible();

  await code.fill(text.replace("from '@rc-component/table'", "from '@rc-component/tabel'"));
  await expect(status).toContainText('Cannot find module: @rc-component/tabel');

  await code.fill(text);
  await expect(status).toHaveText('running');
  await expect(issues).toHaveCount(0);
  expect(said).toEqual([]);
});
