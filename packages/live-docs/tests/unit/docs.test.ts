import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { USAGE } from '../../src/cli/main';
import { PARTS, SLOTS } from '../../src/core/model';
import { listOptions, readComments, readOptionComments, writeOptions } from './list-options';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(PACKAGE, file), 'utf8');

const OPTIONS = 'docs/reference/options.mdx';

test('the options page has the options of the schema and what their comments say', async () => {
  const options = listOptions();
  const comments = readOptionComments(PACKAGE);
  expect(options.filter(({ name }) => !comments.get(name)).map(({ name }) => name)).toEqual([]);
  const page = read(OPTIONS).replace(
    /(\{\/\* The tables .*\n)[^]*(\n\{\/\* end of the tables)/,
    (_, start: string, end: string) => `${start}\n${writeOptions(options, comments)}\n${end}`,
  );
  await expect(
    page,
    'outdated: npx vitest run packages/live-docs/tests/unit/docs.test.ts --update',
  ).toMatchFileSnapshot(path.join(PACKAGE, OPTIONS));
});

test('an option that is not stable is marked', () => {
  const comments = readComments(
    'const someSchema = optionsOf({\n/** Shows tea.\n * @experimental */\ntea: 1,\n/** Shows milk.\n * @deprecated Use `tea`. */\nmilk: 1,\n});',
  );
  expect([...comments]).toEqual([
    ['tea', '**Experimental.** Shows tea.'],
    ['milk', '**Deprecated.** Use `tea`. Shows milk.'],
  ]);
});

test('the page of the commands shows what the command prints', () => {
  expect(read('docs/reference/commands.mdx')).toContain(`\`\`\`text\n${USAGE}\n\`\`\``);
});

test.each([
  ['slots', SLOTS],
  ['parts', PARTS],
] as const)('the page of the %s lists all of them', (page, all) => {
  const rows = read(`docs/guide/${page}.mdx`).matchAll(/^\| `([\w-]+)` \|/gm);
  expect([...rows].map(([, name]) => name)).toEqual([...all]);
});

test('the page of plugins names all that a plugin adds', () => {
  const [, parts = ''] = /interface FeatureParts \{([^]*?)\n\}/.exec(read('src/core/node/feature/feature.ts')) ?? [];
  const keys = [...parts.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, name]) => name);
  const [, table = ''] = /## What a plugin adds\n([^]*?)\n## /.exec(read('docs/guide/plugins.mdx')) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(keys.toSorted());
});

test('the page about theming names each variable of the theme', () => {
  const [, sentence = ''] = /^The variables are (.*)\.$/m.exec(read('docs/guide/theming.mdx')) ?? [];
  const named = [...sentence.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name);
  const set = [...read('src/core/browser/theme.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...new Set(set)].sort());
});
