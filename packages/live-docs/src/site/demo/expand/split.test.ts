import { expect, it } from 'vitest';
import { clampSplit, parseSplit, SPLIT, splitAfterKey } from './split';

it('moves by a step towards the key, within the limits', () => {
  expect(splitAfterKey('ArrowRight', 50, 50, false)).toBe(55);
  expect(splitAfterKey('ArrowLeft', 50, 50, false)).toBe(45);
  expect(splitAfterKey('ArrowRight', 78, 50, false)).toBe(SPLIT.max);
  expect(splitAfterKey('ArrowLeft', 22, 50, false)).toBe(SPLIT.min);
  expect(splitAfterKey('Home', 50, 50, false)).toBe(SPLIT.min);
  expect(splitAfterKey('End', 50, 50, false)).toBe(SPLIT.max);
  expect(clampSplit(99)).toBe(SPLIT.max);
});

it('follows the direction of the text', () => {
  expect(splitAfterKey('ArrowLeft', 50, 50, true)).toBe(55);
  expect(splitAfterKey('ArrowRight', 50, 50, true)).toBe(45);
});

it('collapses the code, and brings it back as wide as it was', () => {
  expect(splitAfterKey('Enter', 65, 65, false)).toBe(0);
  expect(splitAfterKey('ArrowLeft', 0, 65, false)).toBe(0);
  expect(splitAfterKey('Enter', 0, 65, false)).toBe(65);
});

it('leaves other keys alone', () => {
  expect(splitAfterKey('ArrowUp', 50, 50, false)).toBeUndefined();
  expect(splitAfterKey('a', 50, 50, false)).toBeUndefined();
});

it('is kept within the limits, or collapsed, whatever was written', () => {
  expect(['35.5', '0', '99', '-3', null, '', 'x'].map(parseSplit)).toEqual([
    35.5,
    0,
    SPLIT.max,
    SPLIT.min,
    SPLIT.start,
    SPLIT.start,
    SPLIT.start,
  ]);
});
