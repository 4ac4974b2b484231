import { expect, it } from 'vitest';
import { changeLook, parseLook, printLook, withLook } from './look';

const look = {
  width: 390,
  dir: 'rtl',
  color: 'dark',
  motion: 'reduce',
  code: 'js',
  version: 'rc-table@7_40_0',
  beside: '1_9_1',
} as const;

it('is a text that reads as it was written, and nothing of it that makes no sense', () => {
  expect(printLook(look)).toBe(
    'width-390.dir-rtl.color-dark.motion-reduce.code-js.version-rc-table@7_40_0.beside-1_9_1',
  );
  expect(parseLook(printLook(look))).toEqual(look);
  expect(parseLook('')).toEqual({});
  expect(parseLook('width-9999.dir-up.color-red.motion-none.code-ts.version-<b>.beside.x')).toEqual({});
});

it('changes one choice, and leaves it to the page where that is empty', () => {
  expect(changeLook(look, 'width', '768')).toEqual({ ...look, width: 768 });
  expect(changeLook({ width: 390, dir: 'rtl' }, 'width', '')).toEqual({ dir: 'rtl' });
});

it('goes along in a link', () => {
  expect(withLook('/demo/simple#edit=simple.abc', 'simple', 'dir-rtl')).toBe(
    '/demo/simple?look=simple:dir-rtl#edit=simple.abc',
  );
  expect(withLook('/a?tab=b', 'x', 'dir-rtl')).toBe('/a?tab=b&look=x:dir-rtl');
  expect(withLook('/a', 'x', '')).toBe('/a');
});
