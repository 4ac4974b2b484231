import { expect, it } from 'vitest';
import { tabAddress } from './tab-address';

it('puts a tab into an address and takes it out again', () => {
  expect(tabAddress({ path: '/a', search: '' }, 'more')).toBe('/a?tab=more');
  expect(tabAddress({ path: '/a', search: '?x=1&tab=more' }, 'less')).toBe('/a?x=1&tab=less');
  expect(tabAddress({ path: '/a', search: '?x=1&tab=more' }, '')).toBe('/a?x=1');
  expect(tabAddress({ path: '/a', search: '?tab=more' }, '')).toBe('/a');
});
