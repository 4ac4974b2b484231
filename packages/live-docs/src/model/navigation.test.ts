import { describe, expect, it } from 'vitest';
import { buildNavigation, buildSidebar, findNav, findNeighbours } from './navigation';
import { UNNAMED_GROUP } from './page';

const OVERVIEW = { title: 'Overview', path: '/', order: 0 };
const DEMO = { title: 'Demo', path: '/demo', order: 1 };
const NONE = { title: UNNAMED_GROUP, order: 0 };
const BASICS = { title: 'Basics', order: 1 };
const COLUMNS = { title: 'Columns', order: 2 };

const page = (path: string, title: string, nav = DEMO, group = NONE, order = 0) => ({ path, title, nav, group, order });

describe('buildSidebar', () => {
  it('orders groups by order then title, pages by order, depth of path, then title', () => {
    const groups = buildSidebar([
      page('/demo/ellipsis', 'Ellipsis', DEMO, COLUMNS),
      page('/demo/nested', 'Nested', DEMO, BASICS, 2),
      page('/demo/simple', 'Simple', DEMO, BASICS, 1),
      page('/demo/deep/b', 'A deep page', DEMO, BASICS, 2),
      page('/demo/key', 'Key', DEMO, BASICS, 2),
      page('/demo/also', 'Also', DEMO, { title: 'Also second', order: 2 }),
      page('/demo', 'Demos'),
    ]);
    expect(groups.map((group) => [group.title, ...group.pages.map(({ title }) => title)])).toEqual([
      [UNNAMED_GROUP, 'Demos'],
      ['Basics', 'Simple', 'Key', 'Nested', 'A deep page'],
      ['Also second', 'Also'],
      ['Columns', 'Ellipsis'],
    ]);
  });
});

describe('buildNavigation', () => {
  it('makes an entry of every nav, by order, each with its own pages alone', () => {
    const navigation = buildNavigation([
      page('/demo/simple', 'Simple', DEMO, BASICS),
      page('/', 'Overview', OVERVIEW),
      page('/demo', 'Demos'),
    ]);
    expect(navigation.map(({ title, link }) => [title, link])).toEqual([
      ['Overview', '/'],
      ['Demo', '/demo'],
    ]);
    expect(navigation[0]?.groups).toEqual([{ title: UNNAMED_GROUP, pages: [{ title: 'Overview', path: '/' }] }]);
  });

  it('opens the first page of an entry that has none at its own address', () => {
    const [entry] = buildNavigation([page('/demo/b', 'B', DEMO, BASICS, 2), page('/demo/a', 'A', DEMO, BASICS, 1)]);
    expect(entry?.link).toBe('/demo/a');
  });

  it('puts entries at /a/b below the one at /a, with the title that is known of it', () => {
    const nav = { title: 'Columns', path: '/guide/columns', order: 0 };
    const navigation = buildNavigation([page('/guide/columns/width', 'Width', nav), page('/', 'Overview', OVERVIEW)], {
      twoLevels: true,
      parents: [{ title: 'Guide', path: '/guide', order: 1 }],
    });
    expect(navigation.map(({ title, link }) => [title, link])).toEqual([
      ['Overview', '/'],
      ['Guide', '/guide/columns/width'],
    ]);
    expect(navigation[1]?.children.map(({ title, path }) => [title, path])).toEqual([['Columns', '/guide/columns']]);
    const place = findNav(navigation, '/guide/columns/width');
    expect([place?.top.title, place?.entry.title]).toEqual(['Guide', 'Columns']);
  });
});

describe('findNav', () => {
  const GUIDE = { title: 'Guide', path: '/guide', order: 1 };
  const CHANGELOG = { title: 'Changelog', path: '/changelog', order: 2 };
  const pages = [
    page('/', 'Overview', OVERVIEW),
    page('/guide/sorting', 'Sorting', GUIDE, BASICS),
    page('/changelog', 'Changelog', CHANGELOG),
  ];
  const titles = (path: string, sidebars = {}) => {
    const place = findNav(buildNavigation(pages, { sidebars }), path);
    return place?.sidebar.flatMap((group) => group.pages.map(({ title }) => title));
  };

  it('gives a page that is alone in its entry no sidebar', () => {
    expect(titles('/changelog')).toEqual([]);
    expect(titles('/')).toEqual([]);
  });

  it('lists the pages of entries that share a sidebar, in the order of the navigation', () => {
    const sidebars = { '/': '/guide' };
    expect(titles('/', sidebars)).toEqual(['Overview', 'Sorting']);
    expect(titles('/guide/sorting', sidebars)).toEqual(['Overview', 'Sorting']);
    expect(titles('/changelog', sidebars)).toEqual([]);
  });

  it('knows no place of a path that is no page', () => {
    expect(titles('/nowhere')).toBeUndefined();
  });
});

describe('findNeighbours', () => {
  const groups = buildSidebar([
    page('/demo/simple', 'Simple', DEMO, BASICS),
    page('/demo/ellipsis', 'Ellipsis', DEMO, COLUMNS),
    page('/demo', 'Demos'),
  ]);

  it('crosses from one group to the next', () => {
    expect(findNeighbours(groups, '/demo/simple')).toEqual({
      previous: { title: 'Demos', path: '/demo' },
      next: { title: 'Ellipsis', path: '/demo/ellipsis' },
    });
  });

  it('has nothing before the first and after the last', () => {
    expect(findNeighbours(groups, '/demo').previous).toBeUndefined();
    expect(findNeighbours(groups, '/demo/ellipsis').next).toBeUndefined();
  });
});
