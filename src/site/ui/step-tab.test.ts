import { expect, it } from 'vitest';
import { stepTab } from './step-tab';

it('steps round the ends, jumps to them, and leaves other keys alone', () => {
  expect(stepTab('ArrowRight', 0, 3)).toBe(1);
  expect(stepTab('ArrowRight', 2, 3)).toBe(0);
  expect(stepTab('ArrowLeft', 0, 3)).toBe(2);
  expect(stepTab('Home', 2, 3)).toBe(0);
  expect(stepTab('End', 0, 3)).toBe(2);
  expect(stepTab('Tab', 0, 3)).toBeUndefined();
});
