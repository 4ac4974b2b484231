import { expect, it } from 'vitest';
import { readSiteConfig } from './site-config';

const least = {
  title: 'Table',
  description: '',
  library: 'table',
  repository: { url: 'https://example.org/table', branch: 'main' },
};

it('fills in what is left out', () => {
  expect(readSiteConfig({ ...least, locales: [{ id: 'zh-CN', name: '中文' }] })).toEqual({
    ...least,
    repository: { ...least.repository, directory: [] },
    base: '/',
    apiParser: false,
    locales: [{ id: 'zh-CN', name: '中文', base: '/' }],
    navigation: [],
    twoLevelNavigation: false,
  });
});

it.each([
  [{ base: '/docs' }, '"base": a path with a slash at both ends'],
  [{ locales: [{ id: 'fr', name: 'Français' }] }, '"locales.0.id": Invalid'],
  [{ navigation: [{ path: '/demo/', title: 'Demo' }] }, '"navigation.0.path": an address that starts with "/"'],
  [{ nav: [] }, 'nav'],
])('%j does not fit, and the message names it', (wrong, message) => {
  expect(() => readSiteConfig({ ...least, ...wrong } as never)).toThrow(message);
});
