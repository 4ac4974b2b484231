import path, { join } from 'node:path';
import { build, createBuilder } from 'vite';
import { expect, it, test } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { checkBrowserBundle, leaveOutEffects } from './bundle-contents';

async function bundle(files: Record<string, string>, ssr = false) {
  const root = await writeFiles(files);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [checkBrowserBundle()],
    build: { write: false, ssr, rolldownOptions: { input: join(root, 'src/entry.ts') } },
  });
}

test('names each file that imports a builtin, and the builtin', async () => {
  const files = {
    'src/entry.ts': `import './near'; import('./far'); import helper from 'helper'; console.log(helper);`,
    'src/near.ts': `import { readFileSync } from 'node:fs'; import { join } from "path"; console.log(readFileSync(join('a')));`,
    'src/far.ts': `const { cpus } = await import('node:os'); console.log(cpus());`,
    'node_modules/helper/package.json': '{ "name": "helper", "version": "1.0.0", "main": "index.js" }',
    'node_modules/helper/index.js': `module.exports = require('crypto').randomUUID();`,
  };
  const error: unknown = await bundle(files).catch((one: unknown) => one);
  const failure = String(error);
  expect(failure).toContain("Node's own modules reach the browser:\n");
  expect(failure).toContain('  src/near.ts imports node:fs, path\n');
  expect(failure).toContain('  src/far.ts imports node:os\n');
  expect(failure).toContain('  node_modules/helper/index.js imports crypto\n');
  // Builds go on without demos that need one of these.
  expect(error).toMatchObject({
    errors: [
      { errors: expect.arrayContaining([{ id: expect.stringMatching(/far\.ts$/), message: 'imports node:os' }]) },
    ],
  });
});

test('lets through browser code, types of Node and what is shaken out', async () => {
  const built = bundle({
    'src/entry.ts': `import type { Stats } from 'node:fs'; import { used } from './part'; const none: Stats[] = []; console.log(used, none);`,
    'src/part.ts': `export const used = 1; export const unused = async () => (await import('node:fs')).readFileSync('x');`,
  });
  await expect(built).resolves.toBe(undefined);
});

test('is not concerned with a bundle for the server', async () => {
  const built = bundle({ 'src/entry.ts': `import { cpus } from 'node:os'; console.log(cpus());` }, true);
  await expect(built).resolves.toBe(undefined);
});

it('leaves out what the site fetches later, and keeps what a page or a demo does', async () => {
  const root = await writeFiles({
    'src/site/entry.ts': `import '../../docs/demo'; export const editor = () => import('./editor');`,
    'src/site/editor.ts': `export const text = 'of the editor';`,
    'docs/demo.ts': `globalThis.rows = import('./rows');`,
    'docs/rows.ts': `export const text = 'of the rows';`,
  });
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveOutEffects(path.join(root, 'src/site'))],
    environments: {
      ssr: { build: { write: false, rolldownOptions: { input: path.join(root, 'src/site/entry.ts') } } },
    },
  });
  const output = await builder.build(builder.environments['ssr']!);
  const chunks = 'output' in output ? output.output : [];
  const text = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  expect(text).toContain('of the rows');
  expect(text).not.toContain('of the editor');
});
