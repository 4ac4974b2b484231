import { expect, it } from 'vitest';
import { pageTable } from './write-build-files';

it('lists what comes with a page and not with every page', () => {
  const files: Record<string, { scripts: string[]; styles: string[] }> = {
    'docs.js': { scripts: ['react.js', 'docs.js'], styles: ['app.css'] },
    'a.js': { scripts: ['react.js', 'table.js', 'a.js'], styles: ['app.css', 'table.css'] },
    'b.js': { scripts: ['table.js', 'b.js'], styles: ['table.css'] },
  };
  const assets = {
    fileOf: (id: string) => `${id.slice(-1)}.js`,
    collect: ([file = '']: string[]) => files[file] ?? { scripts: [], styles: [] },
    collectLater: () => [],
  };
  expect(
    pageTable(
      [
        { path: '/a', script: 'a', data: ['a.json'] },
        { path: '/b', script: 'b', data: [] },
      ],
      assets,
      ['docs.js'],
      [],
    ),
  ).toEqual({
    files: ['a.js', 'table.js', 'table.css', 'a.json', 'b.js'],
    pages: { '/a': [0, 1, 2, 3], '/b': [4, 1, 2] },
  });
});

it('names stylesheets that come later with parts of pages alone', () => {
  const later: Record<string, string[]> = {
    'a.js': ['a.css', 'search.css', 'chart.css'],
    'b.js': ['chart.css', 'map.css'],
  };
  const assets = {
    fileOf: (id: string) => `${id.slice(-1)}.js`,
    collect: ([file = '']: string[]) => ({ scripts: [file], styles: file === 'a.js' ? ['a.css'] : [] }),
    collectLater: ([file = '']: string[]) => later[file] ?? [],
  };
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, script: path, data: [] }));
  expect(pageTable(pages, assets, ['docs.js'], ['app.css', 'search.css'])).toEqual({
    files: ['a.js', 'a.css', 'chart.css', 'b.js', 'map.css', 'c.js'],
    pages: { '/a': [0, 1], '/b': [3], '/c': [5] },
    foreign: { '': [2, 4], '/a': [4], '/b': [] },
  });
});
