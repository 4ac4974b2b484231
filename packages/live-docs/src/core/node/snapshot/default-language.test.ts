import { expect, test } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { viewPage } from '../feature/view-site';
import { headTags } from '../feature/features-of';
import { alternates } from '../../../features/web/node/alternates';
import { findProblems } from '../output/data/find-problems';
import { searchIndex } from '../../../features/search/node/search-index';
import { siteData } from '../output/data/site-data';
import { toolData } from '../output/data/tool-data';
import { VIRTUAL_MODULES } from '../output/data/virtual-modules';
import { renderHeadTag } from '../output/documents/render-document';
import { textFiles } from '../../../../tests/unit/text-files';
import { prepareSearch, rank } from '../../../features/search/shared';
import { TEXTS } from '../files/entries';
import { pageMeta, type Entry, type Snapshot } from './snapshot';

const ENGLISH = { id: 'en', name: 'English' };
const FILES = {
  'node_modules/react/package.json': '{"version":"19.2.0"}',
  'docs/index.md': '---\ntitle: 首页\n---\n\n见[排序](/guide/sorting)。\n',
  'docs/guide/sorting.md': '---\ntitle: 排序\nkeywords: [次序]\n---\n\n## 实现方式\n\n点击表头即可按列排序。\n',
  'docs/guide/sorting.en.md': '---\ntitle: Sorting\n---\n\n## How it works\n\nClick a header to sort by its column.\n',
  'docs/changelog.md': '---\ntitle: 更新日志\n---\n\n## 2.0.0\n\n2021年3月18日\n\n- 新增。\n',
};
const read = (files: Record<string, string> = {}, more: Parameters<typeof snapshotOf>[2] = {}) =>
  snapshotOf({ ...FILES, ...files }, undefined, {
    language: 'zh-CN',
    languages: [ENGLISH],
    url: 'https://site.example',
    changelog: '/changelog',
    ...more,
  });
const moduleOf = (snapshot: Snapshot, name: string) =>
  VIRTUAL_MODULES[name]!({ snapshot, target: 'browser' } as Parameters<(typeof VIRTUAL_MODULES)[string]>[0], '');

test('pages without a language in their names are in the default one, and translations below the others', async () => {
  const site = await read();
  expect(findProblems(site)).toEqual([]);
  expect([...site.pages.keys()]).toEqual(['/changelog', '/guide/sorting', '/']);
  expect([...site.locales.get('en')!.pages.keys()]).toEqual(['/en/changelog', '/en/guide/sorting', '/en']);
  expect(siteData(site).languages).toEqual([{ ...ENGLISH, base: '/en' }]);
  expect(pageMeta(site, site.pages.get('/guide/sorting')!).language).toBeUndefined();
  expect(pageMeta(site, site.locales.get('en')!.pages.get('/en/guide/sorting')!).language).toBe('en');
});

test('search engines get the languages of a page, with the default one for all others', async () => {
  const site = await read();
  expect(alternates(site, '/guide/sorting')).toEqual([
    { language: 'zh-CN', path: '/guide/sorting' },
    { language: 'en', path: '/en/guide/sorting' },
    { language: 'x-default', path: '/guide/sorting' },
  ]);
  const page = site.pages.get('/guide/sorting')!;
  const headOf = (snapshot: Snapshot, entry: Entry) =>
    headTags(viewPage(site, snapshot, entry))
      .map((tag) => renderHeadTag(tag, '/'))
      .join('');
  expect(headOf(site, page)).toContain('"inLanguage":"zh-CN"');
  const english = site.locales.get('en')!;
  const translation = headOf(english, english.pages.get('/en/guide/sorting')!);
  expect(translation).toContain('"inLanguage":"en"');
  expect((await textFiles(site)).get('sitemap.xml')).toContain(
    '<loc>https://site.example/guide/sorting</loc><xhtml:link rel="alternate" hreflang="zh-CN" href="https://site.example/guide/sorting"/>',
  );
});

test('texts that the build writes are in the language of the page', async () => {
  const languages = [{ id: 'zh-CN', name: '中文', file: 'zh.ts' }, ENGLISH];
  const site = await read(
    { 'zh.ts': "export default { 'llms.all': '所有页面', 'nav.Guide': '指南' };" },
    { languages },
  );
  const files = await textFiles(site);
  expect(files.get('llms.txt')).toContain('## 指南');
  expect(files.get('llms.txt')).toContain('[所有页面](https://site.example/llms-full.txt)');
  expect(files.get('en/llms.txt')).toContain('[All pages in one file](https://site.example/en/llms-full.txt)');
  expect(files.get('guide/sorting.md')).toContain('title: 排序');
  expect(files.get('en/guide/sorting.md')).toContain('title: Sorting');
  expect(files.get('feed.xml')).toContain('<updated>2021-03-18T00:00:00.000Z</updated>');
});

test('a search finds Chinese in the default index, and English in its own', async () => {
  const site = await read();
  const find = (snapshot: Snapshot, query: string) =>
    rank(prepareSearch(searchIndex(snapshot, undefined)), query).top.map(({ link }) => link);
  expect(find(site, '点击表头')[0]).toBe('/guide/sorting#实现方式');
  expect(find(site, '次序')[0]).toBe('/guide/sorting');
  expect(find(site.locales.get('en')!, 'click header')[0]).toBe('/en/guide/sorting#实现方式');
  expect(toolData(site)).toMatchObject({ language: 'zh-CN', languages: [{ id: 'en', base: '/en' }] });
});

test('pages have the texts in the default language alone; those in others are fetched', async () => {
  const site = await read();
  const own = await moduleOf(site, 'virtual:languages');
  expect(own).toContain('export const id = "zh-CN";\nexport const name = "中文";');
  expect(own).toContain(TEXTS['zh-CN']);
  expect(own).not.toContain(TEXTS['en']);
  expect(await moduleOf(site, 'virtual:locales')).toContain(`"en": [() => import("${TEXTS['en']}")`);
  expect(await moduleOf(site.locales.get('en')!, 'virtual:locale')).toContain(TEXTS['en']);
});

test('a site in a language without texts of the engine has its own, over those in English', async () => {
  const french = { id: 'fr', name: 'Français', file: 'fr.ts' };
  const site = await read(
    { 'fr.ts': "export default { 'llms.all': 'Tout' };" },
    { language: 'fr', languages: [french, ENGLISH] },
  );
  expect(await moduleOf(site, 'virtual:languages')).toMatch(/en-us\.ts";\nimport texts1 from "\/site\/fr\.ts";/);
  expect((await textFiles(site)).get('llms.txt')).toContain('[Tout]');
  // Other languages come with the English ones, since pages don't have these alone.
  expect(await moduleOf(site, 'virtual:locales')).toContain(TEXTS['en']);
  const english = await read({}, { language: 'en', languages: [french] });
  expect(await moduleOf(english, 'virtual:locales')).toContain('"fr": [() => import("/site/fr.ts")');
});

test.each([
  ['is the default one where its script is that', 'zh-TW', '見上文，以及首頁。', undefined],
  ['is the default one of a few words', 'zh-CN', 'API', undefined],
  ['is English where nothing is written in the script of the default one', 'zh-CN', 'one two '.repeat(20), 'en'],
  ['is Chinese on a site in English', 'en', '见上文，以及首页。', 'zh-CN'],
])('the language of a page %s', async (_, language, text, expected) => {
  const languages = language === 'zh-TW' ? [{ id: 'zh-TW', name: '中文', file: 'zh.ts' }] : [];
  const site = await snapshotOf({ 'docs/a.md': `---\ntitle: A\n---\n\n${text}\n` }, undefined, { language, languages });
  expect(pageMeta(site, site.pages.get('/a')!).language).toBe(expected);
});

test('a file in the default language beside the page is left alone, as a migration leaves it', async () => {
  const site = await read({ 'docs/guide/sorting.zh-CN.md': '# 旧\n' });
  expect(findProblems(site)).toEqual([]);
  expect(site.pages.get('/guide/sorting')?.front.title).toBe('排序');
  const other = await read({ 'docs/guide/sorting.zh-TW.md': '# 舊\n' });
  expect(findProblems(other).map(formatProblem)).toEqual([
    expect.stringContaining('docs/guide/sorting.zh-TW.md:1: a translation to zh-TW, which isn\'t in "languages"'),
  ]);
});
