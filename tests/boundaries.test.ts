import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { writeFiles } from '../packages/live-docs/tests/unit/write-files';

const CONFIG = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url));
const CRUISER = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url));

/** A house in order: what may be imported, is. */
const HOUSE = {
  'package.json': JSON.stringify({ type: 'module', dependencies: { react: '1' }, devDependencies: { vite: '1' } }),
  'tsconfig.json': '{}',
  'site/site.config.ts': `import { a } from './src/build/a'; export default a;`,
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': '',
  'node_modules/vite/package.json': '{ "name": "vite", "main": "index.js" }',
  'node_modules/vite/index.js': '',
  'site/docs/a.tsx': `import { b } from './b'; import 'react'; export default b;`,
  'site/docs/b.ts': `export const b = 1;`,
  'site/docs/a.server.ts': `import 'node:fs'; import type { A } from '../src/model/a'; export type X = A;`,
  'site/docs/a.client.ts': `import type { A } from '../src/model/a'; export type X = A;`,
  'packages/live-docs/src/model/a.ts': `import type { ReactNode } from 'react'; import type { B } from './b'; export type A = ReactNode | B;`,
  'packages/live-docs/src/model/b.ts': `export type B = 1;`,
  'packages/live-docs/src/model/a.test.ts': `import 'node:fs'; import '../build/a';`,
  'packages/live-docs/src/build/a.ts': `import 'node:fs'; import 'vite'; import type { A } from '../model/a'; export const a: A = 1;`,
  'packages/live-docs/src/workers/a.ts': `import type { A } from '../model/a'; export type W = A;`,
  'packages/live-docs/src/site/ui/a.ts': `import 'react'; export const ui = 1;`,
  'packages/live-docs/src/site/locale/a.ts': `import { ui } from '../ui/a'; import type { A } from '../../model/a'; export const l: A = ui;`,
  'packages/live-docs/src/site/navigation/a.ts': `import { ui } from '../ui/a'; export const n = ui;`,
  'packages/live-docs/src/site/page/a.ts': `import '../ui/a'; import '../locale/a'; import '../navigation/a'; import './b'; import 'virtual:site';`,
  'packages/live-docs/src/site/page/b.ts': `export type {} from '../../model/a';`,
  // The other half of a cycle, which is reported once, at the first of its files.
  'packages/live-docs/src/site/page/z.ts': `import type { One } from './x-cycle'; export type Two = One;`,
  'packages/live-docs/src/site/demo/live/a.ts': `import '../a';`,
  'packages/live-docs/src/site/demo/a.ts': `export const demo = 1;`,
  'packages/live-docs/src/site/app/a.ts': `import '../page/a'; import '../demo/a'; import '../theme.css';`,
  'packages/live-docs/src/site/theme.css': '',
  'bin/a.mjs': `import 'node:fs'; import './b.mjs'; await import('vite');`,
  'bin/b.mjs': '',
};

/** Files that each break one rule, by that rule. A type is an import like any other. */
const BROKEN: Record<string, Record<string, string>> = {
  'model-stands-alone': {
    'packages/live-docs/src/model/x-build.ts': `import type { a } from '../build/a'; export type X = typeof a;`,
    'packages/live-docs/src/model/x-site.ts': `import '../site/ui/a';`,
    'packages/live-docs/src/model/x-package.ts': `import 'vite';`,
  },
  'model-takes-types-of-react': {
    'packages/live-docs/src/model/x-react.ts': `import { useState } from 'react'; export { useState };`,
  },
  'build-imports-model': {
    'packages/live-docs/src/build/x-site.ts': `import type { ui } from '../site/ui/a'; export type X = typeof ui;`,
    'packages/live-docs/src/build/x-worker.ts': `import '../workers/a';`,
    'packages/live-docs/src/build/x-docs.ts': `import '../../docs/b';`,
    'packages/live-docs/src/build/x-config.ts': `import '../../site.config';`,
  },
  'site-imports-model': {
    'packages/live-docs/src/site/app/x-build.ts': `import type { a } from '../../build/a'; export type X = typeof a;`,
    'packages/live-docs/src/site/app/x-worker.ts': `import '../../workers/a';`,
    'packages/live-docs/src/site/app/x-docs.ts': `export * from '../../../docs/b';`,
  },
  'workers-import-model': {
    'packages/live-docs/src/workers/x-site.ts': `import '../site/ui/a';`,
    'packages/live-docs/src/workers/x-build.ts': `import type { a } from '../build/a'; export type X = typeof a;`,
  },
  'ui-knows-no-page': {
    'packages/live-docs/src/site/ui/x-model.ts': `import type { A } from '../../model/a'; export type X = A;`,
    'packages/live-docs/src/site/ui/x-locale.ts': `import '../locale/a';`,
  },
  'locale-and-navigation-import-ui': {
    'packages/live-docs/src/site/locale/x.ts': `import '../navigation/a';`,
    'packages/live-docs/src/site/navigation/x.ts': `import type { demo } from '../demo/a'; export type X = typeof demo;`,
  },
  'rooms-do-not-meet': {
    'packages/live-docs/src/site/page/x-demo.ts': `import type { demo } from '../demo/a'; export type X = typeof demo;`,
    'packages/live-docs/src/site/demo/live/x-page.ts': `import('../../page/a');`,
    'packages/live-docs/src/site/layout/x-app.ts': `import '../app/a';`,
  },
  'no-cycles': {
    'packages/live-docs/src/site/page/x-cycle.ts': `import type { Two } from './z'; export type One = Two;`,
  },
  'docs-stand-alone': {
    'site/docs/x-site.tsx': `import type { ui } from '../src/site/ui/a'; export type X = typeof ui;`,
    'site/docs/x-development.tsx': `import 'vite';`,
    'site/docs/x-model.tsx': `import type { A } from '../src/model/a'; export type X = A;`,
    'site/docs/x-unknown.tsx': `import 'left-pad';`,
  },
  'loaders-import-model': {
    'site/docs/x-build.server.ts': `import '../src/build/a';`,
    'site/docs/x-site.client.ts': `import '../src/site/ui/a';`,
  },
  'no-node-in-browsers': {
    'packages/live-docs/src/site/page/x-node.ts': `import 'node:fs';`,
    'packages/live-docs/src/workers/x-node.ts': `import 'path';`,
    'site/docs/x-node.tsx': `import type { Stats } from 'fs'; export type X = Stats;`,
  },
  'bin-runs-before-install': { 'bin/x.mjs': `import 'vite';`, 'bin/x-source.mjs': `import '../src/build/a';` },
};

/** Runs dependency-cruiser as `npm run check` does. Answers `rule: file` for each file that breaks one. */
async function check(files: Record<string, string>): Promise<string[]> {
  const cwd = await writeFiles(files);
  const args = [CRUISER, 'src', 'docs', 'bin', 'site/site.config.ts', '--config', CONFIG, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 2 ** 24 });
  const result: ICruiseResult = JSON.parse(stdout);
  return [...new Set(result.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
}

test('each rule finds what breaks it, and nothing in a house in order', { timeout: 20_000 }, async () => {
  const broken = Object.assign({}, ...Object.values(BROKEN));
  const expected = Object.entries(BROKEN).flatMap(([rule, files]) =>
    Object.keys(files).map((file) => `${rule}: ${file}`),
  );
  expect(await check({ ...HOUSE, ...broken })).toEqual(expected.sort());
});
