import { expect, it } from 'vitest';
import { UNNAMED_GROUP } from '../../model';
import { readSiteConfig } from '../config/site-config';
import { placePage } from './place-page';
import { readFrontMatter } from './read-front-matter';

const config = readSiteConfig({
  title: 'Site',
  description: '',
  library: 'react',
  repository: { url: 'https://example.org/site', branch: 'main' },
  navigation: [
    { path: '/', title: 'Overview' },
    { path: '/demo', title: 'Demo', groups: ['Basics', 'Columns'] },
  ],
});
const twoLevels = { ...config, twoLevelNavigation: true };
const place = (path: string, yaml = '', site = config) =>
  placePage(
    { path, front: readFrontMatter(`---\ntitle: A\n${yaml}\n---\n`, 'docs/a.mdx', 'a').front },
    { config: site, folders: new Set(['/recipes']) },
  );

it('places a page in the entry of its first segment', () => {
  expect(place('/demo/simple').nav).toEqual({ title: 'Demo', path: '/demo', order: 1 });
  expect(place('/').nav).toEqual({ title: 'Overview', path: '/', order: 0 });
});

it('makes a title of an entry that is not configured, and puts it last', () => {
  expect(place('/user-guide/a').nav).toEqual({
    title: 'User guide',
    path: '/user-guide',
    order: 2,
  });
});

it('places a page without a folder with the first page of the site, unless the site or the page says otherwise', () => {
  expect(place('/faq').nav).toEqual({ title: 'Overview', path: '/', order: 0 });
  expect(place('/recipes').nav.path).toBe('/recipes');
  expect(place('/demo').nav.path).toBe('/demo');
  expect(place('/faq', 'nav: Questions').nav).toEqual({ title: 'Questions', path: '/faq', order: 2 });
});

it('lets the front matter have the last word', () => {
  expect(place('/demo/simple', 'nav: {title: More, path: /more, order: 9}').nav).toEqual({
    title: 'More',
    path: '/more',
    order: 9,
  });
});

it('uses two segments where the navigation has two levels and the page lies deep enough', () => {
  expect(place('/a/b/c', '', twoLevels).nav.path).toBe('/a/b');
  expect(place('/a/b', '', twoLevels).nav.path).toBe('/a');
});

it('orders groups as configured, unknown ones after them, the unnamed one first', () => {
  const group = (yaml: string) => place('/demo/x', yaml).group;
  expect(group('')).toEqual({ title: UNNAMED_GROUP, order: 0 });
  expect(group('group: Columns')).toEqual({ title: 'Columns', order: 2 });
  expect(group('group: Other')).toEqual({ title: 'Other', order: 3 });
  expect(group('group: {title: Basics, order: 7}')).toEqual({ title: 'Basics', order: 7 });
});
