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
