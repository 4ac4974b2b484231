import { expect, it } from 'vitest';
import { checkPrefetch } from './link';

it('names any other value and the choices', () => {
  expect(() => checkPrefetch('hover')).toThrow('prefetch is "hover", expected one of none, intent, render, viewport');
});
