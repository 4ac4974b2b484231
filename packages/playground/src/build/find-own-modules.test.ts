import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { BuildError } from '../model/problem';
import { findOwnModules, type Modules } from './find-own-modules';

const FILES = {
  'app/node_modules/parts/package.json': '{ "name": "parts" }',
  'app/docs/page.md': '',
  'app/src/index.tsx': '',
  'app/src/look.css': '',
  'ui/package.json': '{ "name": "@acme/ui" }',
  'ui/src/index.ts': '',
};

/** What is found, from the folder of all; or what is said of it. */
async function find(modules: Modules, packages: string[] = []) {
  const root = await writeFiles(FILES);
  symlinkSync(path.join(root, 'ui'), path.join(root, 'app/node_modules/ui'), 'junction');
  const app = normalizePath(path.join(root, 'app'));
  try {
    return Object.fromEntries(
      [...findOwnModules(app, modules, packages)].map(([name, file]) => [
        name,
        file.replace(/^.*?(?=\/(app|ui)\/)/, ''),
      ]),
    );
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.message.replaceAll(app, 'APP').split('\n');
  }
}

it('finds a file, the index of a folder, a stylesheet, and the source of a linked package', async () => {
  const modules = { '@acme/app': './src/index.tsx', 'app': 'src', 'app/look.css': './src/look.css', 'ui': '../ui/src' };
  expect(await find(modules)).toEqual({
    '@acme/app': '/app/src/index.tsx',
    'app': '/app/src/index.tsx',
    'app/look.css': '/app/src/look.css',
    'ui': '/ui/src/index.ts',
  });
});

it('says what is wrong with each', async () => {
  const modules = {
    '@acme/a': './src/index.ts',
    '@acme/b': './far/away',
    '@acme/c': './docs',
    '@acme/d': './docs/page.md',
    '@acme/e': '',
  };
  const remedy = 'Correct the path in `modules` (--modules).';
  const expected = (name: string) =>
    `Expected the source of the module "@acme/${name}", by its path from APP. ${remedy}`;
  expect(await find(modules)).toEqual([
    `./src/index.ts: nothing is there: did you mean src/index.tsx? ${expected('a')}`,
    `./far/away: nothing is there. ${expected('b')}`,
    `./docs: the folder has none of index.ts, index.tsx, index.js, index.jsx. ${expected('c')}`,
    `./docs/page.md: the file is neither a script nor a stylesheet. ${expected('d')}`,
    `modules: the folder has none of index.ts, index.tsx, index.js, index.jsx. ${expected('e')}`,
  ]);
});

it('takes no name that means something else, too', async () => {
  const expected = 'Expected a name that imports have, and that no package has.';
  expect(await find({ './ui': './src', 'react': './src', 'parts/row': './src' }, ['react'])).toEqual([
    `./src: "./ui" can't be the name of a module. ${expected} Name it as in "@acme/ui".`,
    `./src: "react" is a package, too. ${expected} Take it out of \`modules\` or \`packages\`, or give the module another name.`,
    `./src: "parts/row" is a package, too, installed in APP/node_modules/parts. ${expected} Take it out of \`modules\` or \`packages\`, or give the module another name.`,
  ]);
});
