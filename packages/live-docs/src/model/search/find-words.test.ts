import { expect, test } from 'vitest';
import { findWords } from './find-words';

const marked = (text: string, ...words: string[]) =>
  findWords(text, words).map(([start, end]) => text.slice(start, end));

test('a word is marked where a word, or a part of an identifier, starts', () => {
  expect(marked('Throws in an arrow row', 'row')).toEqual(['row']);
  expect(marked('Table.rowClassName', 'row', 'name')).toEqual(['row', 'Name']);
  expect(marked('大数据的表格', '数据')).toEqual(['数据']);
});

test('what is only in the middle of words is marked from their start', () => {
  expect(marked('Throws in an arrow', 'row')).toEqual(['Throw', 'arrow']);
  expect(marked('banana', 'an')).toEqual(['banan']);
});
