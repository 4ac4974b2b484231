import path from 'node:path';
import { expect, it } from 'vitest';
import * as engine from 'live-docs/internal';
import { writeFiles } from '../../../tests/support/write-files';
import { chooseLibrary, findBeside } from './choose-library';

const LIBRARY = { peerDependencies: { react: '>=18' } };

/** A folder with a `package.json` by path. */
const folder = (manifests: Record<string, object>) =>
  writeFiles(
    Object.fromEntries(
      Object.entries(manifests).map(([at, manifest]) => [
        path.posix.join(at, 'package.json'),
        JSON.stringify(manifest),
      ]),
    ),
  );

/** What the author may choose from, in this order. */
async function names(root: string): Promise<string[]> {
  let asked = '';
  const ask = (question: string) => {
    asked = question;
    return Promise.resolve('');
  };
  const library = await chooseLibrary(root, engine, '', ask);
  return asked ? [...asked.matchAll(/^ {2}\d {2}(.*)$/gm)].map(([, name = '']) => name) : library ? [library.name] : [];
}

it('is the package that the folder belongs to, whatever that depends on', async () => {
  const root = await folder({
    '': { name: '@scope/slider', ...LIBRARY, dependencies: { '@scope/util': '1' } },
    'node_modules/@scope/util': LIBRARY,
    'website': { name: 'website' },
  });
  expect(await chooseLibrary(root, engine, '')).toMatchObject({ name: '@scope/slider', folder: root });
  expect(await names(path.join(root, 'website'))).toEqual(['@scope/slider']);
});

it('is a dependency that is made for React, else a development dependency', async () => {
  const dependencies = { 'lodash': '1', 'react-dom': '1', 'live-docs': '1', '@scope/select': '1', 'gone': '1' };
  const root = await folder({
    '': { dependencies, devDependencies: { '@testing-library/react': '1', 'react-window': '1' } },
    ...Object.fromEntries(
      ['react-dom', 'live-docs', '@scope/select', 'react-window', '@testing-library/react'].map((name) => [
        `node_modules/${name}`,
        LIBRARY,
      ]),
    ),
    'node_modules/lodash': {},
  });
  expect(await names(root)).toEqual(['@scope/select', 'react-window']);
});

it('is a package of the workspace, first the one that the folder depends on', async () => {
  const root = await folder({
    '': { private: true, workspaces: ['packages/*', 'docs'] },
    'packages/a': { name: 'a', ...LIBRARY },
    'packages/b': { name: 'b', ...LIBRARY },
    'packages/tool': { name: 'tool' },
    'docs': { name: 'docs', dependencies: { other: '1', b: '*' } },
    'node_modules/b': LIBRARY,
    'node_modules/other': LIBRARY,
  });
  expect(await names(root)).toEqual(['a', 'b']);
  expect(await names(path.join(root, 'docs'))).toEqual(['b', 'a', 'other']);
});

it('is the one that is named, of the repository or installed', async () => {
  const manifests = { '': { name: 'kit', private: true, dependencies: { kit: '1' } }, 'node_modules/kit': LIBRARY };
  const root = await folder({ ...manifests, 'packages/own': { name: 'own' } });
  expect(await chooseLibrary(root, engine, 'kit')).toEqual({ name: 'kit', manifest: expect.objectContaining(LIBRARY) });
  expect(await chooseLibrary(root, engine, '')).not.toHaveProperty('folder');
});

it('is none where nothing is installed', async () => {
  expect(await chooseLibrary(await folder({ '': {} }), engine, '')).toBeUndefined();
});

it('asks where there are several, until the answer is one of them', async () => {
  const root = await folder({
    '': { workspaces: ['packages/*'] },
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`packages/${name}`, { name, ...LIBRARY }])),
  });
  const answers = ['d', '2'];
  const ask = () => Promise.resolve(answers.shift() ?? '');
  expect(await chooseLibrary(root, engine, '', ask)).toMatchObject({ name: 'b' });
  expect(answers).toEqual([]);
  expect(await chooseLibrary(root, engine, '', ask)).toMatchObject({ name: 'a' });
  expect(await chooseLibrary(root, engine, '')).toMatchObject({ name: 'a' });
});

it('is of those of a workspace the one that is called as the repository, else the one that uses most of the others', async () => {
  const manifests = {
    'packages/a': { name: '@scope/a', ...LIBRARY },
    'packages/all': { name: '@scope/all', ...LIBRARY, dependencies: { '@scope/a': '*', '@scope/dom': '*' } },
    'packages/dom': { name: '@scope/dom' },
    'packages/kit': { name: '@scope/kit', ...LIBRARY },
  };
  const root = { private: true, workspaces: ['packages/*'] };
  const [first] = await names(await folder({ '': { ...root, repository: 'someone/kit' }, ...manifests }));
  expect(first).toBe('@scope/kit');
  const [second] = await names(await folder({ '': { ...root, repository: 'someone/design' }, ...manifests }));
  expect(second).toBe('@scope/all');
});

it('comes with the packages of its workspace that have to be built, for React or used by these', async () => {
  const built = { main: 'dist/index.js' };
  const root = await writeFiles({
    'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
    ...Object.fromEntries(
      Object.entries({
        kit: { ...LIBRARY, ...built, dependencies: { dom: '*' }, devDependencies: { plain: '*', bundled: '*' } },
        bundled: built,
        dom: built,
        plain: { main: 'src/index.ts' },
        more: { ...LIBRARY, ...built },
        vue: { ...built, peerDependencies: { vue: '3' } },
        demo: { private: true, dependencies: { react: '19', helpers: '*' } },
        helpers: built,
      }).flatMap(([name, manifest]) => [
        [`packages/${name}/package.json`, JSON.stringify({ name, ...manifest })],
        [`packages/${name}/src/index.ts`, ''],
      ]),
    ),
  });
  expect(findBeside(root, engine, 'kit').sort()).toEqual(['bundled', 'dom', 'helpers', 'more']);
});
