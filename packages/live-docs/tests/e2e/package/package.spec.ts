import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { ALL } from '../../scope';
import { liveBlock } from '../live/live-block';
import { serveFolder } from '../../../../playground/tests/support/serve-folder';
import { build, ROOT, serve } from '../serve';
import type { SiteMode } from '../sites';
import { expect, open, test } from '../test';
import { watch } from '../watch';
import { checkTypes } from './check-types';
import { install, npm, pack, runLine, unpack } from './pack';

/** Milliseconds: compiling, building twice and installing take a while on a busy machine. */
const LIMIT = 600_000;

// The same tarballs for all.
test.describe.configure({ mode: 'default', timeout: LIMIT });

let packed: Awaited<ReturnType<typeof pack>>;
/** Folders of the tarballs, and of the site of each test. */
const folders: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(LIMIT);
  packed = await pack(emptyFolder());
});

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'live-docs-site-')));
  folders.push(folder);
  return folder;
}

/** Files of a package that was unpacked, without the packages in it. */
const filesOf = (root: string, name: string) =>
  readdirSync(path.join(root, 'node_modules', name), { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  );

/** A page with a playground. */
const EXAMPLE = path.join(ROOT, 'examples/playground-html');

/** The built site of a library with a history. */
const SITE = path.join(ROOT, 'site/dist');

/** One on a page of Starlight. */
const ASTRO_EXAMPLE = path.join(ROOT, 'examples/playground-astro');

/** Astro requires Node 22.12, the first 22 on which the packages run. */
const RUNS_ASTRO = Number(process.versions.node.split('.')[0]) >= 22;

const COMMAND = 'node_modules/live-docs/bin/live-docs.mjs';

/** Starts a site as `create-live-docs` does once it has installed the packages. */
const START = `import { startSite } from './node_modules/create-live-docs/lib/start-site.js';
process.env.NODE_ENV = 'production';
const engine = await import('live-docs/internal');
await startSite(process.cwd(), engine, { wanted: '', print: console.log });
`;

/** A README whose only example throws, which no page may show as a demo. */
const THROWING = `Shows a kit.

\`\`\`js
import { Kit } from 'kit';
export default function Example() {
  return <Kit>{missing}</Kit>;
}
\`\`\`
`;

test('what is packed works in an empty folder: a page, a demo to edit, a built site @all', async ({ browser }) => {
  const root = emptyFolder();
  const { tarballs, creator } = packed;
  await unpack({ ...tarballs, 'create-live-docs': creator }, root);

  expect(filesOf(root, 'live-docs')).toEqual(
    expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'lib/index.d.ts']),
  );
  expect(filesOf(root, 'live-playground')).toEqual(
    expect.arrayContaining(['package.json', 'LICENSE', 'lib/react/index.d.ts', 'lib/build/compiler']),
  );
  expect(filesOf(root, 'live-drawing')).toEqual(
    expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'lib/index.d.ts']),
  );
  const files = Object.keys(tarballs).flatMap((name) => filesOf(root, name));
  // What `live-docs eject` and `live-docs migrate` write comes as it's written.
  const isPart = (file: string) => /^src\/core\/browser\/(layout|page)\/[\w-]+\.tsx$/.test(file);
  const isWritten = (file: string) => isPart(file) || file.startsWith('templates/');
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file) && !isWritten(file))).toEqual([]);
  expect(files.filter(isPart)).toHaveLength(5);

  writeFileSync(path.join(root, 'start.mjs'), START);
  const { stdout } = await promisify(execFile)(process.execPath, ['start.mjs'], { cwd: root });
  expect(stdout).toContain('docs/demo/dropdown.tsx');
  await test.step('its declarations', () => expect(checkTypes(root)).toEqual([]));
  await visit(browser, root);
});

test('npm creates a site with what is packed, by the line that is printed @all', async ({ browser }) => {
  const root = emptyFolder();
  const [create = '', enter = ''] = packed.commands.create;
  await runLine(create, root);
  await visit(browser, path.join(root, enter.replace(/^cd /, '')));
});

test("what is packed is added to a library's repository, and to a page, by the lines that are printed @all", async () => {
  const { add, move, edit } = packed.commands;
  const library = emptyFolder();
  const entries = {
    exports: './index.js',
    types: './index.d.ts',
    source: './index.js',
    peerDependencies: { react: '>=18' },
  };
  const manifest = { name: 'kit', version: '1.0.0', type: 'module', repository: 'github:scope/kit', ...entries };
  writeFileSync(path.join(library, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(library, 'index.js'), 'export const Kit = () => null;\n');
  writeFileSync(path.join(library, 'README.md'), THROWING);
  writeFileSync(path.join(library, 'index.d.ts'), 'export declare const Kit: () => null;\n');
  for (const line of add.slice(0, 1)) await runLine(line, library);
  expect(readFileSync(path.join(library, 'docs/index.md'), 'utf8')).toContain('<Kit>{missing}</Kit>');
  expect(readdirSync(path.join(library, 'docs/demo'))).toEqual([]);
  // The last line serves the site.
  const command = path.join(library, COMMAND);
  const dev = await serve(library, 'dev', command);
  expect((await fetch(dev.origin, { headers: { Accept: 'text/html' } })).status).toBe(200);
  await dev.close();

  await expect(runLine('npx live-docs migrate', library)).rejects.toThrow(
    'the package live-docs-migrate is not installed',
  );
  rmSync(path.join(library, 'site.config.ts'));
  writeFileSync(path.join(library, '.dumirc.ts'), 'export default { title: "Kit" };\n');
  writeFileSync(path.join(library, '.gitignore'), 'node_modules\n');
  const commit = 'git -c user.name=a -c user.email=a@example.org commit --quiet --message=a';
  for (const line of ['git init --quiet', 'git add .', commit, ...move.slice(0, 2)]) await runLine(line, library);
  expect(readFileSync(path.join(library, 'site.config.ts'), 'utf8')).toContain('Made from .dumirc.ts');

  const page = emptyFolder();
  for (const line of edit) await runLine(line, page);
  expect(existsSync(path.join(page, 'public/playground/manifest.json'))).toBe(true);
});

test('a package of a library checks code under its own name @all', async () => {
  const root = emptyFolder();
  const docs = path.join(root, 'table-docs');
  mkdirSync(docs);
  const manifest = { name: 'table-docs', version: '1.0.0', type: 'module', bin: 'check.mjs' };
  writeFileSync(path.join(docs, 'package.json'), JSON.stringify(manifest));
  const script = ["import { checkCode } from 'live-docs/check-code';", `await checkCode(${JSON.stringify(SITE)});`];
  writeFileSync(path.join(docs, 'check.mjs'), ['#!/usr/bin/env node', ...script].join('\n'));
  const code = `import Table from '@rc-component/table';\n\nexport default () => <Table expandIconColumnIndex={1} />;\n`;
  writeFileSync(path.join(root, 'list.tsx'), code);
  await install(packed.tarballs, root, ['react', 'react-dom', '@types/react', '@rc-component/table']);
  await npm(root, 'install', '--prefer-offline', '--no-audit', '--no-fund', './table-docs');
  const { stdout } = await runLine('npx table-docs list.tsx', root);
  expect(stdout).toContain('3:29  deprecated  Table.expandIconColumnIndex is deprecated since rc-table 7.0.0.');
});

test('the playground that is packed serves a page without a bundler @all', async ({ browser }) => {
  const root = emptyFolder();
  for (const file of ['index.html', 'page.js', 'page.css'])
    copyFileSync(path.join(EXAMPLE, file), path.join(root, file));
  const { scripts } = JSON.parse(readFileSync(path.join(EXAMPLE, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const playground = { 'live-playground': packed.tarballs['live-playground']! };
  await install(playground, root, ['react', 'react-dom', '@types/react', '@rc-component/table']);
  await npm(root, 'exec', '--', ...scripts.build.split(' '));

  const host = await serveFolder(root, {});
  const page = await browser.newPage();
  await page.goto(host.origin);
  await tryPlayground(page);
  await page.close();
  await host.close();
});

test('the drawing that is packed draws a page without a bundler @all', async ({ browser }) => {
  const root = emptyFolder();
  for (const line of packed.commands.draw) await runLine(line, root);
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>A</title><button>Press &amp; hold</button>');
  const host = await serveFolder(root, {});
  const page = await browser.newPage();
  await page.goto(host.origin);
  const drawn = await page.evaluate(async (address) => {
    const { readDrawing, writeSketch, writeSvg } = (await import(address)) as typeof import('live-drawing');
    const drawing = readDrawing(document.querySelector('button')!);
    const parsed = new DOMParser().parseFromString('<p>Text</p>', 'text/html').body;
    let refused = '';
    try {
      readDrawing(parsed);
    } catch (error) {
      refused = String(error);
    }
    return { svg: writeSvg(drawing), group: writeSketch(drawing, 'group'), refused };
  }, '/node_modules/live-drawing/lib/index.js');
  expect(drawn.svg).toContain('<title>Button: Press &amp; hold</title>');
  expect(drawn.svg).toContain('>Press &amp; hold</text>');
  expect(JSON.parse(drawn.group)).toMatchObject({ _class: 'group', name: 'Button: Press & hold' });
  expect(drawn.refused).toContain('No window shows the document of "Group: Text"');
  await page.close();
  await host.close();
});

test('the playground that is packed is edited on a page of Starlight @all', async ({ browser }) => {
  test.skip(!RUNS_ASTRO, 'Astro 7 requires Node 22.12');
  const root = emptyFolder();
  cpSync(ASTRO_EXAMPLE, root, { recursive: true, filter: (file) => !/[\\/](node_modules|dist|\.astro)$/.test(file) });
  const manifest = path.join(root, 'package.json');
  const named = readFileSync(manifest, 'utf8').replace(
    /"live-playground": "[^"]*"/,
    `"live-playground": ${JSON.stringify(`file:${packed.tarballs['live-playground']}`)}`,
  );
  writeFileSync(manifest, named);
  await npm(root, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  const { code, output } = await build(root, [], path.join(root, 'node_modules/astro/bin/astro.mjs'));
  expect(code, output).toBe(0);

  const host = await serveFolder(path.join(root, 'dist'), {});
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(host.origin);
  await tryPlayground(page);
  expect(said).toEqual([]);
  await page.close();
  await host.close();
});

/** Edits the demo of a page with a playground, and reads what is wrong with its types. */
async function tryPlayground(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Preview"]:visible');
  await expect(frame.getByRole('cell', { name: '330 m' })).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Code editor' });
  await editor.hover();
  await expect(page.locator('.cm-editor')).toBeVisible();
  await editor.getByText('330', { exact: true }).dblclick();
  await page.keyboard.insertText("'tall'");
  await expect(frame.getByRole('cell', { name: 'tall m' })).toBeVisible();
  const issues = page.getByRole('region', { name: 'Type errors' }).getByRole('listitem');
  await expect(issues).toContainText("Type 'string' is not assignable to type 'number'");
}

/** Opens a new site while it is written, and again once it is built. */
async function visit(browser: Browser, root: string): Promise<void> {
  const command = path.join(root, COMMAND);
  await test.step('written', async () => {
    const dev = await serve(root, 'dev', command);
    await tryDemo(browser, dev.origin, 'dev').finally(dev.close);
  });

  await test.step('built', async () => {
    const { code, output } = await build(root, [], command);
    expect(code, output).toBe(0);
    expect(existsSync(path.join(root, 'dist/demo/dropdown.html'))).toBe(true);
    const built = await serve(root, 'preview', command);
    await tryDemo(browser, built.origin, 'built').finally(built.close);
  });
}

/** What a reader makes of the demo. */
const EDITED = `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
}
`;

/** Reads the first page, uses its demo, and edits it where it is built. */
async function tryDemo(browser: Browser, origin: string, mode: SiteMode): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  const found = watch(context, origin, mode);
  const page = await context.newPage();
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dropdown');
  await page.getByRole('main').getByRole('link', { name: 'Browse demos' }).click();
  await expect(page).toHaveURL(/\/demo\/dropdown$/);

  const { block, frame, editor, show, ready, comesTo } = liveBlock(page, 'dropdown');
  await block.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Dropdown content', { exact: true })).toBeVisible();
  // Other tests edit on the development server, and this one what is built.
  if (ALL || mode === 'built') {
    await show();
    await ready();
    await editor.press('ControlOrMeta+A');
    await page.keyboard.insertText(EDITED);
    await comesTo('compiled');
    await frame.getByRole('button', { name: 'Counted 0' }).click();
    await expect(frame.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  }
  // The library's stylesheet has fonts of another host, which the policy keeps out.
  expect(found.filter(({ text, url }) => !/alicdn\.com\/.*\.(woff|ttf)/.test(text + url))).toEqual([]);
  await context.close();
}
