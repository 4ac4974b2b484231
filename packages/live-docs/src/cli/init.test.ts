import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { toPosix } from '../node/files/paths';
import { init } from './init';
import { readSite } from './read-site';

/** Runs `init` in a folder. @returns what it prints, and the files that are there afterwards, without packages. */
async function run(root: string): Promise<{ printed: string; files: Record<string, string> }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  init(root);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const names = all
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => toPosix(root, path.join(entry.parentPath, entry.name)))
    .sort();
  return {
    printed,
    files: Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])),
  };
}

const STARTER = ['docs/demo/counter.mdx', 'docs/demo/counter.tsx', 'docs/index.mdx', 'site.config.ts'];

it('writes a configuration, a page and a demo, for the library that is installed', async () => {
  const root = await writeFiles({
    'package.json': JSON.stringify({ dependencies: { '@scope/date-picker': '1.0.0' } }),
    'node_modules/@scope/date-picker/package.json': JSON.stringify({
      version: '1.0.0',
      peerDependencies: { react: '>=18' },
      repository: { url: `git+https://github.com/o'neil/picker.git` },
    }),
  });
  const { printed, files } = await run(root);
  expect(Object.keys(files)).toEqual([...STARTER.slice(0, 3), 'package.json', 'site.config.ts']);
  const { config } = await readSite(root);
  expect(config).toMatchObject({
    title: 'Date Picker',
    library: ['@scope/date-picker'],
    repository: { url: `https://github.com/o'neil/picker` },
  });
  expect(files['docs/index.mdx']).toContain('```install\n@scope/date-picker\n```');
  expect(printed).toContain(`Written:\n${['site.config.ts', 'docs/index.mdx'].map((name) => `  ${name}\n`).join('')}`);
  expect(printed).not.toContain('Not written');
  expect(printed).toContain('npx live-docs dev');
  expect(printed).toContain('Run "npm install react@19 react-dom@19"');
});

it('touches no file that exists, and says which', async () => {
  const before = { 'site.config.ts': 'export default 1;\n', 'docs/demo/counter.tsx': '' };
  const root = await writeFiles(before);
  const { printed, files } = await run(root);
  expect(files).toMatchObject(before);
  expect(Object.keys(files)).toEqual(STARTER);
  expect(printed).toContain('Written:\n  docs/index.mdx\n  docs/demo/counter.mdx\n');
  expect(printed).toContain('Not written, because they exist:\n  site.config.ts\n  docs/demo/counter.tsx\n');

  const again = await run(root);
  expect(again.files).toEqual(files);
  expect(again.printed).not.toContain('Written');
});

it('says which file it cannot write', async () => {
  const root = await writeFiles({ docs: 'a file' });
  await expect(run(root)).rejects.toThrow(
    /^docs\/index\.mdx: it can't be written: .* Expected a folder that can be written to\. /,
  );
});

it('makes the folder that is named', async () => {
  const root = path.join(await writeFiles({}), 'new/docs-site');
  const { files } = await run(root);
  expect(Object.keys(files)).toEqual(STARTER);
});
