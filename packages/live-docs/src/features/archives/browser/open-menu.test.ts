// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { carrySettings, versionOfLink } from './open-menu';

it("carries a reader's settings to another version, and none of their edits", () => {
  document.documentElement.dataset['site'] = 'live-docs:/table';
  localStorage.setItem('live-docs:/table:color-mode', 'dark');
  localStorage.setItem('live-docs:/table:edit:simple', 'code');
  localStorage.setItem('live-docs:/v7/table:locale', 'zh-CN');
  carrySettings('/', '/v7/');
  expect({ ...localStorage }).toMatchObject({ 'live-docs:/v7/table:color-mode': 'dark' });
  expect(localStorage.getItem('live-docs:/v7/table:edit:simple')).toBeNull();
  expect(localStorage.getItem('live-docs:/v7/table:locale')).toBeNull();
  localStorage.clear();
  delete document.documentElement.dataset['site'];
});

it.each([
  ['/v7/demo/simple', '/v7/'],
  ['/demo/simple', '/'],
  ['/v7x', '/'],
])('%s is of %s', (pathname, version) => expect(versionOfLink(pathname, ['/', '/v7/'])).toBe(version));
