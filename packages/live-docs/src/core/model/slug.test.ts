import { describe, expect, it } from 'vitest';
import { canonicalPath, mayBePage, toSlug, trimFile, trimSlash } from './slug';

describe('toSlug', () => {
  it.each([
    ['scrollX', 'scroll-x'],
    ['scrollXY', 'scroll-xy'],
    ['fixedColumns-auto-height', 'fixed-columns-auto-height'],
    ['fixedColumnsAndHeaderRtl', 'fixed-columns-and-header-rtl'],
    ['rowAndCellClick', 'row-and-cell-click'],
    ['measureRowRender', 'measure-row-render'],
    ['scroll-x', 'scroll-x'],
  ])('%s becomes %s', (id, slug) => expect(toSlug(id)).toBe(slug));
});

describe('trimSlash', () => {
  it.each([
    ['/', '/'],
    ['/demo/', '/demo'],
    ['/demo/simple//', '/demo/simple'],
    ['/demo', '/demo'],
  ])('%s becomes %s', (path, trimmed) => expect(trimSlash(path)).toBe(trimmed));
});

describe('trimFile', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/demo.html', '/demo'],
    ['/demo/index.html', '/demo'],
    ['/demo/no-index', '/demo/no-index'],
    ['/', '/'],
  ])('%s becomes %s', (path, trimmed) => expect(trimFile(path)).toBe(trimmed));
});

describe('canonicalPath', () => {
  it.each([
    ['/zh-CN/demo/scrollX.html', '/zh-CN/demo/scroll-x'],
    ['/zh-CN/', '/zh-CN'],
    ['/zh-Hans', '/zh-Hans'],
    ['/zh-CNX', '/zh-cnx'],
    ['/demo/zh-CN', '/demo/zh-cn'],
  ])('%s becomes %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));
});

it('tells what may be a page from files, demos alone and other sites', () => {
  for (const to of ['/', '/demo/a', '/demo/a.html#b', '/a?of=b.c', '?tab=x', '#api-a.b'])
    expect([to, mayBePage(to)]).toEqual([to, true]);
  for (const to of ['/logo.svg', '/base/logo.svg#a', '/~demos/a', '//other/a', 'https://other/a', 'mailto:a'])
    expect([to, mayBePage(to)]).toEqual([to, false]);
});
