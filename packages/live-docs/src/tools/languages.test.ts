import { expect, test } from 'vitest';
import type { ToolData } from '../core/model';
import type { SearchIndex } from '../features/search/shared';
import { createBuildReader } from './create-build-reader';
import { pageTool } from './page-tool';
import { searchTool } from './search-tool';

const index = (path: string, title: string, text: string): SearchIndex => ({
  routes: [
    { path, entries: [{ title, description: '', keywords: [], sections: [{ title: '', paragraphs: [text] }] }] },
  ],
  demos: [],
  nav: [],
  start: [],
});
const DATA: ToolData = {
  title: 'Docs',
  description: '',
  library: 'library',
  version: '1.0.0',
  languages: [{ id: 'zh-CN', base: '/zh-CN' }],
  root: '/',
  tables: [],
  definitions: {},
};
const FILES: Record<string, unknown> = {
  'build.json': { data: { 'tools': 'tools', 'search': 'en', 'search-zh-CN': 'zh' } },
  'tools': DATA,
  'en': index('/guide', 'Sorting', 'Sort rows.'),
  'zh': index('/zh-CN/guide', '排序', '对行排序。'),
};
const build = createBuildReader(async (address) =>
  address.endsWith('.md') ? `# The file ${address}` : JSON.stringify(FILES[address]),
);

test('pages of another language are found by its words and read by their addresses', async () => {
  const search = searchTool(build);
  expect(await search.run({ query: '排序', language: 'zh-CN' })).toContain('1. 排序\n   /zh-CN/guide');
  expect(await search.run({ query: 'sort' })).toContain('1. Sorting\n   /guide');
  await expect(search.run({ query: 'sort', language: 'zh-CM' })).rejects.toThrow(
    'There are no pages in "zh-CM". Did you mean "zh-CN"? There are pages in en, zh-CN.',
  );
  const page = pageTool(build);
  expect(await page.run({ path: '/zh-CN/guide' })).toBe('# The file zh-CN/guide.md');
  expect(await page.run({ path: '/guide' })).toBe('# The file guide.md');
  await expect(page.run({ path: '/zh-CN/guid' })).rejects.toThrow('Did you mean "/zh-CN/guide"?');
});
