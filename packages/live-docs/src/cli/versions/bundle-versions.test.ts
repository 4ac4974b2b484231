import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from 'live-playground/model';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { parseBundle } from '../../features/versions/node/version-bundle';
import { bundleVersions } from './bundle-versions';
import { PeerError, type Installer } from './registry';

/** Two published versions of a package: the older one has another name, and one that it needs. */
const PUBLISHED = fileURLToPath(new URL('../../../tests/fixtures/grid-versions', import.meta.url));

const installer: Installer = async ({ name, version }, folder) => {
  if (version === '3.0.0') throw new PeerError('peer react@"^16.0.0" from grid@3.0.0');
  const source = path.join(PUBLISHED, version);
  if (!existsSync(source)) throw new Error('no such version');
  cpSync(path.join(source, 'package'), path.join(folder, 'node_modules', name), { recursive: true });
  if (existsSync(path.join(source, 'parts')))
    cpSync(path.join(source, 'parts'), path.join(folder, 'node_modules/grid-parts'), { recursive: true });
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
