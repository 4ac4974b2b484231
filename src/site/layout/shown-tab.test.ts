import { expect, it } from 'vitest';
import type { PageData } from '../../model';
import { shownTab } from './shown-tab';

const tab = { key: 'performance', title: 'Performance', order: 0, filename: 'docs/a.$tab-performance.mdx', toc: [] };
const page: PageData = {
  path: '/a',
  title: 'A',
  filename: 'docs/a.mdx',
  lastUpdated: 0,
  nav: { title: 'A', path: '/', order: 0 },
  group: { title: 'B', order: 0 },
  order: 0,
  toc: [{ id: 'x', depth: 2, title: 'X' }],
  tabs: [tab],
};

it('chooses the tab that the address names, and the page itself for any other key', () => {
  expect(shownTab(page, '?tab=performance')).toBe(tab);
  expect(shownTab(page, '?tab=other')).toBe(page);
  expect(shownTab(page, '')).toBe(page);
});
