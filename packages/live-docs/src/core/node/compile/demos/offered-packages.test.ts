import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { offeredPackages } from './offered-packages';

it('offers the library with what it exports, and what the site depends on: no tool, nothing without a module', async () => {
  const json = (manifest: object) => JSON.stringify({ version: '1.0.0', ...manifest });
  const { root, files } = await snapshotOf({
    'package.json': json({
      dependencies: { 'kit': '1', 'dates': '1', 'gone': '1', 'vite': '1', 'normalize': '1', '@types/dates': '1' },
      peerDependencies: { peer: '1' },
      devDependencies: { tests: '1' },
    }),
    'node_modules/kit/package.json': json({
      exports: {
        '.': './index.js',
        './row': './row.js',
        './look.css': './look.css',
        './look.scss': './look.scss',
        './logo.svg': './logo.svg',
        './*': './*',
        './package.json': './package.json',
      },
    }),
    'node_modules/dates/package.json': json({ main: 'index.js' }),
    'node_modules/peer/package.json': json({ module: 'index.mjs' }),
    'node_modules/normalize/package.json': json({ main: 'normalize.css' }),
    'node_modules/vite/package.json': json({ main: 'index.js' }),
    'node_modules/tests/package.json': json({ main: 'index.js' }),
  });
  const libraries = { all: [{ name: 'kit' }], aliases: [], problems: [] };
  expect(offeredPackages(root, libraries, files)).toEqual({
    libraries: ['kit', 'kit/row'],
    styles: ['kit/look.css'],
    others: ['dates', 'peer'],
  });
});
