import { expect, it } from 'vitest';
import { fillText } from './fill-text';

it('puts values in and leaves a mark without one', () => {
  expect(fillText('{a} of {b}', { a: '$&' })).toBe('$& of {b}');
});
