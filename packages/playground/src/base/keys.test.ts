import { expect, it } from 'vitest';
import { stepIndex } from './keys';

const free = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const step = (key: string, at: number, count = 3) => [
  stepIndex('row', { ...free, key }, at, count),
  stepIndex('column', { ...free, key }, at, count),
];

it('steps round the ends by the arrows of its direction', () => {
  expect(step('ArrowRight', 0)).toEqual([1, undefined]);
  expect(step('ArrowRight', 2)).toEqual([0, undefined]);
  expect(step('ArrowLeft', 0)).toEqual([2, undefined]);
  expect(step('ArrowDown', 0)).toEqual([undefined, 1]);
  expect(step('ArrowDown', 2)).toEqual([undefined, 0]);
  expect(step('ArrowUp', 0)).toEqual([undefined, 2]);
});

it('jumps to the ends', () => {
  expect(step('Home', 2)).toEqual([0, 0]);
  expect(step('End', 0)).toEqual([2, 2]);
});

it('begins at an end where none is the present one', () => {
  expect(step('ArrowDown', -1)).toEqual([undefined, 0]);
  expect(step('ArrowUp', -1)).toEqual([undefined, 2]);
});

it('leaves other keys alone, all keys with an empty list, and what is held with a modifier', () => {
  expect(step('Tab', 0)).toEqual([undefined, undefined]);
  expect(step('Home', -1, 0)).toEqual([undefined, undefined]);
  for (const held of Object.keys(free))
    expect(stepIndex('column', { ...free, [held]: true, key: 'ArrowDown' }, 0, 3)).toBeUndefined();
});
