import path from 'node:path';
import { normalizePath } from 'vite';
import { expect, it } from 'vitest';
import { isInside, resolveId, toId, toPosix } from './paths';

it('names files as Vite does', () => {
  const file = '/site/docs/../docs/a b.mdx';
  expect(toId(file)).toBe(normalizePath(file));
  expect(toId('C:\\site\\docs\\demo\\simple.tsx', path.win32)).toBe('C:/site/docs/demo/simple.tsx');
  expect(toId('C:/site/./docs\\simple.tsx', path.win32)).toBe('C:/site/docs/simple.tsx');
});

it('finds the path of a file from a folder', () => {
  expect(toPosix('C:\\site', 'C:\\site\\docs\\simple.tsx', path.win32)).toBe('docs/simple.tsx');
  expect(toPosix('C:/site/docs', 'C:/site/rows.ts', path.win32)).toBe('../rows.ts');
  expect(toPosix('/site', '/site/docs/simple.tsx', path.posix)).toBe('docs/simple.tsx');
});

it('follows a relative path from a file on every system', () => {
  expect(resolveId('C:/site/docs/demo/page.mdx', '../simple.tsx')).toBe('C:/site/docs/simple.tsx');
  expect(resolveId('/site/docs/page.mdx', './simple.tsx')).toBe('/site/docs/simple.tsx');
});

it('tells a folder from another whose name starts the same', () => {
  expect(isInside('C:/site/docs', 'C:/site/docs/a.mdx')).toBe(true);
  expect(isInside('/site/docs', '/site/docs-old/a.mdx')).toBe(false);
});
