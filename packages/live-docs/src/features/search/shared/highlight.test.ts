import { expect, test } from 'vitest';
import { findWords } from './highlight';

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

test('a word is marked as the text has it, whatever its case, accents and width', () => {
  expect(marked('Two résumés, re\u0301sume\u0301', 'resume')).toEqual(['résumé', 're\u0301sume\u0301']);
  expect(marked('İİ İstanbul', 'istanbul')).toEqual(['İstanbul']);
  expect(marked('½ Straße ﬁxed', 'strasse', 'fix')).toEqual(['Straße', 'ﬁx']);
  expect(marked('ΤΗΣ ΣΑΣ', 'σασ')).toEqual(['ΣΑΣ']);
  expect(marked('𝐓able', 'table')).toEqual(['𝐓able']);
});
