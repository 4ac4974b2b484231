// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { KnownName } from '../model/type-messages';
import { createKnownNames } from './known-names';

const ORIGINAL = 'const columns = [{ width: 80 }];\r\nuse({ width: 1 });\n';
const WIDTH: KnownName = {
  name: 'width',
  places: [19, 39],
  code: '(property) width?: number',
  description: { 'en': 'Width of the column.', 'zh-CN': '列宽' },
};
const FILES = [
  { name: 'a.tsx', lang: 'tsx', text: ORIGINAL, html: '', names: 'assets/a.json' },
  { name: 'a.css', lang: 'css', text: '', html: '' },
];

afterEach(() => vi.unstubAllGlobals());

function open(text = ORIGINAL) {
  const fetched = vi.fn(async (_address: string) => [WIDTH]);
  return { fetched, names: createKnownNames(FILES, { text: () => text, original: () => ORIGINAL }, fetched) };
}

it('knows a name from its start to its end, in each language, and fetches what it knows once', async () => {
  const { fetched, names } = open();
  const { code } = WIDTH;
  expect(await names.find('a.tsx', 19, 'en')).toEqual({ code, from: 19, to: 24, description: 'Width of the column.' });
  expect(await names.find('a.tsx', 44, 'zh-CN')).toEqual({ code, from: 39, to: 44, description: '列宽' });
  expect(await names.find('a.tsx', 25, 'en')).toBeUndefined();
  expect(await names.find('a.css', 0, 'en')).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says nothing about an edited file', async () => {
  const { fetched, names } = open(`${ORIGINAL}//`);
  expect(await names.find('a.tsx', 19, 'en')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
