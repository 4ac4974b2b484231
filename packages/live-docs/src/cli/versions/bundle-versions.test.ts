import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { parseBundle } from '../../features/versions/node/version-bundle';
import { bundleVersions } from './bundle-versions';
import { PeerError, type Installer } from './registry';

/** Published versions of a package, by what npm would install. The older one has another name, and needs a package. */
const PUBLISHED: Record<string, Record<string, string>> = {
  '1.0.0': {
    'rc-grid/package.json': '{ "name": "rc-grid", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
    'rc-grid/index.js': `
      const React = require('react');
      const { label } = require('grid-parts');
      exports.Grid = ({ title }) => React.createElement('table', { 'aria-label': label }, title);`,
    'rc-grid/index.d.ts': `
      import type { Size } from 'rc-grid/size';
      import type { Label } from 'grid-parts';
      export declare const Grid: (props: { title?: Label; size?: Size }) => unknown;`,
    'rc-grid/size.d.ts': 'export type Size = number;',
    'rc-grid/style.css': '.grid {\n}\n',
    'grid-parts/package.json':
      '{ "name": "grid-parts", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
    'grid-parts/index.js': "exports.label = 'parts of a grid';",
    'grid-parts/index.d.ts': 'export type Label = string;',
  },
  '2.0.0': {
    '@a/grid/package.json': '{ "name": "@a/grid", "version": "2.0.0", "module": "index.mjs" }',
    '@a/grid/index.mjs': `
      import { createElement } from 'react';
      export const Grid = ({ title }) => createElement('table', null, title);`,
  },
  '4.0.0': {
    '@a/grid/package.json': '{ "name": "@a/grid", "version": "4.0.0", "main": "index.js" }',
    '@a/grid/index.js': "module.exports = require('./missing');",
  },
};

const installer: Installer = async ({ version }, folder) => {
  if (version === '3.0.0') throw new PeerError('peer react@"^16.0.0" from grid@3.0.0');
  const { [version]: files } = PUBLISHED;
  if (!files) throw new Error('no such version');
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, 'node_modules', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
};

it('bundles versions with their declarations and styles, keeps what is there, and deletes what is not wanted', async () => {
  const root = await writeFiles({ 'versions/other-1.0.0.json': '{}', 'versions/README.md': '' });
  const input = { root, library: '@a/grid', styles: ['@a/grid/style.css'], installer, report: () => {} };
  const wanted = [
    { name: 'rc-grid', version: '1.0.0' },
    { name: '@a/grid', version: '2.0.0' },
  ];
  const bundled = await bundleVersions(wanted, input);
  expect(bundled.map(({ file, isKept, isUntyped }) => ({ file, isKept, isUntyped }))).toEqual([
    { file: 'versions/rc-grid-1.0.0.json', isKept: false, isUntyped: false },
    { file: 'versions/a-grid-2.0.0.json', isKept: false, isUntyped: true },
  ]);
  expect(existsSync(path.join(root, 'versions/other-1.0.0.json'))).toBe(false);
  expect(existsSync(path.join(root, 'versions/README.md'))).toBe(true);

  const bundle = parseBundle(readFileSync(path.join(root, 'versions/rc-grid-1.0.0.json'), 'utf8'));
  expect(bundle).toMatchObject({ imports: ['react'], styles: { 'style.css': '.grid {\n}\n' } });
  expect(bundle?.code).toMatch(/require\(["`]react["`]\)/);
  expect(bundle?.code).toContain('parts of a grid');
  // Code imports the older version by the newer name.
  expect(bundle?.declarations['index.d.ts']).toContain("import type { Size } from '@a/grid/size';");
  expect(JSON.parse(bundle?.declarations['package.json'] ?? '')).toMatchObject({ name: '@a/grid' });
  expect(Object.keys(bundle?.declarations ?? {})).toEqual([
    'index.d.ts',
    'node_modules/grid-parts/index.d.ts',
    'node_modules/grid-parts/package.json',
    'package.json',
    'size.d.ts',
  ]);

  const again = await bundleVersions(wanted, { ...input, installer: () => Promise.reject(new Error('fetched')) });
  expect(again.map(({ isKept }) => isKept)).toEqual([true, true]);
});

it('names each version that can not be bundled, after all others', async () => {
  const root = await writeFiles({ 'package.json': '{}' });
  const input = { root, library: '@a/grid', styles: [], installer, report: () => {} };
  const versions = ['3.0.0', '4.0.0', '5.0.0', '2.0.0'].map((version) => ({ name: '@a/grid', version }));
  const error = await bundleVersions(versions, input).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BuildError);
  const found = error instanceof BuildError ? error.problems.map((problem) => `${problem.file}: ${problem.found}`) : [];
  expect(found).toEqual([
    '@a/grid@3.0.0: it needs another React than this site has: peer react@"^16.0.0" from grid@3.0.0',
    expect.stringMatching(/^@a\/grid@4\.0\.0: it can't be bundled: .*missing/s),
    "@a/grid@5.0.0: it can't be bundled: no such version",
  ]);
  expect(existsSync(path.join(root, 'versions/a-grid-2.0.0.json'))).toBe(true);
});
