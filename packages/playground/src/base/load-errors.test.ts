import { expect, it } from 'vitest';
import { toError } from './load-errors';

it('leaves an error as it is, and makes one of anything else', () => {
  const error = new TypeError('No');
  expect(toError(error)).toBe(error);
  expect(toError('No')).toEqual(new Error('No'));
  expect(toError(undefined)).toEqual(new Error('undefined'));
});
