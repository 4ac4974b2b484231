import { expect, test } from 'vitest';
import { defaultAddress, localAddress, localeAt } from './local-address';

const PAIRS = [
  ['/', '/zh-CN'],
  ['/#install', '/zh-CN#install'],
  ['/guide/sorting?tab=x#y', '/zh-CN/guide/sorting?tab=x#y'],
  ['/zh-CNX', '/zh-CN/zh-CNX'],
] as const;

test.each(PAIRS)('%s is %s in another language, and back', (address, local) => {
  expect(localAddress(address, '/zh-CN')).toBe(local);
  expect(localAddress(local, '/zh-CN')).toBe(local);
  expect(defaultAddress(local, '/zh-CN')).toBe(address);
  expect(defaultAddress(address, '/zh-CN')).toBe(address);
});

test('an address stays as it is in a language without own ones', () => {
  expect([localAddress('/guide'), defaultAddress('/guide')]).toEqual(['/guide', '/guide']);
});

test('finds the language of an address', () => {
  const locales = [{ id: 'fr' }, { id: 'zh-CN', base: '/zh-CN' }];
  expect(localeAt('/zh-CN', locales)?.id).toBe('zh-CN');
  expect(localeAt('/zh-CN/guide#a', locales)?.id).toBe('zh-CN');
  expect(localeAt('/zh-CNX', locales)).toBeUndefined();
  expect(localeAt('/guide', locales)).toBeUndefined();
});
