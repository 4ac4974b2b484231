import { describe, expect, it } from 'vitest';
import { UNNAMED_GROUP } from '../../../model';
import { buildNavigation, buildSidebar } from './build-navigation';

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
  });
});
