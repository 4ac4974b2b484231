import { expect, it } from 'vitest';
import { filterCards } from './filter-cards';

const card = (title: string, description: string, keywords: string[] = []) => ({
  demo: '',
  title,
  path: `/demo/${title}`,
  description,
  keywords,
});
const groups = [
  {
    title: 'Basics',
    cards: [card('Simple', 'The smallest table'), card('Row Key', 'Rows told apart', ['rowKey', '行键'])],
  },
  { title: 'Scrolling', cards: [card('Scroll X', 'A wide table')] },
];
const found = (words: string) => filterCards(groups, words).flatMap((group) => group.cards.map(({ title }) => title));

it('keeps everything without words', () => expect(filterCards(groups, '  ')).toBe(groups));

it.each([
  ['TABLE', ['Simple', 'Scroll X']],
  ['table wide', ['Scroll X']],
  ['行', ['Row Key']],
  ['scrolling', ['Scroll X']],
  ['none', []],
])('%s finds %j', (words, titles) => expect(found(words)).toEqual(titles));

it('drops the groups that are left empty', () => {
  expect(filterCards(groups, 'wide').map(({ title }) => title)).toEqual(['Scrolling']);
});

it('finds a demo by the full name of a property that it uses, and by the page that shows it', () => {
  const groups = [
    { title: 'Data', cards: [{ ...card('Lazy details', 'Load them'), demo: 'lazy', page: 'Expandable Rows' }] },
  ];
  const properties = { lazy: ['expandable.onExpand'] };
  expect(filterCards(groups, 'expandable.onexpand')).toEqual([]);
  expect(filterCards(groups, 'expandable.onexpand', properties)).toEqual(groups);
  expect(filterCards(groups, 'expandable rows')).toEqual(groups);
});
