import type { IndexedEntry, IndexedSection, SearchMetadata, SearchRoute } from '../../../src/features/search/shared';

const section = (title: string, ...paragraphs: string[]): IndexedSection =>
  title ? { id: title.toLowerCase().replaceAll(' ', '-'), title, paragraphs } : { title, paragraphs };

const entry = (
  title: string,
  description: string,
  sections: IndexedSection[],
  keywords: string[] = [],
): IndexedEntry => ({
  title,
  description,
  keywords,
  sections,
});

const page = (path: string, title: string, ...sections: IndexedSection[]): SearchRoute => ({
  path,
  entries: [entry(title, `About ${path}.`, [section('')].slice(sections[0]?.id ? 0 : 1).concat(sections))],
});

/** A small site that has one of each thing that can be found. */
export const SAMPLE: SearchMetadata = {
  routes: [
    {
      path: '/outside',
      entries: [entry('Outside', '', [section('', 'A head that no navigation leads to.')], ['orphan'])],
    },
    page(
      '/',
      'Overview',
      section('', 'All there is.'),
      section(
        'API',
        'rowClassName · Class of each row.',
        'rowKey · What tells rows apart.',
        'sticky · Keeps the head.',
      ),
      section('Sticky', 'Keys of sticky where it is an object.'),
    ),
    page('/demo/sticky-header', 'Sticky Header', section('', 'The head never leaves.'), section('Offsets', 'How far.')),
    page('/demo/sticky', 'Sticky', section('', 'On its own.')),
    page('/demo/not-sticky', 'Not Sticky', section('In a box', 'A box scrolls with a sticky head and an offset.')),
    {
      path: '/demo/virtual',
      entries: [
        entry('Virtual Table', 'About /demo/virtual.', [section('', 'Rows in view, of data in lists.')]),
        {
          ...entry(
            'Performance',
            'Measured on a phone.',
            [section('', 'How quick.'), section('Memory', 'Forty megabytes.')],
            ['benchmark'],
          ),
          tab: 'speed',
        },
      ],
    },
    page('/changelog', 'Changelog', section('7.12.2', 'A sticky header has the right width.')),
  ],
  nav: [
    { title: 'Overview', order: 0, groups: [{ names: [], paths: ['/'] }] },
    {
      title: 'Demo',
      order: 1,
      groups: [
        {
          names: ['Fixed and Sticky', '固定与粘性'],
          paths: ['/demo/sticky-header', '/demo/sticky', '/demo/not-sticky'],
        },
        { names: ['Virtual', '虚拟滚动'], paths: ['/demo/virtual'] },
      ],
    },
    { title: 'Changelog', order: 2, groups: [{ names: [], paths: ['/changelog'] }] },
  ],
  demos: [
    {
      id: 'sticky-header',
      path: '/demo/sticky-header',
      title: 'Sticky Header',
      description: 'About /demo/sticky-header.',
      keywords: ['吸顶', 'offsetHeader'],
    },
    { id: 'one', path: '/demo/not-sticky', title: 'First Box', description: 'Small.', keywords: ['case'] },
    { id: 'two', path: '/demo/not-sticky', title: 'Second Box', description: 'Large.', keywords: ['case'] },
    {
      id: 'virtual',
      path: '/demo/virtual',
      title: 'Virtual Table',
      description: 'About /demo/virtual.',
      keywords: ['large data', '大数据'],
    },
  ],
};
