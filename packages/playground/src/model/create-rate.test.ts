import { expect, it } from 'vitest';
import { createRate } from './create-rate';

it('counts what happens within a second', () => {
  let now = 5000;
  const isTooMuch = createRate(3, () => now);
  expect([isTooMuch(), isTooMuch(), isTooMuch(), isTooMuch()]).toEqual([false, false, false, true]);
  now += 1001;
  expect(isTooMuch()).toBe(false);
});
