import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../support/run-command';
import { serveFolder, type Host } from '../support/serve-folder';

const PAGE = path.resolve(import.meta.dirname, 'modules');

let root: string;
let host: Host;

test.beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'playground-'));
  await cp(path.join(PAGE, 'index.html'), path.join(root, 'index.html'));
  const out = path.join(root, 'playground');
  await run(['build', '--packages', 'react', '--modules', './src=@acme/ui', '--out', out, '--no-types'], PAGE);
  host = await serveFolder(root, {});
});

test.afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

test("edited code imports JSON, CSS modules and the project's own modules with their styles @all", async ({ page }) => {
  await page.goto(host.origin);
  const heading = page.frameLocator('iframe:visible').getByRole('heading');
  await expect(heading).toHaveText('Hello New');
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading.locator('b')).toHaveCSS('color', 'rgb(4, 5, 6)');

  await page.getByLabel('Data').fill('{\n  "title": "Hello",\n}');
  await expect(page.getByRole('status')).toHaveText(/^data\.json:3: SyntaxError/);
  await page.getByLabel('Data').fill('{ "title": "Good morning" }');
  await expect(heading).toHaveText('Good morning New');
  await expect(page.getByRole('status')).toHaveText('');
});
