import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { findProblems } from './find-problems';
import { sectionForwards } from './forward';
import { siteFiles } from './output-files';
import { unbuilt } from '../../feature/view-site';

const page = (title: string, text = '') => `---\ntitle: ${title}\n---\n\n${text}\n`;
const SITE = {
  'docs/index.mdx': page('Home', '[Guide](/guide), [demos](/demo)'),
  'docs/guide/start.mdx': page('Start'),
  'docs/guide/start.zh-CN.mdx': page('开始'),
  'docs/guide/pages.mdx': '---\ntitle: Pages\norder: -1\n---\n',
  'docs/demo/index.mdx': page('Demos'),
  'docs/demo/card.mdx': page('Card'),
  'docs/about/us.mdx': page('Us'),
  'docs/team/all.mdx': page('All'),
  'public/team.html': '',
};

it('leads from the address of a section without a page to its first one, in each language', async () => {
  const snapshot = await snapshotOf(SITE, undefined, {
    redirects: { '/about': '/demo/card' },
    languages: [{ id: 'zh-CN', name: '中文' }],
  });
  expect(sectionForwards(snapshot)).toEqual({
    '/guide': '/guide/pages',
    '/about': '/about/us',
    '/zh-CN/guide': '/zh-CN/guide/pages',
    '/zh-CN/about': '/zh-CN/about/us',
    '/zh-CN/team': '/zh-CN/team/all',
  });
  // The site's own redirect counts.
  const about = siteFiles(unbuilt(snapshot)).filter(({ path }) => path === 'about.html');
  expect(about.map(({ feature }) => feature)).toEqual(['redirects']);
  expect(findProblems(snapshot)).toEqual([]);
});

it('has sections of both levels', async () => {
  const files = { 'docs/index.mdx': page('Home'), 'docs/a/b/c.mdx': page('C') };
  const snapshot = await snapshotOf(files, undefined, { twoLevelNavigation: true });
  expect(sectionForwards(snapshot)).toEqual({ '/a': '/a/b/c', '/a/b': '/a/b/c' });
});
