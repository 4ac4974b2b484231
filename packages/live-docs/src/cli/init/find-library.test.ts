import path from 'node:path';
import { expect, it } from 'vitest';
import { findLibraries } from '../../core/node/library/find-libraries';
import { writeFiles } from '../../../../../tests/support/write-files';
import { chooseLibrary } from './choose-library';
import { findLibrary, findNamed, publishesDist } from './find-library';

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

const names = (root: string) => findLibrary(root).map(({ name }) => name);

it('is the package that the folder belongs to, whatever that depends on', async () => {
  const root = await folder({
    '': { name: '@scope/slider', ...LIBRARY, dependencies: { '@scope/util': '1' } },
    'node_modules/@scope/util': LIBRARY,
  });
  expect(findLibrary(root)).toMatchObject([{ name: '@scope/slider', folder: root }]);
  expect(names(path.join(root, 'website'))).toEqual(['@scope/slider']);
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
  expect(names(root)).toEqual(['@scope/select', 'react-window']);
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
  expect(names(root)).toEqual(['a', 'b']);
  expect(names(path.join(root, 'docs'))).toEqual(['b', 'a', 'other']);
});

it('is the installed package in a folder that is named after it', async () => {
  const manifests = { '': { name: 'kit', private: true, dependencies: { kit: '1' } }, 'node_modules/kit': LIBRARY };
  const root = await folder(manifests);
  expect(findLibrary(root)).toEqual([{ name: 'kit', manifest: expect.objectContaining(LIBRARY) }]);
  expect(findNamed(root, 'kit')).not.toHaveProperty('folder');
  expect(findLibraries(root, { library: ['kit'] })).toMatchObject({ all: [{ name: 'kit' }], problems: [] });
});

it('is none where nothing is installed', async () => {
  const root = await folder({});
  expect(names(root)).toEqual([]);
  expect(() => findNamed(root, 'kit')).toThrow('package.json: the package "kit" isn\'t installed.');
});

it('asks where there are several, until the answer is one of them', async () => {
  const choices = ['a', 'b', 'c'].map((name) => ({ name, manifest: {} }));
  const answers = ['d', '2'];
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  expect(await chooseLibrary(choices, ask)).toMatchObject({ name: 'b' });
  expect(asked[0]).toContain('  2  b\n');
  expect(asked).toHaveLength(2);
  expect(await chooseLibrary(choices, ask)).toMatchObject({ name: 'a' });
  expect(await chooseLibrary(choices, undefined)).toMatchObject({ name: 'a' });
  expect(await chooseLibrary(choices.slice(0, 1), ask)).toMatchObject({ name: 'a' });
  expect(asked).toHaveLength(3);
});

it.each([
  [{ main: './dist/index.js' }, true],
  [{ exports: { '.': { import: './dist/index.mjs' } } }, true],
  [{ main: 'lib/index.js', module: 'es/index.js' }, false],
])('%j publishes dist: %s', (manifest, expected) => expect(publishesDist(manifest)).toBe(expected));
