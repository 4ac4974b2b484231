import { describe, expect, it } from 'vitest';
import { UNNAMED_GROUP, type SidebarGroup } from '../../../model';
import { buildNavigation, buildSidebar, buildSidebars, pageSidebar, placePages, type NavEntry } from './navigation';

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

const group = (title: string, count: number, from = '/demo'): SidebarGroup => ({
  title,
  pages: Array.from({ length: count }, (_, at) => ({ title: `${title} ${at}`, path: `${from}/${title}-${at}` })),
});
const entry = (path: string, groups: SidebarGroup[], sidebar?: string): NavEntry => ({
  title: path,
  path,
  link: path,
  order: 0,
  children: [],
  groups,
  ...(sidebar && { sidebar }),
});

/** What the page at a path lists: titles of groups, and how many links each has. */
function listed(groups: SidebarGroup[], path: string) {
  const { groups: shown } = pageSidebar(placePages(buildSidebars([entry('/demo', groups)])).get(path)!);
  return shown.map(({ title, pages }) => [title, pages.length]);
}

describe('sidebars', () => {
  it('belong to an entry each, or to several that share one, in the order of the navigation', () => {
    const sidebars = buildSidebars([
      entry('/', [group('home', 1, '')], '/guide'),
      entry('/guide', [group('sorting', 2)]),
      entry('/changelog', [group('changes', 1)]),
    ]);
    expect(sidebars.map(({ groups }) => groups.map(({ title }) => title))).toEqual([['home', 'sorting'], ['changes']]);
  });

  it('say what is before and after a page, across groups; a page that is alone is in none', () => {
    const places = placePages(
      buildSidebars([entry('/demo', [group('a', 1), group('b', 2)]), entry('/alone', [group('alone', 1)])]),
    );
    const around = (path: string) => {
      const place = places.get(path);
      return place && [place.previous?.path, place.next?.path];
    };
    expect(around('/demo/a-0')).toEqual([undefined, '/demo/b-0']);
    expect(around('/demo/b-0')).toEqual(['/demo/a-0', '/demo/b-1']);
    expect(around('/demo/b-1')).toEqual(['/demo/b-0', undefined]);
    expect(around('/demo/alone-0')).toBeUndefined();
  });
});

describe('a page', () => {
  it('lists up to 200 links in full', () => {
    expect(listed([group('a', 150), group('b', 50)], '/demo/b-3')).toEqual([
      ['a', 150],
      ['b', 50],
    ]);
  });

  it('lists its own group of more in full, and the first page of each other group', () => {
    const groups = [group('a', 150), group('b', 50), group('c', 1)];
    expect(listed(groups, '/demo/b-3')).toEqual([
      ['a', 1],
      ['b', 50],
      ['c', 1],
    ]);
    const places = placePages(buildSidebars([entry('/demo', groups)]));
    const { sidebar, first } = places.get('/demo/b-3')!;
    const shown = pageSidebar({ sidebar, first });
    expect(shown.groups[0]?.pages).toEqual([{ title: 'a 0', path: '/demo/a-0' }]);
    expect(shown.file).toBe(sidebar.file?.address);
    expect(JSON.parse(sidebar.file?.text ?? '')).toEqual(groups);
    // The pages of a group share what they list.
    expect([first, places.get('/demo/b-49')?.first, places.get('/demo/a-149')?.first]).toEqual([
      '/demo/b-0',
      '/demo/b-0',
      '/demo/a-0',
    ]);
  });

  it('lists 200 links of a group that has more', () => {
    expect(listed([group('a', 450)], '/demo/a-250')).toEqual([['a', 200]]);
    expect(listed([group('a', 450), group('b', 3)], '/demo/a-449')).toEqual([
      ['a', 50],
      ['b', 1],
    ]);
  });

  it('leads to every page by what it lists and by what is next', () => {
    const groups = Array.from({ length: 12 }, (_, at) => group(`g${at}`, at === 5 ? 450 : 1 + (at % 7)));
    const places = placePages(buildSidebars([entry('/demo', groups)]));
    const found = new Set(['/demo/g6-0']);
    for (const path of found) {
      const { next, ...place } = places.get(path)!;
      for (const link of pageSidebar(place).groups.flatMap(({ pages }) => pages)) found.add(link.path);
      if (next) found.add(next.path);
    }
    expect(found.size).toBe(places.size);
  });
});
