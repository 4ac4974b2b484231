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
  // For the editor.
  "style-src 'self' 'unsafe-inline'",
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

test('code runs, is edited and checked in a page without React and a bundler that evaluates nothing', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(host.origin);
  const code = page.getByRole('textbox', { name: 'Code editor' });
  const frame = page.frameLocator('iframe[title="Preview"]:visible');
  const status = page.locator('body > [role="status"]');
  const issues = page.getByRole('region', { name: 'Type errors' }).getByRole('listitem');
  const type = async (word: string, by: string) => {
    await code.getByText(word, { exact: true }).first().dblclick();
    await page.keyboard.insertText(by);
  };

  await expect(frame.getByRole('cell', { name: 'Eiffel Tower' })).toBeVisible();
  await expect(frame.getByRole('cell', { name: '330 m' })).toBeVisible();
  // The stylesheet of the package.
  await expect(frame.getByRole('table')).toHaveCSS('border-collapse', 'separate');
  await expect(status).toHaveText('running');

  await code.hover();
  await expect(page.locator('.cm-editor')).toBeVisible();
  await type('330', '331');
  await expect(frame.getByRole('cell', { name: '331 m' })).toBeVisible();
  await expect(issues).toHaveCount(0);
  await type('331', "'tall'");
  await expect(issues).toContainText(["Type 'string' is not assignable to type 'number'."]);
  await expect(frame.getByRole('cell', { name: 'tall m' })).toBeVisible();

  await page.keyboard.insertText(' 330');
  await expect(status).toContainText('app.tsx:10: SyntaxError');
  await expect(frame.getByRole('cell', { name: 'tall m' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(frame.getByRole('cell', { name: '330 m' })).toBeVisible();
  await expect(status).toHaveText('running');
  await expect(issues).toHaveCount(0);
  expect(said).toEqual([]);
});
