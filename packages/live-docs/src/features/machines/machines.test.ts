import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import config from '../../../tests/fixtures/reference/site.config';
import { linkPackages } from '../../../tests/unit/link-packages';
import { snapshotOf, storeOf, testInput } from '../../../tests/unit/snapshot-of';
import { textFiles } from '../../../tests/unit/text-files';
import { viewSite } from '../../core/node/feature/view-site';
import { fileAt, siteFiles } from '../../core/node/output/data/output-files';

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

/** The Markdown files of a site, by name. Its library is `react`. */
async function write(texts: Record<string, string>, more?: Parameters<typeof snapshotOf>[2]) {
  const manifest = { 'node_modules/react/package.json': '{"version":"19.2.0"}' };
  const snapshot = await snapshotOf({ ...manifest, ...texts }, undefined, more);
  expect(snapshot.problems).toEqual([]);
  return textFiles(snapshot);
}

const DEMO = "import './look.css';\nexport default () => <b>Hello</b>;\n";

test('a page is written with front matter, its demos with their files, and its tabs one after the other', async () => {
  const files = await write(
    {
      'docs/guide.mdx': page(
        'Guide',
        [
          '<Actions>[Start](/other#part) [Source](https://example.org/a)</Actions>',
          '<Demo src="./first.tsx" />',
          '> [!TIP]\n> Press <kbd>F1</kbd>{"!"} or <Link to="/guide?tab=more">more</Link>.',
          '```install\nlibrary\n```',
          '```ts title="a.ts"\nconst fence = "[not](/other)";\n```',
          '<SourceFile src="./look.css" />',
          '| a | b |\n| --- | --- |\n| `x` | y |',
          '![Photo](/photo.png)',
        ].join('\n\n'),
      ),
      'docs/guide.$tab-more.mdx': page('More', '## Below\n\nThe tab.'),
      'docs/other.mdx': page('Other', '## Part\n\n<Demo src="./second.tsx" />'),
      'docs/first.tsx': DEMO,
      'docs/second.tsx': DEMO,
      'docs/look.css': 'b { color: red }\n',
      'public/photo.png': '',
    },
    { base: '/docs/', url: 'https://site.example' },
  );

  expect(files.get('guide.md')).toBe(`---
title: Guide
address: https://site.example/docs/guide
version: 19.2.0
index: https://site.example/docs/llms.txt
---

# Guide

[Start](https://site.example/docs/other.md#part) [Source](https://example.org/a)

\`\`\`tsx title="first.tsx"
import './look.css';
export default () => <b>Hello</b>;
\`\`\`

> [!TIP]
> Press F1! or [more](https://site.example/docs/guide.md).

\`\`\`sh
npm install library
\`\`\`

\`\`\`ts title="a.ts"
const fence = "[not](/other)";
\`\`\`

\`\`\`css title="look.css"
b { color: red }
\`\`\`

| a | b |
| - | - |
| \`x\` | y |

![Photo](https://site.example/docs/photo.png)

## More

## Below

The tab.

## Files that several demos share

\`\`\`css title="look.css"
b { color: red }
\`\`\`
`);
  expect(files.get('llms-full.txt')?.match(/color: red/g)).toHaveLength(2);
});

test('a page that is too long with the files that demos share says which page has them', async () => {
  const files = await write({
    'docs/a.mdx': page('A', `<Demo src="./first.tsx" />\n\n${'word '.repeat(9_980)}`),
    'docs/b.mdx': page('B', '<Demo src="./second.tsx" />'),
    'docs/first.tsx': DEMO,
    'docs/second.tsx': DEMO,
    'docs/look.css': `${'b { color: red }\n'.repeat(10)}`,
  });
  expect(files.get('a.md')).toMatch(
    /\n## Files that several demos share\n\n`look\.css` is on the page \[B\]\(\/b\.md\)\.\n$/,
  );
  expect(files.get('a.md')?.length).toBeLessThan(50_500);
  expect(files.get('b.md')).toContain('color: red');
});

test('the index lists the pages as the navigation does, and each entry has a file with as much as fits', async () => {
  const described = (title: string, group: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\ngroup: ${group}\n---\n\n## Heading of ${title}\n`;
  const long = (size: number) => page('Long', 'word '.repeat(size));
  const names = Array.from({ length: 90 }, (_, at) => `many/page-${at}`);
  const files = await write(
    {
      'docs/index.mdx': page('Home', 'Welcome.'),
      'docs/guide/b.mdx': described('B', 'Basics'),
      'docs/guide/long.mdx': long(10_100),
      ...Object.fromEntries(
        names.map((name) => [`docs/${name}.mdx`, `---\ntitle: ${name}\ndescription: ${'x'.repeat(600)}\n---\n`]),
      ),
    },
    { description: 'A library.', navigation: [{ path: '/guide', title: 'Guide', groups: ['Basics'] }] },
  );

  const index = files.get('llms.txt') ?? '';
  expect(index).toMatch(/^# Site\n\n> A library\.\n\n## Parts\n/);
  expect(index).toContain('- [Guide](/llms/guide.txt)');
  expect(files.get('llms/index.txt')).toContain('Welcome.');
  const guide = files.get('llms/guide.txt') ?? '';
  expect(guide).toContain('## Guide: Basics\n\n- [B](/guide/b.md): About B.\n  - Heading of B');
  expect(guide).not.toContain('word word');

  const indexes = [...files].filter(([name]) => /^llms[/.]/.test(name));
  for (const [name, text] of indexes) expect([name, text.length < 50_000]).toEqual([name, true]);
  const listed = indexes.map(([, text]) => text).join('\n');
  for (const name of names) expect(listed).toContain(`](/${name}.md)`);
  expect(files.get('llms-full.txt')).toContain('word word');
});

test('pages that compare versions are written with the steps from minor to minor', async () => {
  const files = await write(
    {
      'docs/upgrade.mdx': page('Upgrade', '<Upgrade />'),
      'docs/steps.mdx': page('Steps', '<UpgradeSteps />'),
      'docs/api/versions.json': JSON.stringify({
        read: { react: ['0.9.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'] },
        unread: {},
        tables: {
          Grid: {
            rows: { '0.9.0': 'Row[]', '1.5.0': null },
            draw: { '1.5.0': 'Draw' },
            size: { '0.9.0': 'Size', '1.4.0': { type: 'Size', deprecated: 'Use `draw`.' } },
            old: { '0.9.0': 'Old', '1.0.0': null },
          },
        },
      }),
    },
    { apiParser: true },
  );
  const recent =
    '- **1.4 → 1.5:**\n  - removed `Grid.rows`: `Row[]`\n  - added `Grid.draw`: `Draw`\n- **1.3 → 1.4:**\n  - deprecated `Grid.size`. Use `draw`.\n- **1.2 → 1.3:** no change';
  expect(files.get('upgrade.md')).toContain(recent);
  expect(files.get('upgrade.md')).not.toContain('0.9');
  expect(files.get('steps.md')).toContain(recent);
  expect(files.get('steps.md')).toContain('- **0.9 → 1.0:**\n  - removed `Grid.old`: `Old`');
});

test('one file is written alone, for the development server', async () => {
  const snapshot = await snapshotOf({
    'node_modules/react/package.json': '{"version":"19.2.0"}',
    'docs/index.mdx': page('Home', 'Welcome.'),
  });
  let read = 0;
  const files = siteFiles(viewSite(snapshot, { api: async () => (read++, { problems: [] }) }));
  const textAt = (address: string) => {
    const file = fileAt(files, address);
    return file && 'text' in file ? file.text() : undefined;
  };
  expect(await textAt('/index.md')).toBe((await textFiles(snapshot)).get('index.md'));
  expect(await textAt('/llms-full.txt')).toContain('Welcome.');
  expect(textAt('/robots.txt')).toBeUndefined();
  expect(read).toBe(2);
});

test('an API table is a table of Markdown, with links to other pages as Markdown, and skills have it', async () => {
  const root = fileURLToPath(new URL('../../../tests/fixtures/reference', import.meta.url));
  const store = storeOf(root, config);
  const files = await textFiles(await store.snapshot(), (await store.api(async () => ts)).api);
  const text = files.get('index.md');
  expect(text).toContain(`\`\`\`ts
import type { TableProps } from '@rc-component/table';
\`\`\`

| Property | Type | Default | Description |
| --- | --- | --- | --- |
| \`getContainer\` | \`() => Window \\| HTMLElement\` | the window | The element that scrolls. |
| \`offsetHeader\` | \`number\` |  | *since 1.1* Pixels above the header. Demos: Sticky. |
`);
  const skill = files.get('.well-known/agent-skills/rc-component-table/references/api.md');
  expect(skill).toMatch(/^# API reference\n\n## Sticky\n[^]*\n\| `offsetHeader` \| `number` \|/);
});

test('of what a page shows, neither properties that another of its tables has nor types of other packages are repeated', async () => {
  const table = (id: string, more: string) =>
    `id: ${id}\ntype: ${id}Props\nimport: import type { ${id}Props } from 'kit'\n${more}`;
  const root = await writeFiles({
    'node_modules/kit/package.json': '{"name":"kit","version":"1.0.0","types":"index.d.ts"}',
    'node_modules/kit/index.d.ts': `
      export type Size = 'small' | 'large';
      export interface BaseProps { size?: Size; picked?: Pick<Date, 'getTime'>; title?: string }
      export interface GridProps extends BaseProps { rows?: number }`,
    'docs/api/base.yaml': table('Base', 'properties: {size: {en: Size.}, picked: {en: Date.}, title: {en: Title.}}\n'),
    'docs/api/grid.yaml': table('Grid', 'extends: Base\nproperties: {rows: {en: Rows.}}\n'),
    'docs/index.mdx': page('Home', '<API id="Base" />\n\n<API id="Grid" />\n\n<ApiTypes />'),
    'docs/grid.mdx': page('Grid', '<API id="Grid" />'),
  });
  linkPackages(root, ['@types/react', 'csstype', 'react', 'vite']);
  const store = storeOf(root, testInput({ library: 'kit', apiParser: true }));
  const files = await textFiles(await store.snapshot(), (await store.api(async () => ts)).api);
  const home = files.get('index.md') ?? '';
  expect(home.match(/\| `title` \|/g)).toHaveLength(1);
  expect(home).toContain('| `rows` | `number` |  | Rows. |\n\n3 more properties, as in Base.');
  expect(home).toContain("type Size = 'small' | 'large';");
  expect(home).not.toContain('type Pick<');
  expect(files.get('grid.md')).toContain('| `title` | `string` |  | Title. |');
});

test('the gallery leads to each demo, on the page of a guide too', async () => {
  const files = await write(
    {
      'docs/demo/index.mdx': page('Demos', '<Gallery />'),
      'docs/demo/simple.mdx': page('Simple', '<Demo src="./simple.tsx" />'),
      'docs/demo/simple.tsx': DEMO,
      'docs/demo/look.css': '',
      'docs/guide/sorting.mdx': page('Sorting', '<Demo src="./sorting.tsx" title="Three states" />'),
      'docs/guide/sorting.tsx': DEMO,
      'docs/guide/look.css': '',
    },
    {
      navigation: [
        { path: '/demo', title: 'Demo' },
        { path: '/guide', title: 'Guides' },
      ],
    },
  );
  expect(files.get('demo.md')?.match(/^- .*/gm)).toEqual([
    '- [Simple](/demo/simple.md)',
    '- [Three states](/guide/sorting.md#demo-sorting)',
  ]);
});

test('code keeps its empty lines, and files and demos are part of the list or the callout around them', async () => {
  const files = await write({
    'docs/index.mdx': page(
      'Home',
      [
        '```js\na;\n\n\n\nb;\n```',
        '- One\n\n  <SourceFile src="./a.css" />\n\n  After.\n\n- <SourceFile src="./a.css" />',
        '1. First\n\n   ```js\n   c;\n\n\n   d;\n   ```',
        '> [!NOTE]\n> Look.\n>\n> <SourceFile src="./a.css" />',
        '{/* nothing */}',
        '<Actions></Actions>',
        'End.',
      ].join('\n\n'),
    ),
    'docs/a.css': 'a { color: red }\n\n\nb { color: blue }\n',
  });
  const fence = '```';
  const css = [`${fence}css title="a.css"`, 'a { color: red }', '', '', 'b { color: blue }', fence];
  const below = (start: string) => css.map((line) => (start + line).trimEnd());
  expect(
    files
      .get('index.md')
      ?.replace(/^---[^]*?---\n\n/, '')
      .split('\n'),
  ).toEqual([
    '# Home',
    '',
    `${fence}js`,
    'a;',
    '',
    '',
    '',
    'b;',
    fence,
    '',
    '- One',
    '',
    ...below('  '),
    '',
    '  After.',
    '',
    `- ${css[0]}`,
    ...below('  ').slice(1),
    '',
    '1. First',
    '',
    `   ${fence}js`,
    '   c;',
    '',
    '',
    '   d;',
    `   ${fence}`,
    '',
    '> [!NOTE]',
    '> Look.',
    '>',
    ...below('> '),
    '',
    'End.',
    '',
  ]);
});

test('the feed has the sections of the changelog that have a date, whatever its code looks like', async () => {
  const changelog = [
    '## 2.0.0\n\n2024-05-31\n\n```sh\n## build first\n\n\nrun\n```',
    '## [1.1.0] - 2023-02-01\n\n- Added `a`.',
    '## v1.0.0 (2022-01-02)\n\n### Fixed\n\nAll.',
    '## Unreleased\n\nNothing.',
  ].join('\n\n');
  const files = await write(
    { 'docs/index.mdx': page('Home', ''), 'docs/changelog.md': page('Changelog', changelog) },
    { url: 'https://site.example', changelog: '/changelog' },
  );
  const [, ...entries] = files.get('feed.xml')!.split('<entry>');
  expect(entries.map((entry) => /<title>(.*)<\/title>[^]*<updated>(.{10})/.exec(entry)?.slice(1))).toEqual([
    ['2.0.0', '2024-05-31'],
    ['[1.1.0] - 2023-02-01', '2023-02-01'],
    ['v1.0.0 (2022-01-02)', '2022-01-02'],
  ]);
  expect(entries[0]).toMatch(/## build first\n\n\nrun\n/);
  expect(entries[0]).not.toContain('2024-05-31&lt;');
  expect(entries[1]).toContain('Added &lt;code&gt;a');
  expect(entries[2]).toContain('Fixed&lt;/h3&gt;');
});
