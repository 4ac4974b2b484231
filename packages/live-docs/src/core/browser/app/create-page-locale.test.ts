import site from 'virtual:site';
import { expect, it } from 'vitest';
import { createPageLocale } from './create-page-locale';

const chinese = createPageLocale({ id: 'zh-CN', base: '/zh-CN' }, { menu: '菜单' }, [
  { base: '/zh-CN' },
  { base: '/fr' },
  {},
]);

it.each([
  ['/demo/scroll-x?tab=a#b', '/zh-CN/demo/scroll-x?tab=a#b'],
  ['/', '/zh-CN'],
  ['/zh-CN/demo', '/zh-CN/demo'],
  ['/fr/demo', '/fr/demo'],
  ['#b', '#b'],
  ['?tab=a', '?tab=a'],
  ['/~demos/a', '/~demos/a'],
  ['/notes.txt', '/notes.txt'],
])('a link to %s leads to %s', (to, address) => {
  expect(chinese.localize(to)).toBe(address);
});

it.each([
  ['/zh-CN/demo', '/demo'],
  ['/zh-CN', '/'],
  ['/demo', '/demo'],
])('%s is %s in the default language', (path, address) => {
  expect(chinese.toDefault(path)).toBe(address);
});

it('gives the navigation the addresses of the language', () => {
  const child = { title: 'Guide', path: '/guide', link: '/guide/start', order: 0, children: [] };
  const navigation = [{ title: 'Docs', path: '/docs', link: '/guide/start', order: 0, children: [child] }];
  expect(chinese.localizeSite({ ...site, navigation }).navigation).toMatchObject([
    {
      path: '/zh-CN/docs',
      link: '/zh-CN/guide/start',
      children: [{ path: '/zh-CN/guide', link: '/zh-CN/guide/start' }],
    },
  ]);
});
