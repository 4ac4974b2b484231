// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { leadsTo } from './leads-to';

test.each([
  ['/guide/sorting#rows', { path: '/guide/sorting', search: '', hash: '#rows' }, true],
  ['/guide/sorting', { path: '/guide/sorting', search: '', hash: '#rows' }, false],
  ['/guide?tab=b#c', { path: '/guide', search: '?tab=b', hash: '#c' }, true],
  ['/guide/表格#第一步', { path: '/guide/表格', search: '', hash: '#%E7%AC%AC%E4%B8%80%E6%AD%A5' }, true],
  ['/guide/%E8%A1%A8%E6%A0%BC#第一步', { path: '/guide/表格', search: '', hash: '#第一步' }, true],
  ['/a b', { path: '/a b', search: '', hash: '' }, true],
])('%s leads to %j: %s', (link, location, answer) => {
  expect(leadsTo(link, location)).toBe(answer);
});
