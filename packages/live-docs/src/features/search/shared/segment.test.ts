import { expect, test } from 'vitest';
import { prepareSearch, rank } from './index';
import type { SearchMetadata } from './search-index';

const page = (path: string, title: string, ...paragraphs: string[]) => ({
  path,
  entries: [{ title, description: '', keywords: [], sections: [{ title: '', paragraphs }] }],
});
const METADATA: SearchMetadata = {
  routes: [
    page('/fixed', '固定列', '把列固定在左侧，如何滚动由浏览器决定。'),
    page('/virtual', '虚拟滚动', 'React 只渲染可见的行。'),
    page('/sort', '排序', '点击表头中的按钮，让排序生效。'),
    page('/empty', '空数据', '数据为三行时不显示；列表为空时显示。'),
  ],
  demos: [],
  nav: [
    {
      title: '指南',
      order: 1,
      groups: [{ names: [], paths: ['/fixed', '/virtual', '/sort', '/empty'] }],
    },
  ],
} as unknown as SearchMetadata;
const data = prepareSearch(METADATA);

test.each([
  ['固定列', '/fixed', ['固定列']],
  ['如何固定列', '/fixed', ['固定列']],
  ['怎么排序', '/sort', ['排序']],
  ['排序按钮', '/sort', ['排序', '按钮']],
  ['react虚拟滚动', '/virtual', ['react', '虚拟滚动']],
  ['可见行', '/virtual', ['可见']],
  // What is longest from the left on would leave `空` alone: `数据为` is there, too.
  ['数据为空', '/empty', ['数据', '为空']],
  // A word of a title, not what happens to be next to it in a text.
  ['让排序变快', '/sort', ['排序']],
  ['点击的按钮怎么办', '/sort', ['点击', '按钮']],
])('%s finds %s without spaces', (typed, link, words) => {
  const result = rank(data, typed);
  expect(result.keywords).toEqual(words);
  expect(result.top[0]?.link).toBe(link);
});
