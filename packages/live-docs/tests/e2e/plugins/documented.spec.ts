import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeInto, writeSite } from '../copies';
import { build, ENGINE } from '../serve';
import { expect, test } from '../test';

test('the plugin of the documentation does what its page says @all', async () => {
  const page = readFileSync(path.join(ENGINE, 'docs/guide/plugins.mdx'), 'utf8');
  const [, section = ''] = /## Write a plugin\n([^]*?)\n## /.exec(page) ?? [];
  const files = [...section.matchAll(/^```\w+ title="(.*)"\n([^]*?)^```$/gm)];
  expect(files.map(([, name]) => name)).toEqual([
    'plugins/owner/index.ts',
    'plugins/owner/badge.tsx',
    'plugins/owner/owners.tsx',
    'site.config.ts',
    'docs/index.mdx',
  ]);
  const root = await writeSite('plugin', Object.fromEntries(files.map(([, name = '', text = '']) => [name, text])));
  const first = await build(root);
  expect(first.code, first.output).toBe(0);
  const document = await readFile(path.join(root, 'dist/index.html'), 'utf8');
  expect(document).toContain('<p>Maintained by Forms</p>');
  expect(document).toMatch(/<h3>Forms<\/h3><a [^>]*>Kit<\/a>/);
  expect(await readFile(path.join(root, 'dist/index.md'), 'utf8')).toContain('- Forms: 1');
  expect(JSON.parse(await readFile(path.join(root, 'dist/owners.json'), 'utf8'))).toEqual([
    { team: 'Forms', pages: [{ title: 'Kit', path: '/' }] },
  ]);
  await writeInto(root, { 'docs/other.mdx': '---\ntitle: Other\n---\n' });
  const { code, output } = await build(root);
  expect(code).toBe(1);
  expect(output).toContain('docs/other.mdx:1: the page has no "owner". Expected one of Forms, Tables.');
  await rm(path.join(root, 'docs/other.mdx'));
  const badge = files.find(([, name]) => name?.endsWith('badge.tsx'))?.[2] ?? '';
  await writeInto(root, {
    'plugins/owner/badge.tsx': badge.replace('  const team', "  if (text) throw new Error('no badge');\n  const team"),
  });
  const thrown = await build(root);
  expect(thrown.code).toBe(1);
  expect(thrown.output).toContain('docs/index.mdx: Error: the feature "owner" failed: no badge (while prerendering');
  await rm(root, { recursive: true });
});
