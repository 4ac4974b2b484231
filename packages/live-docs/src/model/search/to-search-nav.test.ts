import { expect, test } from 'vitest';
import { buildNavigation } from '../navigation';
import { UNNAMED_GROUP } from '../page';
import { toSearchNav } from './index';

const page = (path: string, nav: { title: string; path: string; order: number }, group: string) => ({
  path,
  title: path,
  nav,
  group: { title: group, order: 0 },
  order: 0,
});

test('entries keep their order and groups get all their names; a second level stands behind its first', () => {
  const guide = { title: 'Guide', path: '/guide', order: 1 };
  const basics = { title: 'Basics', path: '/guide/basics', order: 0 };
  const pages = [page('/guide/start', guide, UNNAMED_GROUP), page('/guide/basics/a', basics, 'Columns')];
  const navigation = buildNavigation(pages, { twoLevels: true });
  expect(toSearchNav(navigation, (title) => [title, '列'])).toEqual([
    { title: 'Guide', order: 1, groups: [{ names: [], paths: ['/guide/start'] }] },
    { title: 'Guide › Basics', order: 1, groups: [{ names: ['Columns', '列'], paths: ['/guide/basics/a'] }] },
  ]);
});
