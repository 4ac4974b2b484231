import { symlinkSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { createTypeService } from '../types/worker/create-type-service';
import type { TrimmedTypeScript } from '../types/worker/project';
import { normalizePath } from 'vite';
import { collectDeclarations } from './collect-declarations';

const DEMO =
  "import { size } from 'linked';\nimport anything from 'untyped';\nexport default () => [size.wide, anything.at.all];\n";

/** What is collected for a site in `site` whose one demo has a text, and the type errors of the demo with it. */
function collect(folder: string, text: string, imports: string[]) {
  const root = normalizePath(folder);
  const site = `${root}/site`;
  const file = `${site}/docs/demo.ts`;
  const {
    pathOf,
    read: _read,
    absent,
    ...declarations
  } = collectDeclarations({
    ts,
    root: site,
    workspace: root,
    engine: normalizePath(path.resolve(import.meta.dirname, '../..')),
    sources: [{ file, imports }],
    keepsComments: () => false,
  });
  const data = {
    ...declarations,
    root: pathOf(site),
    demos: { demo: pathOf(file) },
    uses: {},
    defaults: {},
    api: [],
    types: {},
  };
  const service = createTypeService(ts as unknown as TrimmedTypeScript, data);
  const issues = service.check({ demo: 'demo', files: { 'demo.ts': text } });
  return { declarations, absent, messages: issues.map(({ message }) => message) };
}

it('follows links to packages, and lets packages without types be anything', async () => {
  const root = await writeFiles({
    'site/docs/demo.ts': DEMO,
    'site/node_modules/untyped/package.json': '{ "name": "untyped", "main": "index.js" }',
    'site/node_modules/untyped/index.js': 'module.exports = {};',
    'store/linked/package.json': '{ "name": "linked", "exports": { ".": { "types": "./types/main.d.ts" } } }',
    'store/linked/types/main.d.ts': "/** The size. */\nexport { size } from './size';\n",
    'store/linked/types/size.d.ts': '// A comment.\nexport declare const size: { high: number };\n',
  });
  symlinkSync(path.join(root, 'store/linked'), path.join(root, 'site/node_modules/linked'), 'junction');

  const { declarations, messages } = collect(root, DEMO, ['linked', 'untyped', './style.css']);
  const sizes = Object.entries(declarations.files).filter(([name]) => name.endsWith('/types/size.d.ts'));
  expect(sizes.map(([, text]) => text)).toEqual(['export declare const size: { high: number };\n']);
  expect(declarations.packages).toContain('linked');
  expect(JSON.stringify(declarations)).not.toContain(root);
  expect(messages).toEqual(["Property 'wide' does not exist on type '{ high: number; }'."]);
});

it('goes on without what a package names and lacks, as TypeScript does', async () => {
  const main = [
    '/// <reference path="./gone.d.ts" />',
    '/// <reference path="..\\extra.d.ts" />',
    '/// <reference lib="es1999" />',
    '/// <reference types="gone" />',
    "export * from './gone';",
    'export declare const size: Size;',
  ].join('\n');
  const root = await writeFiles({
    'site/node_modules/odd/package.json': '{ "types": "types/main.d.ts" }',
    'site/node_modules/odd/types/main.d.ts': main,
    'site/node_modules/odd/extra.d.ts': 'interface Size { high: number }',
  });
  const { messages } = collect(root, "import { size } from 'odd';\nsize.wide;\n", ['odd']);
  expect(messages).toEqual(["Property 'wide' does not exist on type 'Size'."]);
});

it('names the files that would give an import its types', async () => {
  const root = await writeFiles({
    'site/node_modules/untyped/package.json': '{ "name": "untyped", "main": "index.js" }',
    'site/node_modules/untyped/index.js': 'module.exports = {};',
    'site/node_modules/typed/index.d.ts': 'export declare const size: number;',
  });
  const { absent } = collect(root, '', ['untyped', 'typed', 'absent']);
  const named = absent.map((file) => path.posix.relative(normalizePath(root), file));
  expect(named).toEqual(
    expect.arrayContaining(['site/node_modules/untyped/index.d.ts', 'site/node_modules/absent', 'site/docs']),
  );
  expect(named.filter((file) => file.includes('/typed'))).toEqual([]);
});
