import { expect, it } from 'vitest';
import { offsetAt, placeAt, sourceOffset } from './text-positions';

const text = 'one\n\nthree four\n';

it('counts lines and columns from 1', () => {
  expect([0, 3, 4, 5, 11, 16].map((offset) => placeAt(text, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 4 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 7 },
    { line: 4, column: 1 },
  ]);
});

it('finds each place again', () => {
  const offsets = [...text, ''].map((_, offset) => offset);
  expect(offsets.map((offset) => offsetAt(text, placeAt(text, offset)))).toEqual(offsets);
  expect(offsetAt(text, { line: 9, column: 1 })).toBe(text.length);
});

it('finds what a piece of code comes from: the last at or before it', () => {
  const positions = Uint32Array.from([10, 0, 20, 7, 35, 7, 40, 9]);
  expect([9, 10, 19, 20, 36, 1000].map((offset) => sourceOffset(positions, offset))).toEqual([
    undefined,
    0,
    0,
    7,
    7,
    9,
  ]);
});
