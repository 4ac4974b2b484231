import { expect, it } from 'vitest';
import { checkPrefetch, PREFETCH } from './link';

it('takes each of its choices', () => {
  expect(PREFETCH.map(checkPrefetch)).toEqual(['none', 'intent', 'render', 'viewport']);
});

it('names any other value and the choices', () => {
  expect(() => checkPrefetch('hover')).toThrow('prefetch is "hover", expected one of none, intent, render, viewport');
});
