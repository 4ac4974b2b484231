import { expect, test } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { alternates } from '../../../features/web/node/alternates';
import { gallery } from '../../../features/gallery/node/gallery';
import { searchIndex } from '../../../features/search/node/search-index';
import { readNavigation } from '../output/data/navigation';
import { siteData } from '../output/data/site-data';
import { textFiles } from '../../../../tests/unit/text-files';
import { findProblems } from '../output/data/find-problems';

const LANGUAGES = [
  { id: 'zh-CN', name: '中文' },
  { id: 'fr', name: 'Français', file: 'fr.ts', base: '/en-francais' },
];
const CHINESE = LANGUAGES.slice(0, 1);
const FILES = {
  'node_modules/react/package.json': '{"version":"19.2.0"}',
  'docs/index.mdx': '---\ntitle: Home\ntitle.zh-CN: 首页\n---\n\n[Sorting](/guide/sorting#how-it-works)\n',
  'docs/guide/sorting.mdx': [
    '---\ntitle: Sorting\ngroup: Data\norder: 2\ndescription: Sort rows.\nkeywords: [order]\n---',
    '## How it works',
    '<Demo src="./sort.tsx" />',
    '### Notes',
    'See [above](#how-it-works).',
  ].join('\n\n'),
  'docs/guide/sorting.zh-CN.mdx': [
    '---\ntitle: 排序\nkeywords: [次序]\n---',
    '## 实现方式',
    '<Demo src="./sort.tsx" />',
    '### 说明',
    '见[上文](#how-it-works)，以及[首页](/)。',
  ].join('\n\n'),
  'docs/guide/filter.mdx': '---\ntitle: Filter\ngroup: Data\norder: 1\n---\n',
  'docs/guide/sort.tsx': 'export default () => null;',
};
const read = (files: Record<string, string> = {}, languages = LANGUAGES) =>
  snapshotOf({ ...FILES, ...files }, undefined, { languages, url: 'https://site.example' });
const problemsOf = async (files: Record<string, string>, languages = CHINESE) =>
  findProblems(await read(files, languages)).map(formatProblem);

test('every page has an address in each language that one is translated to', async () => {
  const site = await read();
  expect([...site.locales.keys()]).toEqual(['zh-CN']);
  const pages = [...site.locales.get('zh-CN')!.pages.values()];
  expect(pages.map(({ path, front, language }) => [path, front.title, language])).toEqual([
    ['/zh-CN/guide/filter', 'Filter', undefined],
    ['/zh-CN/guide/sorting', '排序', 'zh-CN'],
    ['/zh-CN', '首页', undefined],
  ]);
  // What the translation doesn't say is the page's.
  expect(pages[1]?.front).toMatchObject({ description: 'Sort rows.', keywords: ['次序', 'order'], group: 'Data' });
  expect(pages[1]?.compiled.toc.map(({ id, title }) => [id, title])).toEqual([
    ['how-it-works', '实现方式'],
    ['notes', '说明'],
  ]);
  expect(siteData(site).languages).toEqual([
    { id: 'zh-CN', name: '中文', base: '/zh-CN' },
    { id: 'fr', name: 'Français' },
  ]);
  expect(findProblems(site)).toEqual([]);
});

test('navigation, gallery, search and Markdown follow the language', async () => {
  const site = await read();
  const chinese = site.locales.get('zh-CN')!;
  const { places, entries } = readNavigation(chinese);
  expect(places.get('/zh-CN/guide/sorting')?.previous).toEqual({ title: 'Filter', path: '/zh-CN/guide/filter' });
  expect(entries.map(({ path, link }) => [path, link])).toEqual([
    ['/zh-CN/guide', '/zh-CN/guide/filter'],
    ['/zh-CN', '/zh-CN'],
  ]);
  expect(gallery(chinese)[0]?.cards).toMatchObject([{ title: '排序', path: '/zh-CN/guide/sorting' }]);
  const index = searchIndex(chinese, undefined);
  expect(index.routes[1]).toMatchObject({
    path: '/zh-CN/guide/sorting',
    entries: [{ title: '排序', sections: [{}, { id: 'how-it-works', title: '实现方式' }, {}] }],
  });
  expect(index.demos).toMatchObject([{ id: 'sort', path: '/zh-CN/guide/sorting', title: '排序' }]);
  expect(index.start).toEqual([
    { title: 'Filter', path: '/zh-CN/guide/filter' },
    { title: '排序', path: '/zh-CN/guide/sorting' },
  ]);

  const texts = await textFiles(site);
  expect(texts.get('zh-CN/guide/sorting.md')).toContain('[首页](https://site.example/zh-CN.md)');
  expect(texts.get('guide/sorting.md')).toContain('title: Sorting');
  expect(texts.get('zh-CN/llms.txt')).toContain('[排序](https://site.example/zh-CN/guide/sorting.md)');
  expect(texts.get('llms.txt')).not.toContain('zh-CN');
  expect(texts.get('sitemap.xml')).toContain(
    '<url><loc>https://site.example/zh-CN/guide/sorting</loc><xhtml:link rel="alternate" hreflang="en" href="https://site.example/guide/sorting"/>',
  );
  expect(alternates(site, '/guide/sorting').map(({ language }) => language)).toEqual(['en', 'zh-CN', 'x-default']);
  expect(alternates(site, '/')).toEqual([]);
});

test('pages have the same order in each language', async () => {
  const page = (title: string) => `---\ntitle: ${title}\n---\n\n<Demo src="./d.tsx" />\n`;
  const site = await snapshotOf(
    {
      'docs/g/d.tsx': 'export default () => null;',
      'docs/g/a.mdx': page('Beta'),
      'docs/g/a.zh-CN.mdx': page('一'),
      'docs/g/b.mdx': page('Alpha'),
      'docs/g/b.zh-CN.mdx': page('二'),
    },
    undefined,
    { languages: CHINESE },
  );
  const pagesOf = (language: string | undefined) =>
    readNavigation(language === undefined ? site : site.locales.get(language)!).entries[0]?.groups[0]?.pages;
  expect(pagesOf(undefined)?.map(({ title }) => title)).toEqual(['Alpha', 'Beta']);
  expect(pagesOf('zh-CN')).toEqual([
    { path: '/zh-CN/g/b', title: '二' },
    { path: '/zh-CN/g/a', title: '一' },
  ]);
  const cards = gallery(site.locales.get('zh-CN')!).flatMap((group) => group.cards);
  expect(cards.map(({ title }) => title)).toEqual(['二', '一']);
});

test('Markdown and its indexes have the texts of the language', async () => {
  const site = await snapshotOf(
    {
      ...FILES,
      'texts/zh.ts':
        "export default { 'nav.Guide': '指南', 'group.Data': '数据', 'upgrade.added': '新增', 'site.description': '表格。', 'llms.more': '更多', 'llms.all': '全部' };",
      'docs/changelog.mdx': '---\ntitle: Changelog\n---\n\n## 2.0.0\n\nText.\n',
      'docs/changelog.zh-CN.mdx': '---\ntitle: 更新日志\n---\n\n## 2.0.0\n\n文字。\n',
      'docs/upgrade.mdx': '---\ntitle: Upgrade\n---\n\n<Upgrade />\n',
      'docs/api/versions.json': JSON.stringify({
        read: { react: ['1.0.0', '2.0.0'] },
        unread: {},
        tables: { Grid: { rows: { '1.0.0': 'Row[]' }, draw: { '2.0.0': 'Draw' }, size: { '2.0.0': 'Size' } } },
      }),
    },
    undefined,
    {
      description: 'A table.',
      languages: [{ id: 'zh-CN', name: '中文', file: 'texts/zh.ts' }],
      navigation: [{ path: '/guide', title: 'Guide' }],
      changelog: '/changelog',
      apiParser: true,
    },
  );
  const texts = await textFiles(site);
  expect(texts.get('zh-CN/llms.txt')).toContain('## 指南: 数据\n\n- [Filter](/zh-CN/guide/filter.md)');
  expect(texts.get('zh-CN/llms.txt')).toMatch(
    /^# Site\n\n> 表格。\n[^]*## 更多\n[^]*- \[全部\]\(\/zh-CN\/llms-full\.txt\)\n$/,
  );
  expect(texts.get('zh-CN/upgrade.md')).toContain(
    '- **1.0 → 2.0:**\n  - 新增 `Grid.draw`: `Draw`\n  - 新增 `Grid.size`: `Size`',
  );
  // What the language lacks is English.
  expect(texts.get('zh-CN/changelog.md')).toContain('**From the declarations:** 新增 `Grid.draw`、`Grid.size`');
  expect(texts.get('llms.txt')).toMatch(
    /^# Site\n\n> A table\.\n[^]*## Guide: Data\n[^]*## More\n[^]*- \[All pages in one file\]/,
  );
  expect(texts.get('changelog.md')).toContain('**From the declarations:** added `Grid.draw`, `Grid.size`');
});

test('"base" of a language says where its pages are', async () => {
  const site = await read({}, [{ id: 'zh-CN', name: '中文', base: '/cn' }] as typeof LANGUAGES);
  expect([...site.locales.get('zh-CN')!.pages.keys()]).toEqual(['/cn/guide/filter', '/cn/guide/sorting', '/cn']);
  const texts = await textFiles(site);
  expect(texts.get('cn/guide/sorting.md')).toContain('address: https://site.example/cn/guide/sorting');
  expect(texts.get('cn/guide/sorting.md')).toContain('[首页](https://site.example/cn.md)');
  expect(texts.get('sitemap.xml')).toContain('hreflang="zh-CN" href="https://site.example/cn/guide/sorting"');
  expect([...texts.keys()].filter((name) => name.startsWith('zh-CN'))).toEqual([]);
});

test('a translation may have headings that its page has not', async () => {
  const translation = (front: string) => ({
    'docs/guide/filter.zh-CN.mdx': `---\ntitle: 筛选\n${front}---\n\n## 说明\n\n[说明](#说明) [排序](/guide/sorting#notes)\n`,
    'docs/guide/sorting.zh-CN.mdx': `${FILES['docs/guide/sorting.zh-CN.mdx']}\n\n[筛选](/guide/filter#说明)\n`,
  });
  const site = await read(translation('headings: own\n'), CHINESE);
  expect(findProblems(site)).toEqual([]);
  const filter = site.locales.get('zh-CN')!.pages.get('/zh-CN/guide/filter');
  expect(filter?.compiled.toc).toMatchObject([{ id: '说明' }]);
  expect(await problemsOf(translation('headings: none\n'))).toContainEqual(
    'docs/guide/filter.zh-CN.mdx:3: front matter key "headings" is "none". Expected "own", for a translation with other headings than its page. Correct its value.',
  );
});

test('a page in the default language may lie beside a file that names it', async () => {
  expect(await problemsOf({ 'docs/guide/filter.en-US.md': '---\ntitle: Filter\nnav: Guide\n---\n' })).toEqual([]);
  expect(await problemsOf({ 'docs/guide/other.en-US.md': '' })).toHaveLength(1);
});

test('a site without translations has no other addresses', async () => {
  const { 'docs/guide/sorting.zh-CN.mdx': _, ...files } = FILES;
  const site = await snapshotOf(files, undefined, { languages: CHINESE });
  expect(site.locales.size).toBe(0);
  expect(siteData(site).languages).toEqual([{ id: 'zh-CN', name: '中文' }]);
});

test('a translation is read again when a heading of its page is called otherwise', async () => {
  const site = await read();
  const changed = FILES['docs/guide/sorting.mdx'].replace('## How it works', '## How');
  const next = await snapshotOf({ ...FILES, 'docs/guide/sorting.mdx': changed }, site, { languages: CHINESE });
  expect(next.locales.get('zh-CN')!.pages.get('/zh-CN/guide/sorting')?.compiled.toc[0]?.id).toBe('how');
});

test.each([
  [
    'no page',
    { 'docs/guide/group.zh-CN.mdx': '---\ntitle: 分组\n---\n' },
    'docs/guide/group.zh-CN.mdx:1: a translation of a page that is not there. Expected docs/guide/group.mdx beside it.',
  ],
  [
    'a language of no site',
    { 'docs/guide/filter.de-DE.md': '' },
    `docs/guide/filter.de-DE.md:1: a translation to de-DE, which isn't in "languages" of site.config.ts.`,
  ],
  [
    'two files',
    { 'docs/guide/filter.zh-CN.md': '---\ntitle: 筛选\n---\n', 'docs/guide/filter.zh-CN.mdx': '' },
    'docs/guide/filter.zh-CN.mdx:1: a translation of the page that docs/guide/filter.zh-CN.md translates, too.',
  ],
  [
    'a heading too few and no demo',
    { 'docs/guide/sorting.zh-CN.mdx': '---\ntitle: 排序\n---\n\n## 实现方式\n' },
    'docs/guide/sorting.zh-CN.mdx:1: a heading too few. Expected a heading for "### Notes" of docs/guide/sorting.mdx.',
    'docs/guide/sorting.zh-CN.mdx:1: no demo "sort". Expected all demos of its page: docs/guide/sorting.mdx:11 shows this one.',
  ],
  [
    'a heading of another level',
    { 'docs/guide/sorting.zh-CN.mdx': '---\ntitle: 排序\n---\n\n### 实现\n\n<Demo src="./sort.tsx" />\n\n### 说明\n' },
    'docs/guide/sorting.zh-CN.mdx:5: the heading "### 实现". Expected a heading for "## How it works" of docs/guide/sorting.mdx.',
  ],
  [
    'a heading too many',
    { 'docs/guide/filter.zh-CN.mdx': '---\ntitle: 筛选\n---\n\n## 说明\n' },
    'docs/guide/filter.zh-CN.mdx:5: the heading "## 说明". Expected no more headings than the 0 of docs/guide/filter.mdx.',
  ],
  [
    'what only its page says',
    { 'docs/guide/filter.zh-CN.mdx': '---\ntitle: 筛选\ngroup: 数据\n---\n' },
    'docs/guide/filter.zh-CN.mdx:3: front matter has an unknown key "group". Expected one of title, description, keywords, hero, headings, translates, skill.',
  ],
  [
    'a page at an address of the language',
    { 'docs/zh-CN/guide.mdx': '---\ntitle: G\n---\n' },
    'docs/zh-CN/guide.mdx:1: the address /zh-cn/guide, which is one of the pages in zh-CN.',
  ],
])('names a translation with %s', async (_, files, ...expected) => {
  const found = await problemsOf(files as Record<string, string>);
  expect(found).toHaveLength(expected.length);
  for (const [at, text] of expected.entries()) expect(found[at]).toContain(text);
});

test('names a translation to a language whose pages have no addresses', async () => {
  const [found] = await problemsOf({}, [{ id: 'zh-CN', name: '中文', base: '/' }] as typeof CHINESE);
  expect(found).toContain(
    'docs/guide/sorting.zh-CN.mdx:1: a translation to zh-CN, whose "base" in site.config.ts is "/".',
  );
});
