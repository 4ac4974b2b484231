import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { testConfig } from '../../../../tests/unit/snapshot-of';
import { toId } from '../files/paths';
import { createStore } from '../snapshot/create-store';
import type { SiteConfig } from '../config/site-config';
import { keepBundles } from './keep-bundles';

const FILES = {
  'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./shown.tsx" />\n',
  'docs/shown.tsx': "import '../look.css';\nexport default () => null;\n",
  'look.css': 'td {}',
  'public/icon.svg': '<svg/>',
  'package.json': '{}',
  '.site/next/dist/assets/app.js': 'app',
  '.site/next/server/server.mjs': 'server',
};

/** A site whose bundles are kept as they lie there, and what tells whether the next build takes them. */
async function startSite(files: Record<string, string> = {}) {
  const root = await writeFiles({ ...FILES, ...files });
  const at = (name: string) => path.join(root, name);
  const folders = { client: at('.site/next/dist'), server: at('.site/next/server'), publicDir: at('public') };
  const modules = { client: ['\0virtual:a', toId(at('look.css'))], ssr: ['\0virtual:a'] };
  let made = 'a';
  const open = async (change: Partial<SiteConfig> = {}) => {
    const config = { ...testConfig(), sources: [], ...change };
    const snapshot = await createStore(root, config).snapshot();
    const codeOf = async (_: string, id: string) => (id.startsWith('\0') ? made : undefined);
    return keepBundles({ ...folders, snapshot, modules, codeOf });
  };
  await (await open()).keep([{ fileName: 'assets/app.js' }]);
  return {
    at,
    write: (name: string, text: string) => writeFileSync(at(name), text),
    make: (code: string) => (made = code),
    async isTaken(change?: Partial<SiteConfig>) {
      rmSync(at('.site/next'), { recursive: true, force: true });
      mkdirSync(at('.site/next'), { recursive: true });
      return (await (await open(change)).take()) !== undefined;
    },
  };
}

test('takes the bundles of the build before, with the files that are published as they are, whatever pages say now', async () => {
  const { at, write, isTaken } = await startSite();
  write('docs/index.mdx', `${FILES['docs/index.mdx']}\nWith text.\n`);
  write('public/icon.svg', '<svg></svg>');
  expect(await isTaken()).toBe(false);
  write('public/icon.svg', FILES['public/icon.svg']);
  expect(await isTaken()).toBe(true);
  expect(readFileSync(at('.site/next/dist/assets/app.js'), 'utf8')).toBe('app');
  expect(readFileSync(at('.site/next/server/server.mjs'), 'utf8')).toBe('server');
  expect(existsSync(at('.site/next/dist/icon.svg'))).toBe(true);
});

test('takes none if a module, a file, a page, a setting or the configuration is another one', async () => {
  const { at, write, make, isTaken } = await startSite();
  expect(await isTaken()).toBe(true);
  make('b');
  expect(await isTaken()).toBe(false);
  make('a');
  for (const [name, text] of Object.entries({
    'look.css': 'th {}',
    'docs/shown.tsx': 'export default () => 1;\n',
    'docs/more.mdx': '---\ntitle: More\n---\n',
    'tokens.ts': '',
    '.env': 'VITE_A=1',
  })) {
    const before = name in FILES ? readFileSync(at(name), 'utf8') : undefined;
    write(name, text);
    expect([name, await isTaken()]).toEqual([name, false]);
    if (before === undefined) rmSync(at(name));
    else write(name, before);
    expect([name, await isTaken()]).toEqual([name, true]);
  }
  expect(await isTaken({ base: '/docs/' })).toBe(false);
  vi.stubEnv('VITE_COLOR', 'red');
  expect(await isTaken()).toBe(false);
  vi.unstubAllEnvs();
  expect(await isTaken()).toBe(true);
});

test('keeps none that plugins of the site take part in: these may read anything', async () => {
  const { isTaken } = await startSite();
  expect(await isTaken({ vite: { plugins: [{ name: 'own' }] } })).toBe(false);
  const other = await startSite({ 'postcss.config.mjs': 'export default {};' });
  expect(await other.isTaken()).toBe(false);
});
