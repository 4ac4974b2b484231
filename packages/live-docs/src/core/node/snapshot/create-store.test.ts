import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSiteConfig } from '../config/site-config';
import { toId } from '../files/paths';
import { createStore, skippedFolders } from './create-store';
import { storeOf, testInput } from '../../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { wordsOf } from '../../../features/api/node/read-descriptions';

const PAGE = '---\ntitle: Home\n---\n\n<Demo src="./rows.tsx" />\n';
const PACKAGE = '{ "version": "19.2.0" }';

/** A site on the disk with one demo. */
async function makeSite(more: Parameters<typeof testInput>[0] = {}) {
  const root = await writeFiles({
    'docs/index.mdx': PAGE,
    'docs/rows.tsx': "import 'kit';\nexport default () => null;",
    'node_modules/kit/package.json': PACKAGE,
    'node_modules/react-dom/package.json': PACKAGE,
  });
  const store = storeOf(root, testInput(more));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const problems = async () => (await store.snapshot()).problems.map(({ found }) => found);
  return { root, store, write, problems };
}

test('finds every change by itself, and hands them out once', async () => {
  const { root, store, write } = await makeSite();
  const first = await store.snapshot();
  expect((await store.refresh()).changes.size).toBe(0);
  expect(await store.snapshot()).toBe(first);

  const names = Array.from({ length: 40 }, (_, at) => `docs/more/page-${at}.mdx`);
  for (const name of names) write(name, '---\ntitle: More\n---\n');
  await Promise.all([store.refresh(), store.refresh()]);
  expect((await store.snapshot()).pages.size).toBe(41);
  write('docs/index.mdx', PAGE.replace('Home', 'Start'));
  await store.refresh();
  const { previous, next, files } = await store.takeChange();
  expect([previous, next]).toEqual([first, await store.snapshot()]);
  expect([next.pages.get('/')?.front.title, files.size]).toEqual(['Start', 41]);
  expect((await store.takeChange()).files.size).toBe(0);

  // Replaced at once by another file: a watcher reports that as a deletion, or not at all.
  rmSync(path.join(root, 'docs/rows.tsx'));
  write('docs/rows.tsx', 'export default () => 1;');
  await store.refresh();
  expect((await store.snapshot()).demos.get('rows')?.parts.sources[0]?.text).toBe('export default () => 1;');
});

test('finds what is made of a file that changed, too', async () => {
  const { root, store, write } = await makeSite();
  const page = (code: string) => write('docs/live.mdx', `---\ntitle: Live\n---\n\n\`\`\`jsx live\n${code}\n\`\`\`\n`);
  const fence = `${toId(root)}/docs/live~live-1.jsx`;
  await store.snapshot();
  const madeBy = async (code: string) => {
    page(code);
    const { changes, made } = await store.refresh();
    // The watcher reports what is on the disk alone.
    expect([...changes.keys()].map((file) => path.basename(file))).toEqual(['live.mdx']);
    expect((await store.takeChange()).files.get(fence)).toBe(made.get(fence));
    return [...made];
  };
  expect(await madeBy('<b />')).toEqual([[fence, 'create']]);
  expect(await madeBy('<i />')).toEqual([[fence, 'update']]);
  expect(await madeBy('<i />;')).toEqual([]);
  expect(await madeBy('<Nothing />')).toEqual([[fence, 'delete']]);
});

test('says that a package is not there while its package.json is half written', async () => {
  const { store, write, problems } = await makeSite();
  await store.snapshot();
  write('node_modules/kit/package.json', PACKAGE.slice(0, 9));
  await store.refresh();
  expect(await problems()).toEqual(['the package "kit" is not installed']);
  write('node_modules/kit/package.json', PACKAGE);
  await store.refresh();
  expect(await problems()).toEqual([]);
});

test('reads the site again after it could not', async () => {
  const root = await writeFiles({ docs: 'no folder' });
  const store = storeOf(root, testInput());
  await expect(store.snapshot()).rejects.toThrow('ENOTDIR');
  rmSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/index.mdx'), '---\ntitle: Home\n---\n');
  await store.refresh();
  expect((await store.snapshot()).pages.size).toBe(1);
  expect((await store.api()).problems).toEqual([]);
});

test('sees a file that is imported before it is there, also in the place of a folder', async () => {
  const { root, store, write, problems } = await makeSite();
  write('docs/rows.tsx', "import './late.css';\nexport default () => null;");
  expect(await problems()).toEqual(['import of "./late.css", which leads to no file']);
  write('docs/late.css/index.tsx', '');
  await store.refresh();
  expect(await problems()).toEqual([]);
  rmSync(path.join(root, 'docs/late.css'), { recursive: true });
  write('docs/late.css', 'td {}');
  await store.refresh();
  expect(await problems()).toEqual([]);
});

test('sees the folder of the API reference that is made later', async () => {
  const { store, write } = await makeSite({ apiParser: true });
  const problems = async () => wordsOf(await store.snapshot()).problems;
  expect(await problems()).toEqual([]);
  write('docs/api/rows.yaml', 'name: Rows\n');
  await store.refresh();
  expect(await problems()).toHaveLength(2);
});

test('names a link that leads nowhere, and finds the pages that it leads to later', async () => {
  const { root, store, write, problems } = await makeSite();
  symlinkSync(path.join(root, 'pages'), path.join(root, 'docs/more'), 'junction');
  expect(await problems()).toEqual(["a link that leads nowhere, or what this user isn't allowed to read"]);
  write('pages/changes.md', '# Changes\n');
  await store.refresh();
  expect((await store.snapshot()).pages.get('/more/changes')?.front.title).toBe('Changes');
});

test('waits for the dates of pages in builds alone', async () => {
  const { root } = await makeSite();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', 'docs');
  git('-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org', 'commit', '-m', 'Start');
  const storeWith = (isAwaited: boolean) =>
    createStore(root, readSiteConfig(testInput()), { warn: () => undefined, isAwaited });
  const dateIn = async (store: ReturnType<typeof storeWith>) => (await store.snapshot()).pages.get('/')?.lastUpdated;
  expect(await dateIn(storeWith(true))).toBeGreaterThan(0);
  expect(await dateIn(storeOf(root, testInput()))).toBe(undefined);
  // The look after git's answer makes another snapshot, though no file has changed.
  const dev = storeWith(false);
  const first = await dev.snapshot();
  await vi.waitFor(async () => {
    const { changes, isNew } = await dev.refresh();
    expect([changes.size, isNew]).toEqual([0, true]);
  }, 10_000);
  expect(first.pages.get('/')?.lastUpdated).toBe(undefined);
  expect(await dateIn(dev)).toBeGreaterThan(0);
  expect((await dev.refresh()).isNew).toBe(false);
});

test('skips the built site, and what git ignores of folders that tools write to', async () => {
  const files = ['package.json', 'coverage/a.md', 'lib/a.md', 'build/a.md', 'generated/a.md', 'site/a.md'];
  const root = toId(await writeFiles(Object.fromEntries(files.map((file) => [file, '{}']))));
  expect(skippedFolders(root, root, 'site')).toEqual([`${root}/site`]);
  execFileSync('git', ['init', '-q'], { cwd: root });
  const ignored = await writeFiles({ rules: 'coverage\nlib/\ngenerated\n' });
  execFileSync('git', ['config', 'core.excludesFile', `${ignored}/rules`], { cwd: root });
  expect(skippedFolders(root, root, 'site')).toEqual(['site', 'coverage', 'lib'].map((name) => `${root}/${name}`));
  expect(skippedFolders(root, `${root}/docs`, 'site')).toEqual([]);
});
