import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldInPlace } from './fold';

it.each([
  ['Résumé', 'resume'],
  ['re\u0301sume\u0301', 'resume'],
  ['İstanbul', 'istanbul'],
  ['ISPARTA ıspanak', 'isparta ispanak'],
  ['ΣΑΣ σας', 'σασ σασ'],
  ['Straße STRASSE ẞ', 'strasse strasse ss'],
  ['Ｔａｂｌｅ　１', 'table 1'],
  ['ﬁle', 'file'],
  ['が か\u3099', 'が が'],
  ['한국 固定列', '한국 固定列'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('knows where each character comes from, however the length changes', () => {
  const samples = [
    'a',
    'Z',
    ' ',
    'é',
    'e\u0301',
    'ß',
    'İ',
    'ς',
    'Σ',
    'ﬁ',
    '½',
    '…',
    '表',
    '한',
    'が',
    'か\u3099',
    '😀',
    'Ａ',
    '\u0301',
  ];
  assert(
    property(array(constantFrom(...samples)), (parts) => {
      const text = parts.join('');
      const { folded, startOf, endOf } = foldInPlace(text);
      expect(folded).toBe(fold(text));
      for (let at = 0; at < folded.length; at++)
        expect(fold(text.slice(startOf(at), endOf(at))), `${at} of ${text}`).toContain(folded[at]);
      expect(fold(folded)).toBe(folded);
    }),
  );
});
