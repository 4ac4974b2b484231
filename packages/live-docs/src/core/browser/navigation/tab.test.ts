import { expect, it } from 'vitest';
import { chooseTab, tabAddress } from './tab';

const tabs = [{ key: 'performance' }, { key: '5' }];

it('finds the tab that the address names', () => {
  expect(chooseTab('?tab=performance', tabs)).toBe(tabs[0]);
  expect(chooseTab('?locale=en&tab=5', tabs)).toBe(tabs[1]);
});

it('shows the page itself for no key and for an unknown one', () => {
  for (const search of ['', '?tab=', '?tab=other', '?performance']) expect(chooseTab(search, tabs)).toBeUndefined();
});

it('puts a tab into an address and takes it out again', () => {
  expect(tabAddress({ path: '/a', search: '' }, 'more')).toBe('/a?tab=more');
  expect(tabAddress({ path: '/a', search: '?x=1&tab=more' }, 'less')).toBe('/a?x=1&tab=less');
  expect(tabAddress({ path: '/a', search: '?x=1&tab=more' }, '')).toBe('/a?x=1');
  expect(tabAddress({ path: '/a', search: '?tab=more' }, '')).toBe('/a');
});
