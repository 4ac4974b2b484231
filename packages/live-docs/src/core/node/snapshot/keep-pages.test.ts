import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../../../../tests/support/write-files';
import type { SiteConfig } from '../config/site-config';
import { createStore } from './create-store';

const PAGE = '---\ntitle: Guide\n---\n\n## Usage\n\n<Demo src="./rows.tsx" />\n';

/** A site, and what reads it as a command does: the pages that are compiled, by name, and the snapshot. */
async function startSite(isPure = true) {
  const root = await writeFiles({
    'docs/index.mdx': '---\ntitle: Home\n---\n\nHello.\n',
    'docs/guide.mdx': PAGE,
    'docs/rows.tsx': 'export default () => null;\n',
    'package.json': '{}',
  });
  let compiled: string[] = [];
  const plugin = () => (_: unknown, file: { path: string }) => void compiled.push(path.basename(file.path));
  plugin.isPure = isPure;
  const run = async (change: Partial<SiteConfig> = {}) => {
    compiled = [];
    const config = { ...testConfig({ remarkPlugins: [plugin] }), sources: [], ...change };
    const snapshot = await createStore(root, config).snapshot();
    return { compiled: compiled.sort(), snapshot };
  };
  return { root, run, write: (name: string, text: string) => writeFileSync(path.join(root, name), text) };
}

test('a command compiles the pages whose text, or whose answers of other files, have changed since the one before', async () => {
  const { root, run, write } = await startSite();
  const first = await run();
  expect(first.compiled).toEqual(['guide.mdx', 'index.mdx']);
  const second = await run();
  expect(second.compiled).toEqual([]);
  const seen = ({ snapshot }: typeof first) =>
    snapshot.entries.map(({ path, front, compiled }) => ({ path, front, compiled }));
  expect(seen(second)).toEqual(seen(first));
  expect([...second.snapshot.demos.keys()]).toEqual(['rows']);

  write('docs/index.mdx', 'Hello again.\n');
  expect((await run()).compiled).toEqual(['index.mdx']);
  rmSync(path.join(root, 'docs/rows.tsx'));
  const third = await run();
  expect(third.compiled).toEqual(['guide.mdx']);
  expect(third.snapshot.problems.map(({ found }) => found)).toContain('the demo file "./rows.tsx" does not exist');
  // What no page is made of any more is deleted.
  expect(readdirSync(path.join(root, '.site/pages'))).toHaveLength(2);
});

test('another configuration, an edit of it and a file that cannot be read make it compile all of them', async () => {
  const { root, run } = await startSite();
  const all = ['guide.mdx', 'index.mdx'];
  await run();
  expect((await run({ typeCheck: false })).compiled).toEqual(all);
  const folder = mkdtempSync(path.join(tmpdir(), 'live-docs-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sources = [path.join(folder, 'plugin.ts')];
  writeFileSync(sources[0]!, 'first');
  expect((await run({ sources })).compiled).toEqual(all);
  expect((await run({ sources })).compiled).toEqual([]);
  writeFileSync(sources[0]!, 'second');
  expect((await run({ sources })).compiled).toEqual(all);
  for (const name of readdirSync(path.join(root, '.site/pages'))) {
    const file = path.join(root, '.site/pages', name);
    writeFileSync(file, readFileSync(file).subarray(0, 20));
  }
  expect((await run({ sources })).compiled).toEqual(all);
});

test('pages of plugins that do not say what they depend on are compiled each time', async () => {
  const { run } = await startSite(false);
  await run();
  expect((await run()).compiled).toEqual(['guide.mdx', 'index.mdx']);
});
