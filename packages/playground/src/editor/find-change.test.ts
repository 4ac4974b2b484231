import { expect, it } from 'vitest';
import { findChange } from './find-change';

it.each([
  ['same', 'same', undefined],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['one two', 'one three two', { from: 5, to: 5, insert: 'hree t' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['a(b)c', 'a[b]c', { from: 1, to: 4, insert: '[b]' }],
])('finds what makes %j %j', (before, after, change) => {
  expect(findChange(before, after)).toEqual(change);
  const { from, to, insert } = change ?? { from: 0, to: 0, insert: '' };
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});
