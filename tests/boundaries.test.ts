import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { writeFiles } from './support/write-files';

const CONFIG = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url));
const CRUISER = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url));

/** Folder of the engine's sources. */
const SRC = 'packages/live-docs/src';
/** Folder of the playground's. */
const PLAYGROUND = 'packages/playground/src';
/** Folder of the migration's. */
const MIGRATE = 'packages/migrate/src';
/** Folder of the drawing's. */
const DRAWING = 'packages/drawing/src';
/** What the playground exports, by name. */
const PARTS = {
  'react': 'react/index',
  'build': 'build/index',
  'model': 'model/index',
  'internal': 'base/index',
  'internal/live': 'react/internal',
  'types': 'types/index',
};

/** A package that is installed. */
const installed = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: '',
});

/** Layers of `src/core/node`, each with one after it. */
const LAYERS = [
  ['files', 'library'],
  ['library', 'internals'],
  ['internals', 'config'],
  ['config', 'compile/live'],
  ['compile/live', 'compile/markdown'],
  ['compile/markdown', 'compile/demos'],
  ['compile/demos', 'compile/types'],
  ['compile/types', 'compile/pictures'],
  ['compile/pictures', 'snapshot'],
  ['snapshot', 'feature'],
  ['feature', 'output/frame'],
  ['output/frame', 'output/data'],
  ['output/data', 'output/markdown'],
  ['output/markdown', 'output/documents'],
  ['output/documents', 'vite/server'],
  ['vite/server', 'vite/dev'],
  ['vite/dev', 'vite'],
  // The plugin joins them all.
  ['vite', '.'],
] as const;

/** A repository where everything that is imported may be imported. */
const ORDERLY = {
  'package.json': JSON.stringify({ type: 'module', devDependencies: { prettier: '1' } }),
  'tsconfig.json': '{}',
  ...installed('react'),
  ...installed('typescript'),
  ...installed('vite'),
  ...installed('zod'),
  ...installed('prettier'),
  ...installed('sucrase'),
  ...installed('@sketch-hq/sketch-file-format-ts'),
  'node_modules/sucrase/dist/a.js': '',
  'packages/live-docs/package.json': JSON.stringify({
    name: 'live-docs',
    exports: {
      '.': { 'live-docs-source': './src/index.ts' },
      './components': { 'live-docs-source': './src/components.ts' },
      './plugin': { 'live-docs-source': './src/plugin.ts' },
      './internal': { 'live-docs-source': './src/internal.ts' },
    },
    dependencies: { 'live-drawing': '1', 'live-playground': '1', 'typescript': '1', 'vite': '1' },
    peerDependencies: { 'live-docs-migrate': '1', 'react': '1' },
  }),
  'packages/live-docs/bin/a.mjs': `import 'node:fs'; import 'vite';`,
  [`${SRC}/index.ts`]: `export { a } from './core/node/a'; export type { M } from './messages';`,
  [`${SRC}/plugin.ts`]: `export type { M as p } from './messages';`,
  'examples/plugins/b/index.ts': '',
  [`${SRC}/messages.ts`]: `import type { ui } from './core/browser/ui/a'; export type M = typeof ui;`,
  [`${SRC}/components.ts`]: `export { n } from './core/browser/navigation/a';`,
  [`${SRC}/cli/a.ts`]: `import 'node:fs'; import '../core/node/a'; import '../features/api/node/a'; import '../features/versions/node/a'; import '../features/versions/shared/a'; import '../features/archives/node/a'; import type { A } from '../core/model/a'; export type X = A;`,
  [`${SRC}/core/model/a.ts`]: `import type { ReactNode } from 'react'; import type { B } from './b'; export type A = ReactNode | B;`,
  [`${SRC}/core/model/b.ts`]: `import 'live-playground/model'; export type B = 1;`,
  [`${SRC}/core/model/a.test.ts`]: `import 'node:fs'; import '../node/a';`,
  [`${SRC}/core/node/a.ts`]: `import 'node:fs'; import 'vite'; import 'live-playground/build'; import 'live-playground/types'; import type { A } from '../model/a'; export const a: A = 1;`,
  ...Object.fromEntries(
    LAYERS.map(([layer], at) => {
      const before = LAYERS[at - 1]?.[0];
      return [`${SRC}/core/node/${layer}/a.ts`, before ? `import '${path.posix.relative(layer, before)}/a';` : ''];
    }),
  ),
  [`${SRC}/features/index.ts`]: `import './feed'; import './offline'; import type {} from '../core/node/feature/a';`,
  [`${SRC}/features/feed/index.ts`]: `import './node/a'; import './shared/a'; import 'zod'; import '../../core/node/feature/a';`,
  [`${SRC}/features/feed/node/a.ts`]: `import 'node:fs'; import '../shared/a'; import '../../../core/node/a'; import '../../../core/model/b';`,
  [`${SRC}/features/feed/shared/a.ts`]: `import '../../../core/model/b';`,
  [`${SRC}/features/feed/browser/a.ts`]: `import 'react'; import '../shared/a'; import '../../../core/browser/ui/a'; import '../../../core/browser/locale/a';`,
  [`${SRC}/features/feed/worker/a.ts`]: `import '../shared/a'; import '../../../core/model/b';`,
  [`${SRC}/features/api/node/a.ts`]: '',
  [`${SRC}/features/versions/node/a.ts`]: '',
  [`${SRC}/features/versions/shared/a.ts`]: '',
  [`${SRC}/features/offline/index.ts`]: '',
  [`${SRC}/features/offline/shared/a.ts`]: '',
  [`${SRC}/features/search/browser/a.ts`]: `import '../worker/search';`,
  [`${SRC}/features/search/worker/search.ts`]: `import '../shared/a';`,
  [`${SRC}/features/search/shared/a.ts`]: '',
  [`${SRC}/tools/a.ts`]: `import type { A } from '../core/model/a'; import '../features/search/shared/a'; export type T = A;`,
  [`${SRC}/core/head/a.ts`]: `import '../model/b';`,
  [`${SRC}/probe/a.ts`]: `import '../core/model/b';`,
  [`${SRC}/test.ts`]: '',
  [`${SRC}/internal.ts`]: `export { a } from './core/node/a';`,
  [`${SRC}/cli/main.ts`]: `await import('live-docs-migrate');`,
  'packages/migrate/package.json': JSON.stringify({
    name: 'live-docs-migrate',
    exports: { '.': { 'live-docs-source': './src/index.ts' } },
    dependencies: { 'live-playground': '1', 'vite': '1' },
    peerDependencies: { 'live-docs': '1' },
  }),
  [`${MIGRATE}/index.ts`]: `import './a';`,
  [`${MIGRATE}/a.ts`]: `import 'node:fs'; import 'vite'; import 'live-docs/internal'; import 'live-playground/model'; import 'live-playground/build';`,
  [`${MIGRATE}/a.test.ts`]: `import '../../../tests/support/a';`,
  'tests/support/a.ts': '',
  [`${SRC}/cli/steps.ts`]: `import type {} from '../test';`,
  [`${SRC}/core/browser/ui/a.ts`]: `import 'react'; export const ui = 1;`,
  [`${SRC}/core/browser/locale/a.ts`]: `import { ui } from '../ui/a'; import type { A } from '../../model/a'; export const l: A = ui;`,
  [`${SRC}/core/browser/loading/a.ts`]: `import { ui } from '../ui/a'; import type { A } from '../../model/a'; export const o: A = ui;`,
  [`${SRC}/core/browser/navigation/a.ts`]: `import { ui } from '../ui/a'; import '../loading/a'; export const n = ui;`,
  [`${SRC}/core/browser/page/a.ts`]: `import '../ui/a'; import '../loading/a'; import '../locale/a'; import '../navigation/a'; import './b'; import 'virtual:site';`,
  [`${SRC}/core/browser/page/b.ts`]: `export type {} from '../../model/a';`,
  // The other half of a cycle, which is reported once, at the first of its files.
  [`${SRC}/core/browser/page/z.ts`]: `import type { One } from './x-cycle'; export type Two = One;`,
  [`${SRC}/core/browser/demo/live/a.ts`]: `import '../a'; import 'live-playground/internal'; import 'live-playground/internal/live';`,
  [`${SRC}/core/browser/demo/a.ts`]: `export const demo = 1;`,
  [`${SRC}/features/feed/browser/draw.ts`]: `import 'live-drawing';`,
  [`${SRC}/core/browser/app/a.ts`]: `import '../page/a'; import '../demo/a'; import '../theme.css';`,
  [`${SRC}/core/browser/theme.css`]: '',
  'packages/drawing/package.json': JSON.stringify({
    name: 'live-drawing',
    exports: { '.': { 'live-docs-source': './src/index.ts' } },
    devDependencies: { '@sketch-hq/sketch-file-format-ts': '1' },
  }),
  [`${DRAWING}/index.ts`]: `import './a';`,
  [`${DRAWING}/a.ts`]: `import type {} from '@sketch-hq/sketch-file-format-ts';`,
  [`${DRAWING}/a.test.ts`]: `import 'vite'; import '../../../tests/support/a';`,
  'packages/live-docs/tests/a.ts': `import '../src/core/node/a'; import '../../playground/src/compile/a'; import '../../../site/site.config';`,
  'packages/playground/package.json': JSON.stringify({
    name: 'live-playground',
    exports: Object.fromEntries(
      Object.entries(PARTS).map(([name, file]) => [`./${name}`, { 'live-docs-source': `./src/${file}.ts` }]),
    ),
    dependencies: { sucrase: '1', typescript: '1', vite: '1' },
    peerDependencies: { react: '1' },
  }),
  ...Object.fromEntries(
    Object.entries(PARTS).map(([name, file]) => [
      `${PLAYGROUND}/${file}.ts`,
      `import './${name === 'types' ? 'find-rows' : 'a'}';`,
    ]),
  ),
  [`${PLAYGROUND}/model/a.ts`]: '',
  [`${PLAYGROUND}/model/a.test.ts`]: `import 'node:fs'; import '../build/a';`,
  [`${PLAYGROUND}/base/a.ts`]: `import 'react'; import '../model/a';`,
  [`${PLAYGROUND}/types/find-rows.ts`]: `import type ts from 'typescript'; import '../model/a'; export type T = ts.Type;`,
  [`${PLAYGROUND}/types/a.ts`]: `import '../base/a'; import '../model/a';`,
  [`${PLAYGROUND}/types/worker/a.ts`]: `import type ts from 'typescript'; import '../find-rows'; import '../../model/a'; export type T = ts.Type;`,
  [`${PLAYGROUND}/compile/a.ts`]: `import '../base/a'; import '../texts/a';`,
  [`${PLAYGROUND}/compile/worker/a.ts`]: `import '../../internals/a'; import '../../model/a';`,
  [`${PLAYGROUND}/texts/a.ts`]: `import '../model/a';`,
  [`${PLAYGROUND}/run/a.ts`]: `import '../compile/a'; import '../texts/a';`,
  [`${PLAYGROUND}/frame/a.ts`]: `import 'react'; import '../model/a';`,
  [`${PLAYGROUND}/internals/a.ts`]: `import 'sucrase/dist/a.js'; import 'node:fs'; import 'typescript'; import '../model/a';`,
  [`${PLAYGROUND}/editor/a.ts`]: `import '../run/a'; import '../types/a';`,
  [`${PLAYGROUND}/react/a.ts`]: `import '../editor/a'; import '../run/a'; import '../base/a';`,
  [`${PLAYGROUND}/build/a.ts`]: `import 'node:fs'; import 'vite'; import 'typescript'; import '../internals/a'; import '../types/find-rows';`,
  'site/package.json': JSON.stringify({ dependencies: { react: '1' }, devDependencies: { 'live-docs': '1' } }),
  'site/site.config.ts': `import { a } from 'live-docs'; export default a;`,
  'site/components.tsx': `import { n } from 'live-docs/components'; export const N = n;`,
  'site/docs/a.tsx': `import { b } from './b'; import 'react'; export default b;`,
  'site/docs/b.ts': `export const b = 1;`,
  'site/docs/a.server.ts': `import 'node:fs'; import type { a } from 'live-docs'; export type X = typeof a;`,
  'site/docs/a.client.ts': `import type { a } from 'live-docs'; export type X = typeof a;`,
  'site/tests/a.ts': `import '../../packages/live-docs/src/core/node/a';`,
  'examples/one/package.json': JSON.stringify({ dependencies: { react: '1' } }),
  'examples/one/site.config.ts': `import { a } from 'live-docs'; export default a;`,
  'examples/one/docs/a.tsx': `import 'react';`,
  'examples/plugins/a/index.ts': `import { p } from 'live-docs/plugin'; import { b } from './b'; export default [p, b];`,
  'examples/plugins/a/b.ts': `import { n } from 'live-docs/components'; export const b = n;`,
  'examples/plugins/site/site.config.ts': `import { a } from 'live-docs'; import b from '../a/index'; export default [a, b];`,
  'bin/a.mjs': `import 'node:fs'; import './b.mjs'; await import('prettier');`,
  'bin/b.mjs': '',
};

const NODE_LAYERS = Object.fromEntries(
  LAYERS.map(([layer, later]) => [
    `node-${layer.replace('/', '-')}-imports-lower-layers`,
    {
      [`${SRC}/core/node/${layer}/x-${later.replace(/\W/g, '-')}.ts`]: `import '${path.posix.relative(layer, later)}/a';`,
    },
  ]),
);

/** Files that each break one rule, by that rule. A type is an import like any other. */
const BROKEN: Record<string, Record<string, string>> = {
  'model-stands-alone': {
    [`${SRC}/core/model/x-node-side.ts`]: `import type { a } from '../node/a'; export type X = typeof a;`,
    [`${SRC}/core/model/x-site.ts`]: `import '../browser/ui/a';`,
    [`${SRC}/core/model/x-package.ts`]: `import 'vite';`,
  },
  'model-takes-types-of-react': {
    [`${SRC}/core/model/x-react.ts`]: `import { useState } from 'react'; export { useState };`,
  },
  'node-imports-model': {
    [`${SRC}/core/node/x-feature.ts`]: `import type {} from '../../features';`,
    [`${SRC}/core/node/x-site.ts`]: `import type { ui } from '../browser/ui/a'; export type X = typeof ui;`,
    [`${SRC}/core/node/x-worker.ts`]: `import '../../features/feed/worker/a';`,
    [`${SRC}/core/node/x-cli.ts`]: `import '../../cli/a';`,
    [`${SRC}/core/node/x-internal.ts`]: `import '../../internal';`,
    [`${SRC}/core/node/x-bin.ts`]: `import '../../../../../bin/b.mjs';`,
    [`${SRC}/core/node/x-components.ts`]: `import 'live-playground/react';`,
    [`${SRC}/core/node/x-drawing.ts`]: `import type {} from 'live-drawing';`,
  },
  ...NODE_LAYERS,
  'site-imports-model': {
    [`${SRC}/core/browser/app/x-node-side.ts`]: `import type { a } from '../../node/a'; export type X = typeof a;`,
    [`${SRC}/core/browser/app/x-worker.ts`]: `import '../../../features/search/worker/search';`,
    [`${SRC}/core/browser/app/x-tools.ts`]: `import '../../../tools/a';`,
    [`${SRC}/core/browser/app/x-build.ts`]: `import 'live-playground/build';`,
    [`${SRC}/core/browser/app/x-components.ts`]: `import 'live-playground/react';`,
    // The part of the public surface that runs in browsers.
    [`${SRC}/components.ts`]: `export { a } from './core/node/a';`,
  },
  'feature-rooms-keep-their-runtime': {
    [`${SRC}/features/feed/node/x-browser.ts`]: `import '../browser/a';`,
    [`${SRC}/features/feed/node/x-other.ts`]: `import '../../offline/shared/a';`,
    [`${SRC}/features/offline/index.ts`]: `import '../../core/browser/ui/a';`,
  },
  'feature-browser-imports-browser': {
    [`${SRC}/features/feed/browser/x-node.ts`]: `import type {} from '../node/a';`,
    [`${SRC}/features/feed/browser/x-worker.ts`]: `import '../../search/worker/search';`,
    [`${SRC}/features/feed/browser/x-layout.ts`]: `import '../../../core/browser/page/a';`,
  },
  'feature-workers-and-shared-import-model': {
    [`${SRC}/features/feed/worker/x-browser.ts`]: `import '../browser/a';`,
    [`${SRC}/features/feed/shared/x-worker.ts`]: `import '../worker/a';`,
  },
  'tools-import-model': {
    [`${SRC}/tools/x-feature.ts`]: `import '../features/search/browser/a';`,
    [`${SRC}/tools/x-node-side.ts`]: `import type { a } from '../core/node/a'; export type X = typeof a;`,
    [`${SRC}/tools/x-builtin.ts`]: `import 'node:fs';`,
  },
  'probe-imports-model': {
    [`${SRC}/probe/x-site.ts`]: `import '../core/browser/ui/a';`,
    [`${SRC}/probe/x-package.ts`]: `import 'react';`,
  },
  'head-imports-model': {
    [`${SRC}/core/head/x-site.ts`]: `import '../browser/ui/a';`,
    [`${SRC}/core/head/x-node-side.ts`]: `import type { a } from '../node/a'; export type X = typeof a;`,
    [`${SRC}/core/head/x-package.ts`]: `import 'react';`,
  },
  'cli-imports-node-and-model': {
    [`${SRC}/cli/x-site.ts`]: `import type { ui } from '../core/browser/ui/a'; export type X = typeof ui;`,
    [`${SRC}/cli/x-worker.ts`]: `import '../features/feed/worker/a';`,
  },
  'index-runs-in-node': {
    [`${SRC}/index.ts`]: `export { n } from './core/browser/navigation/a';`,
    [`${SRC}/messages.ts`]: `import { ui } from './core/browser/ui/a'; export type M = typeof ui;`,
  },
  'engine-knows-no-site': {
    'packages/live-docs/bin/x.mjs': `import '../../../site/site.config';`,
    [`${SRC}/x.ts`]: `import type X from '../../../examples/one/site.config'; export type { X };`,
  },
  'ui-knows-no-page': {
    [`${SRC}/core/browser/ui/x-model.ts`]: `import type { A } from '../../model/a'; export type X = A;`,
    [`${SRC}/core/browser/ui/x-locale.ts`]: `import '../locale/a';`,
  },
  'loading-imports-ui': {
    [`${SRC}/core/browser/loading/x-navigation.ts`]: `import '../navigation/a';`,
    [`${SRC}/core/browser/loading/x-locale.ts`]: `import type { l } from '../locale/a'; export type X = typeof l;`,
  },
  'locale-and-navigation-import-loading-and-ui': {
    [`${SRC}/core/browser/locale/x.ts`]: `import '../navigation/a';`,
    [`${SRC}/core/browser/navigation/x.ts`]: `import type { demo } from '../demo/a'; export type X = typeof demo;`,
  },
  'rooms-do-not-meet': {
    [`${SRC}/core/browser/page/x-demo.ts`]: `import type { demo } from '../demo/a'; export type X = typeof demo;`,
    [`${SRC}/core/browser/demo/live/x-page.ts`]: `import('../../page/a');`,
    [`${SRC}/core/browser/layout/x-app.ts`]: `import '../app/a';`,
  },
  'drawing-stands-alone': {
    [`${DRAWING}/x-engine.ts`]: `import type { A } from '../../live-docs/src/core/model/a'; export type X = A;`,
    [`${DRAWING}/x-playground.ts`]: `import 'live-playground/model';`,
    [`${DRAWING}/x-package.ts`]: `import 'react';`,
    [`${DRAWING}/x-node.ts`]: `import 'node:fs';`,
  },
  'packages-import-exports-of-others': {
    [`${SRC}/core/model/x-playground.ts`]: `import '../../../../playground/src/model/index';`,
    [`${SRC}/features/feed/browser/x-drawing.ts`]: `import '../../../../../drawing/src/index';`,
    'packages/live-docs/bin/x-playground.mjs': `import '../../playground/src/build/index';`,
    [`${MIGRATE}/x-relative.ts`]: `import '../../live-docs/src/internal';`,
  },
  'engine-runs-without-the-migration': {
    [`${SRC}/cli/main.ts`]: `import 'live-docs-migrate';`,
  },
  'command-starts-the-migration': {
    [`${SRC}/cli/x-migration.ts`]: `await import('live-docs-migrate');`,
  },
  'migration-imports-internal': {
    [`${MIGRATE}/x-index.ts`]: `import 'live-docs';`,
    [`${MIGRATE}/x-components.ts`]: `import type {} from 'live-playground/react';`,
    [`${MIGRATE}/x-support.ts`]: `import '../../../tests/support/a';`,
  },
  'create-runs-without-the-engine': {
    'packages/create-live-docs/src/x-internal.ts': `import 'live-docs/internal';`,
  },
  'playground-knows-no-live-docs': {
    [`${PLAYGROUND}/base/x.test.ts`]: `import '../../../live-docs/src/core/model/a';`,
    'packages/playground/bin/x.mjs': `import '../../live-docs/bin/a.mjs';`,
    [`${PLAYGROUND}/frame/x-drawing.test.ts`]: `import '../../../drawing/src/index';`,
    [`${PLAYGROUND}/build/x-migration.test.ts`]: `import '../../../migrate/src/index';`,
  },
  'playground-model-stands-alone': {
    [`${PLAYGROUND}/model/x-package.ts`]: `import type {} from 'react';`,
    [`${PLAYGROUND}/model/x-base.ts`]: `import '../base/a';`,
  },
  'playground-base-imports-model': {
    [`${PLAYGROUND}/base/x-texts.ts`]: `import '../texts/a';`,
    [`${PLAYGROUND}/base/x-run.ts`]: `import type {} from '../run/a';`,
  },
  'playground-frame-imports-model': {
    [`${PLAYGROUND}/frame/x-run.ts`]: `import '../run/a';`,
    [`${PLAYGROUND}/frame/x-base.ts`]: `import type {} from '../base/a';`,
  },
  'playground-workers-import-model': {
    [`${PLAYGROUND}/compile/worker/x-page.ts`]: `import '../a';`,
    [`${PLAYGROUND}/compile/worker/x-types.ts`]: `import '../../types/worker/a';`,
    [`${PLAYGROUND}/types/worker/x-page.ts`]: `import type {} from '../a';`,
  },
  'playground-type-reader-imports-model': {
    [`${PLAYGROUND}/types/find-rows.ts`]: `import './a';`,
  },
  'playground-is-given-the-compiler': {
    [`${PLAYGROUND}/types/worker/x-compiler.ts`]: `import ts from 'typescript'; export { ts };`,
  },
  'playground-page-starts-what-runs-beside-it': {
    [`${PLAYGROUND}/compile/x-worker.ts`]: `import './worker/a';`,
    [`${PLAYGROUND}/run/x-frame.ts`]: `import type {} from '../frame/a';`,
    [`${PLAYGROUND}/react/x-build.ts`]: `import '../build/a';`,
    [`${PLAYGROUND}/types/x-internals.ts`]: `import '../internals/a';`,
  },
  'playground-engine-knows-no-interface': {
    [`${PLAYGROUND}/run/x-react.ts`]: `import '../react/a';`,
    [`${PLAYGROUND}/index.ts`]: `import './editor/a';`,
  },
  'playground-editor-knows-no-components': {
    [`${PLAYGROUND}/editor/x-react.ts`]: `import type {} from '../react/a';`,
  },
  'playground-build-imports-model': {
    [`${PLAYGROUND}/build/x-frame.ts`]: `import '../frame/a';`,
    [`${PLAYGROUND}/vite/x-run.ts`]: `import type {} from '../run/a';`,
  },
  'inner-parts-in-internals': {
    [`${PLAYGROUND}/compile/worker/x-parts.ts`]: `import 'sucrase/dist/a.js';`,
    [`${SRC}/core/node/compile/types/x-parts.ts`]: `import type {} from 'sucrase/dist/a.js';`,
  },
  'no-cycles': {
    [`${SRC}/core/browser/page/x-cycle.ts`]: `import type { Two } from './z'; export type One = Two;`,
  },
  'docs-stand-alone': {
    'site/docs/x-config.tsx': `import config from '../site.config'; export default config;`,
    'site/docs/x-development.tsx': `import 'live-docs/components';`,
    'site/docs/x-root.tsx': `import 'prettier';`,
    'site/docs/x-unknown.tsx': `import 'left-pad';`,
  },
  'sites-use-the-public-surface': {
    'site/x-source.ts': `import '../packages/live-docs/src/core/node/a';`,
    'site/x-inside.ts': `import type { a } from 'live-docs/lib/node/a'; export type X = typeof a;`,
    'site/docs/x-model.server.ts': `import '../../packages/live-docs/src/core/model/b';`,
    'examples/one/x-site.ts': `import '../../site/site.config';`,
    'examples/one/x-bin.ts': `import '../../bin/b.mjs';`,
  },
  'plugins-use-what-is-for-them': {
    'examples/plugins/a/x-engine.ts': `import { a } from 'live-docs'; export default a;`,
    'examples/plugins/a/x-inside.ts': `import '../../../packages/live-docs/src/index';`,
    'examples/plugins/a/x-other.ts': `import '../b/index';`,
  },
  'no-node-in-browsers': {
    [`${SRC}/core/browser/page/x-node.ts`]: `import 'node:fs';`,
    [`${SRC}/features/feed/worker/x-node.ts`]: `import 'path';`,
    'site/docs/x-node.tsx': `import type { Stats } from 'fs'; export type X = Stats;`,
  },
  'bin-runs-before-install': {
    'bin/x.mjs': `import 'prettier';`,
    'bin/x-source.mjs': `import '../packages/live-docs/src/core/node/a';`,
  },
};

/** Runs dependency-cruiser as `npm run check` does. Answers `rule: file` for each file that breaks one. */
async function check(files: Record<string, string>): Promise<string[]> {
  const cwd = await writeFiles(files);
  // As npm links a workspace.
  const link = (name: string, folder: string) =>
    symlinkSync(path.join(cwd, folder), path.join(cwd, 'node_modules', name), 'junction');
  link('live-docs', 'packages/live-docs');
  link('live-playground', 'packages/playground');
  link('live-drawing', 'packages/drawing');
  link('live-docs-migrate', 'packages/migrate');
  const folders = ['packages', 'site', 'examples', 'bin'];
  const args = [CRUISER, ...folders, '--config', CONFIG, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 2 ** 24 });
  const result: ICruiseResult = JSON.parse(stdout);
  return [...new Set(result.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
}

test('each rule finds what breaks it, and nothing else', async () => {
  const broken = Object.assign({}, ...Object.values(BROKEN));
  const expected = Object.entries(BROKEN).flatMap(([rule, files]) =>
    Object.keys(files).map((file) => `${rule}: ${file}`),
  );
  expect(await check({ ...ORDERLY, ...broken })).toEqual(expected.sort());
});

test('each rule is proven', () => {
  const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };
  expect(Object.keys(BROKEN).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
