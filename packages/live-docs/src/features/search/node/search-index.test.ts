import path from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from '../../../core/node/compile/markdown/compile-page';
import { NO_FILES } from '../../../core/node/compile/markdown/page-output';
import { siteStore } from '../../../../../../site/tests/unit/site-store';
import { snapshotOf, storeOf } from '../../../../tests/unit/snapshot-of';
import { indexSections, searchIndex } from './search-index';

async function sectionsOf(text: string) {
  const page = {
    root: '/',
    file: '/docs/page.mdx',
    filename: 'docs/page.mdx',
    title: 'Page',
    hasTitle: true,
    repository: { url: 'https://example.org', branch: 'main', folder: '/' },
    description: '',
    files: NO_FILES,
  };
  const { toc, texts, rows } = await compilePage(page, text);
  return indexSections(toc, texts, rows);
}

test('texts stand in the section of their heading, those above the first one in one without a title', async () => {
  expect(
    await sectionsOf('Lead *in* full.\n\n## First `one`\n\n- an item\n\n### Second\n\n```tsx\nconst a = 1;\n```\n'),
  ).toEqual([
    { title: '', paragraphs: ['Lead in full.'] },
    { id: 'first-one', title: 'First one', paragraphs: ['an item'] },
    { id: 'second', title: 'Second', paragraphs: ['const a = 1;'] },
  ]);
});

test('a row of a table is one paragraph with its cells apart; its head and its dashes are none', async () => {
  const table =
    '## API\n\n| Property | Description | Default |\n| --- | --- | --- |\n| `rowKey` | The field | `key` |\n| `title` | A panel | - |\n';
  const [, api] = await sectionsOf(`${table}\nAfter it.\n`);
  expect(api?.paragraphs).toEqual(['rowKey · The field · key', 'title · A panel', 'After it.']);
});

test('the index of a site holds its pages, their tabs and their demos', async () => {
  const root = path.resolve(import.meta.dirname, '../../../../tests/fixtures/two-level');
  const config = {
    title: 'T',
    description: '',
    library: '@rc-component/table',
    repository: { url: 'https://example.com/t', branch: 'main' },
  };
  const { routes, demos } = searchIndex(await storeOf(root, config).snapshot(), undefined);
  const install = routes.find((route) => route.path === '/guide/basics/install');
  expect(install?.entries.map(({ tab, title }) => [tab, title])).toEqual([
    [undefined, 'Installation'],
    ['more', 'More'],
    ['options', 'Options'],
  ]);
  expect(install?.entries[1]?.sections.map(({ id }) => id)).toEqual([undefined, 'offline', 'mirrors']);
  expect(demos.find(({ id }) => id === 'counter')).toMatchObject({
    path: '/guide/basics/counter',
    title: expect.any(String),
  });
});

test('the index names the entries of the navigation in order, those of a second level behind their first, and groups in all languages', async () => {
  const texts = {
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/guide/start.mdx': '---\ntitle: Start\n---\n',
    'docs/guide/basics/a.mdx': '---\ntitle: A\ngroup: Columns\n---\n',
    'fr.ts': "export default { 'group.Columns': 'Colonnes' };",
  };
  const navigation = [
    { path: '/', title: 'Home' },
    { path: '/guide', title: 'Guide' },
  ];
  const languages = [
    { id: 'zh-CN', name: '中文' },
    { id: 'fr', name: 'Français', file: 'fr.ts' },
  ];
  const snapshot = await snapshotOf(texts, undefined, { twoLevelNavigation: true, navigation, languages });
  const { nav } = searchIndex(snapshot, undefined);
  expect(nav.map(({ title, groups }) => [title, groups])).toEqual([
    ['Home', [{ names: [], paths: ['/'] }]],
    ['Guide', [{ names: [], paths: ['/guide/start'] }]],
    ['Guide › Basics', [{ names: ['Columns', 'Colonnes'], paths: ['/guide/basics/a'] }]],
  ]);
});

test('before anything is typed, the first page of each group is offered, then the others, in their order', async () => {
  const page = (title: string, group: string, order: number) =>
    `---\ntitle: ${title}\ngroup: ${group}\norder: ${order}\n---\n`;
  const texts = {
    'docs/index.mdx': '---\ntitle: Home\n---\n\n[B](/guide/b)\n',
    'docs/guide/a.mdx': page('A', 'Start', 1),
    'docs/guide/b.mdx': page('B', 'Start', 2),
    'docs/guide/c.mdx': page('C', 'Data', 1),
  };
  const navigation = [
    { path: '/', title: 'Home' },
    { path: '/guide', title: 'Guide', groups: ['Start', 'Data'] },
  ];
  const { start } = searchIndex(await snapshotOf(texts, undefined, { navigation }), undefined);
  expect(start.map(({ title }) => title)).toEqual(['A', 'C', 'B']);
});

test('each row of an API table is a property by its full name, and not a text of the section too @all', async () => {
  const store = siteStore();
  const { routes } = searchIndex(await store.snapshot(), (await store.api()).api);
  const entryOf = (path: string) => routes.find((route) => route.path === path)?.entries[0];
  const { properties = [], sections = [] } = entryOf('/') ?? {};
  expect(entryOf('/guide/api')?.properties).toContainEqual({
    name: 'expandable.rowExpandable',
    id: 'api-expandable-rowExpandable',
    description: expect.stringMatching(/expand/),
    type: expect.stringContaining('=> boolean'),
  });
  // What the name of a type stands for is looked for, too.
  expect(properties.find(({ name }) => name === 'Column.align')?.type).toMatch(/^AlignType · 'start' \| .*'right'/);
  // What a table has from another is said there once.
  expect(properties.map(({ name }) => name).filter((name) => name.endsWith('.rowClassName'))).toEqual([
    'Table.rowClassName',
  ]);
  expect(properties.find(({ name }) => name === 'Table.expandIcon')?.deprecated).toBe(true);
  expect(sections.flatMap(({ paragraphs }) => paragraphs).filter((text) => text.startsWith('rowClassName ·'))).toEqual(
    [],
  );
});
