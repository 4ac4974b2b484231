import { expect, it } from 'vitest';
import type { AssetIndex } from './page-assets';
import { pageTable } from './write-build-files';

it('lists what comes with a page and not with every page', () => {
  const files: Record<string, { scripts: string[]; styles: string[] }> = {
    'docs.js': { scripts: ['docs.js', 'react.js'], styles: ['app.css'] },
    'a.js': { scripts: ['a.js', 'react.js', 'table.js'], styles: ['app.css', 'table.css'] },
    'b.js': { scripts: ['b.js', 'table.js'], styles: ['table.css'] },
  };
  const assets: AssetIndex = {
    names: [],
    fileOf: (id) => `${id.slice(-1)}.js`,
    collect: ([file = '']) => files[file] ?? { scripts: [], styles: [] },
    styleText: () => '',
  };
  expect(pageTable(['/a', '/b'], assets, 'docs.js')).toEqual({
    files: ['a.js', 'table.js', 'table.css', 'b.js'],
    pages: { '/a': [0, 1, 2], '/b': [3, 1, 2] },
  });
});
