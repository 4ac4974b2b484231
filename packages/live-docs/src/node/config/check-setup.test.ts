import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { ENGINE } from '../files/entries';
import { checkSetup, withoutTypes } from './check-setup';
import { REACT_VERSIONS } from 'live-playground/build';
import { readSiteConfig } from './site-config';

const installed = (name: string, version = '19.2.0') => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
});

/** A folder with all that a site needs. */
const COMPLETE = {
  'docs/index.mdx': '',
  'public/logo.svg': '<svg/>',
  'look.css': '',
  ...installed('react'),
  ...installed('react-dom', '19.10.1'),
  ...installed('@scope/a'),
};

/** What is said of a folder without some of its files. */
async function problemsWithout(absent: string[], options: object = {}): Promise<string[]> {
  const files = Object.entries(COMPLETE).filter(([name]) => !absent.some((start) => name.startsWith(start)));
  return problemsOf(Object.fromEntries(files), options);
}

async function problemsOf(files: Record<string, string>, options: object = {}): Promise<string[]> {
  const root = await writeFiles(files);
  const repository = { url: 'https://example.org' };
  const config = readSiteConfig({ title: 'A', library: '@scope/a', repository, ...options });
  try {
    checkSetup(root, config);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(root, '<root>').split('\n') : [];
  }
}

it('says nothing of a folder with all that a site needs', async () => {
  expect(await problemsWithout([], { logo: 'logo.svg', theme: 'look.css' })).toEqual([]);
});

it('names each file of the configuration that is not there', async () => {
  const languages = [{ id: 'fr', name: 'Français', file: 'fr.ts' }];
  expect(await problemsWithout([], { favicon: 'x.png', languages })).toEqual([
    'site.config.ts: the option "favicon" names public/x.png, which doesn\'t exist. Expected a file of the site. Add the file, or correct the path.',
    expect.stringContaining('"languages.0.file" names fr.ts'),
  ]);
});

it('says that a folder is no site without docs, and how to start one', async () => {
  expect(await problemsWithout(['docs'])).toEqual([
    'docs: <root> has no folder "docs". Expected the folder of the pages beside site.config.ts. Run "live-docs init" to start with a page and a demo, or name the folder of the site: live-docs dev <folder>.',
  ]);
});

it('names each package that every site needs and that is not installed', async () => {
  expect(await problemsWithout(['node_modules'])).toEqual([
    'package.json: the package "react" isn\'t installed. Expected react and react-dom 19.2 or a later 19 beside live-docs. Run "npm install react@19 react-dom@19".',
    expect.stringContaining('the package "react-dom" isn\'t installed'),
    'site.config.ts: the option "library" is "@scope/a", which isn\'t installed. Expected the npm name of an installed package. Run "npm install @scope/a", or correct the name.',
  ]);
});

it.each(['18.3.1', '19.0.0', '19.1.4', '20.0.0'])(
  'names React %s, which the engine does not work with',
  async (version) => {
    expect(await problemsOf({ ...COMPLETE, ...installed('react', version) })).toEqual([
      `package.json: react ${version} is installed. Expected react and react-dom 19.2 or a later 19 beside live-docs. Run "npm install react@19 react-dom@19".`,
    ]);
  },
);

it('names the types of React if the API reference is on', async () => {
  const message =
    'package.json: the package "@types/react" isn\'t installed. Expected the types of React, which "live-docs check" and the option "apiParser" need. Run "npm install --save-dev @types/react".';
  expect(await problemsWithout([], { apiParser: true })).toEqual([message]);
  expect(await problemsOf({ ...COMPLETE, ...installed('@types/react') }, { apiParser: true })).toEqual([]);
});

it('requires the same React as the package says', () => {
  const { peerDependencies } = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const { major, minor } = REACT_VERSIONS;
  const range = `>=${major}.${minor}.0 <${major + 1}`;
  expect(peerDependencies).toEqual({ 'react': range, 'react-dom': range });
});

it('leaves edited demos unchecked where React has no types, and says so', async () => {
  const repository = { url: 'https://example.org' };
  const config = readSiteConfig({ title: 'A', library: '@scope/a', repository });
  const said: string[] = [];
  const read = async (files: Record<string, string>, given = config) =>
    withoutTypes(await writeFiles(files), given, (message) => said.push(message)).typeCheck;
  expect(await read({ ...COMPLETE, ...installed('@types/react') })).toBe(true);
  expect(await read(COMPLETE, { ...config, typeCheck: false })).toBe(false);
  expect(said).toEqual([]);
  expect(await read(COMPLETE)).toBe(false);
  expect(said).toEqual([
    'Readers who edit a demo see no type errors: the package "@types/react" isn\'t installed. Run "npm install --save-dev @types/react", or set typeCheck to false.',
  ]);
});
