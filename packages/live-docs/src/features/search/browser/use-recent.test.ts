import { expect, test } from 'vitest';
import { addRecent, readRecent, removeRecent } from './use-recent';

test('the newest search comes first, each once, and only a few are kept', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' b ', ''].reduce(addRecent, [] as string[]);
  expect(list).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(removeRecent(list, 'g')).toEqual(['b', 'f', 'e', 'd', 'c']);
});

test.each([null, '', '{', '{}', '"a"', 'null'])('what is stored as %s is no list', (stored) => {
  expect(readRecent(stored)).toEqual([]);
});

test('what is no text in a list is left out', () => {
  expect(readRecent('["a", 1, null, "b"]')).toEqual(['a', 'b']);
});
