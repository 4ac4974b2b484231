import { expect, it } from 'vitest';
import { chooseTab } from './choose-tab';

const tabs = [{ key: 'performance' }, { key: '5' }];

it('finds the tab that the address names', () => {
  expect(chooseTab('?tab=performance', tabs)).toBe(tabs[0]);
  expect(chooseTab('?locale=en&tab=5', tabs)).toBe(tabs[1]);
});

it('shows the page itself for no key and for an unknown one', () => {
  for (const search of ['', '?tab=', '?tab=other', '?performance']) expect(chooseTab(search, tabs)).toBeUndefined();
});
