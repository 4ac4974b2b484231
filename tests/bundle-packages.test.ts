import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundlePackages } from '../scripts/bundle-packages.mjs';
import { writeFiles } from './support/write-files';

/** A package that imports others in each way that there is. */
const PACKAGE = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: { shared: '1.0.0' },
    devDependencies: { 'named': '1.0.0', '@scope/old': '1.0.0', 'types': '1.0.0' },
  }),
  'lib/index.js': `import { count, next } from 'named';
import old, { part as piece } from '@scope/old';
import { id } from 'shared';
export { told } from './deep/told.js';
export const all = async () => [next(), count, old.part, piece, id, (await import('named/more')).default, (await import('./deep/told.js')).told];
`,
  'lib/deep/told.js': `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export const told = require('named').next();
`,
  'node_modules/named/package.json':
    '{"name":"named","version":"1.2.3","license":"MIT","type":"module","exports":{".":"./index.js","./more":"./more.js"}}',
  'node_modules/named/LICENSE': 'Named is free.',
  'node_modules/named/index.js': `import { id } from 'shared';
import { text } from 'inner';
export let count = 0;
export const next = () => text + id + ++count;
`,
  'node_modules/named/more.js': `import { count } from './index.js';\nexport default 'more ' + count;\n`,
  'node_modules/inner/package.json': '{"name":"inner","version":"4.5.6","license":"ISC","main":"index.js"}',
  'node_modules/inner/index.js': `exports.text = 'inner ';\n`,
  'node_modules/@scope/old/package.json': '{"name":"@scope/old","version":"1.0.0","license":"MIT","main":"index.js"}',
  'node_modules/@scope/old/index.js': `module.exports = { part: 'part' };\n`,
  'node_modules/shared/package.json': '{"name":"shared","version":"1.0.0","type":"module","main":"index.js"}',
  'node_modules/shared/index.js': `export const id = 'shared ';\n`,
};

test('what a package imports of devDependencies comes with it, once, with its licence', async () => {
  const folder = await writeFiles(PACKAGE);
  const lib = path.join(folder, 'lib');
  expect(await bundlePackages(folder, lib)).toEqual(['@scope/old', 'inner', 'named']);
  // Elsewhere, with nothing but the dependency. Node loads modules by require, as published ones are, without a warning.
  const text = (file: string) => readFileSync(path.join(lib, file), 'utf8');
  expect(text('index.js')).toContain(`from './bundled/named.js'`);
  expect(text('deep/told.js')).toContain(`require('../bundled/named.js')`);
  expect(text('index.js')).toContain(`from 'shared'`);
  const files = [
    'index.js',
    'deep/told.js',
    ...['named', 'scope-old', 'named-more'].map((name) => `bundled/${name}.js`),
  ];
  expect(files.filter((file) => !existsSync(path.join(lib, file)))).toEqual([]);
  const script = `import { all } from ${JSON.stringify(pathToFileURL(path.join(lib, 'index.js')).href)};\nconsole.log(JSON.stringify(await all()));\n`;
  for (const name of ['named', 'inner', '@scope']) rmSync(path.join(folder, 'node_modules', name), { recursive: true });
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  // Told by the first call, then by the second: there is one copy.
  expect(JSON.parse(stdout)).toEqual(['inner shared 2', 2, 'part', 'part', 'shared ', 'more 2', 'inner shared 1']);
  const licences = text('bundled/LICENSES.txt');
  expect(licences).toContain('named 1.2.3\nLicence: MIT\n\nNamed is free.\n');
  expect(licences).toContain('inner 4.5.6\nLicence: ISC');
});

test('a package with types in the public declarations has to be installed', async () => {
  const types = `export declare const a: import('types').Type;\n`;
  const folder = await writeFiles({ ...PACKAGE, 'lib/index.d.ts': types });
  await expect(bundlePackages(folder, path.join(folder, 'lib'))).rejects.toThrow(
    /index\.d\.ts: takes types of "types", which is bundled\. Make it one of "dependencies"/,
  );
});

test('who installs the engine gets few packages', () => {
  const { packages } = JSON.parse(readFileSync(path.resolve('package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; dependencies?: Record<string, string> }>;
  };
  const found = new Set<string>();
  const follow = (name: string) => {
    const place = `node_modules/${name}`;
    if (found.has(place)) return;
    found.add(place);
    const { resolved, ...own } = packages[place] ?? {};
    const { dependencies = {} } = (resolved === undefined ? own : packages[resolved]) ?? {};
    Object.keys(dependencies).forEach(follow);
  };
  follow('live-docs');
  // Storybook with its builder for React and Vite installs 162, Starlight 268 (November 2026). Those of other systems aren't counted.
  expect(found.size).toBeGreaterThan(40);
  expect(found.size).toBeLessThan(65);
});
