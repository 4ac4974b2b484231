import { mkdtempSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import LZString from 'lz-string';
import { chooseMore } from '../choose';
import { demoSource } from '../demo-source';
import { ROOT, VITE, build, serve } from '../serve';
import { expect, open, test } from '../test';

// The one request to another host that this site makes, and only because the reader asks for it.
test.use({ allow: ['Request to another host'] });

const CODESANDBOX = 'https://codesandbox.io/api/v1/sandboxes/define?environment=server';
const STACKBLITZ = 'https://stackblitz.com/run?file=src%2Fdemo%2Fsticky-header.tsx';

/** Presses a button of a demo; answers what the service was sent, in a tab of its own. */
async function send(page: Page, demo: string, service: string): Promise<{ request: Request; fields: URLSearchParams }> {
  const context = page.context();
  await context.route(/^https:\/\/(codesandbox\.io|stackblitz\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title><link rel="icon" href="data:,">' }),
  );
  const block = page.locator(`[data-demo="${demo}"]`);
  const opened = Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (each) => each.method() === 'POST'),
  ]);
  // The dev server loads a page anew when it meets a package for the first time, and the press is lost.
  const press = () =>
    service === 'StackBlitz'
      ? block.getByRole('button', { name: 'Open in StackBlitz' }).click()
      : chooseMore(block, `Open in ${service}`);
  page.on('load', press);
  await press();
  // Where the code was so long on its way that the browser forgot the press, the demo asks for another.
  const asked = block.getByText('Press the button again').waitFor();
  const isAsked = asked.then(
    () => true,
    () => false,
  );
  if (await Promise.race([opened.then(() => false), isAsked])) await press();
  const [tab, request] = await opened;
  page.off('load', press);
  await expect(tab).toHaveTitle('Sandbox');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();
  return { request, fields: new URLSearchParams(request.postData() ?? '') };
}

/** Takes CodeSandbox's parameter apart as CodeSandbox does. */
function readParameters(fields: URLSearchParams): Record<string, string> {
  const parameters = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(LZString.decompressFromBase64(parameters)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  return Object.fromEntries(Object.entries(files).map(([name, { content }]) => [name, content]));
}

const FILES = ['sticky-header.tsx', 'city-climates.ts', 'table.css', 'sticky-header.css'];

test('a demo is posted to CodeSandbox and to StackBlitz with all its files @dev-all', async ({ page }) => {
  await open(page, '/demo/sticky-header');
  const sandbox = await send(page, 'sticky-header', 'CodeSandbox');
  expect(sandbox.request.url()).toBe(CODESANDBOX);
  expect(sandbox.fields.get('query')).toBe('file=%2Fsrc%2Fdemo%2Fsticky-header.tsx');
  const files = readParameters(sandbox.fields);
  for (const name of FILES) expect(files[`src/demo/${name}`], name).toBe(demoSource(name));
  expect(files['README.md']).toContain(new URL('/demo/sticky-header', page.url()).href);

  const { request, fields } = await send(page, 'sticky-header', 'StackBlitz');
  expect(request.url()).toBe(STACKBLITZ);
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[title]')).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(fields.get('project[description]')).toMatch(/\w/);
  // A form ends its lines as the web's first servers did.
  const file = (name: string) => fields.get(`project[files][${name}]`)?.replaceAll('\r\n', '\n');
  for (const name of FILES) expect(file(`src/demo/${name}`), name).toBe(demoSource(name));
  const { dependencies } = JSON.parse(file('package.json') ?? '') as { dependencies: Record<string, string> };
  const installed = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) expect(installed(name)).toMatchObject({ version });
});

test('what is posted builds, and shows the demo @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { fields } = await send(page, 'simple', 'CodeSandbox');
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'live-docs-')));
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
    for (const [name, text] of Object.entries(readParameters(fields))) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const { code, output } = await build(folder, [], VITE);
    expect(code, output).toBe(0);
    const server = await serve(folder, 'preview', VITE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(server.origin);
    await expect(page.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
    await page.getByRole('button', { name: 'Take a reading at Aurora 7' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
    await server.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.describe('where the code does not arrive', () => {
  test.use({ allow: ['Request to another host', 'Failed to load resource: net::ERR_FAILED'] });

  test('the demo says so, and the next press tries again @all', async ({ page }) => {
    await open(page, '/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await page.route('**/*.js', (route) => route.abort());
    await demo.getByRole('button', { name: 'Open in StackBlitz' }).click();
    await expect(demo.getByRole('status').filter({ hasText: 'Export failed' })).toBeVisible();
    await page.unroute('**/*.js');
    await page.context().route('https://stackblitz.com/**', (route) => route.fulfill({ body: '' }));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      demo.getByRole('button', { name: 'Open in StackBlitz' }).click(),
    ]);
    await expect.poll(() => tab.url()).toContain('https://stackblitz.com/run');
  });
});
