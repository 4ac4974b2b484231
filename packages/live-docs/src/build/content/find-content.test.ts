import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findContent } from './find-content';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'live-docs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(...files: string[]) {
  for (const file of files) {
    mkdirSync(path.join(root, 'docs', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, 'docs', file), '');
  }
}

it('answers an address a file, with indexes at their folder and tabs at their page', () => {
  put('index.mdx', 'demo/index.mdx', 'demo/scroll-x.mdx', 'demo/scroll-x.$tab-more.mdx', 'demo/scroll-x.tsx');
  expect(findContent(root).map(({ path, tab, filename }) => [path, tab, filename])).toEqual([
    ['/demo', undefined, 'docs/demo/index.mdx'],
    ['/demo/scroll-x', 'more', 'docs/demo/scroll-x.$tab-more.mdx'],
    ['/demo/scroll-x', undefined, 'docs/demo/scroll-x.mdx'],
    ['/', undefined, 'docs/index.mdx'],
  ]);
});

it('refuses two files that answer one address', () => {
  put('demo.mdx', 'demo/index.mdx');
  expect(() => findContent(root)).toThrow(
    'docs/demo/index.mdx:1: duplicate slug: the address /demo is also answered by docs/demo.mdx',
  );
});

it('refuses ids that become the same slug', () => {
  put('scroll-x.mdx', 'scrollX.mdx');
  expect(() => findContent(root)).toThrow('duplicate slug: the address /scroll-x');
});

it('refuses a tab without a page', () => {
  put('a.$tab-b.mdx');
  expect(() => findContent(root)).toThrow('docs/a.$tab-b.mdx:1: the tab "b" has no page at /a');
});
