import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { ENGINE } from '../files/entries';
import { checkSetup, withoutTypes } from './check-setup';
import { PAGES_REACT } from './react-homes';
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
  expect(await problemsWithout([], { favicon: 'x.png', serverStyles: 'styles.ts', languages })).toEqual([
    'site.config.ts: the option "favicon" names public/x.png, which doesn\'t exist. Expected a file of the site. Add the file, or correct the path.',
    expect.stringContaining('"serverStyles" names styles.ts'),
    expect.stringContaining('"languages.file" names fr.ts'),
  ]);
});

it('collects no styles of demos that have another React than pages', async () => {
  const files = { ...COMPLETE, ...installed('react', '18.3.1'), ...installed('react-dom', '18.3.1'), 'styles.ts': '' };
  expect(await problemsOf(files)).toEqual([]);
  expect(await problemsOf(files, { serverStyles: 'styles.ts' })).toEqual([
    'site.config.ts: the option "serverStyles" is set, and demos run with React 18.3.1, which pages don\'t. Expected React 19.2 or newer within 19, which pages and demos share. Install it, or remove the option: demos then get these styles when their scripts run.',
  ]);
});

it('says that a folder is no site without docs, and how to start one', async () => {
  expect(await problemsWithout(['docs'])).toEqual([
    'docs: <root> has no folder "docs". Expected the folder of the pages, which "docs" in site.config.ts names. Run "npm create live-docs ." to start with a page and a demo, or name the folder of the site: live-docs dev <folder>.',
  ]);
});

it('names the library if it is not installed, but no React: the engine has one', async () => {
  expect(await problemsWithout(['node_modules'])).toEqual([
    'site.config.ts: the option "library" is "@scope/a", which isn\'t installed. Expected the npm name of an installed package. Run "npm install @scope/a", or correct the name.',
  ]);
});

it.each(['18.3.0', '19.0.0', '19.10.1'])('takes React %s', async (version) => {
  const both = { ...installed('react', version), ...installed('react-dom', version) };
  expect(await problemsOf({ ...COMPLETE, ...both })).toEqual([]);
});

it.each([
  ['17.0.2', 19],
  ['18.2.0', 18],
  ['20.0.0', 19],
])('names React %s, with which no demo runs, and the version to install', async (version, major) => {
  const both = { ...installed('react', version), ...installed('react-dom', version) };
  const rest = `${version} is installed. Expected react and react-dom of the same major version beside live-docs: 18.3 or a later 18, or 19. Run "npm install react@${major} react-dom@${major}".`;
  expect(await problemsOf({ ...COMPLETE, ...both })).toEqual([
    `package.json: react ${rest}`,
    `package.json: react-dom ${rest}`,
  ]);
});

it('names a react-dom that is missing, or of another major version than React', async () => {
  const react = { ...COMPLETE, ...installed('react', '18.3.1') };
  const without = { ...react, 'node_modules/react-dom/package.json': '' };
  const fix = 'Run "npm install react@18 react-dom@18".';
  const start = 'package.json: ';
  expect(await problemsOf(react)).toEqual([expect.stringContaining(`${start}react-dom 19.10.1 is installed.`)]);
  expect(await problemsOf(without)).toEqual([
    expect.stringContaining(`${start}the package "react-dom" isn't installed.`),
  ]);
  for (const files of [react, without]) expect((await problemsOf(files))[0]).toContain(fix);
});

it('names the types of React if the API reference is on', async () => {
  const message =
    'package.json: the package "@types/react" isn\'t installed. Expected the types of React, which "live-docs check" and the option "apiParser" need. Run "npm install --save-dev @types/react".';
  expect(await problemsWithout([], { apiParser: true })).toEqual([message]);
  expect(await problemsOf({ ...COMPLETE, ...installed('@types/react') }, { apiParser: true })).toEqual([]);
});

it('brings the React that its pages work with', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const range = `^${PAGES_REACT.major}.${PAGES_REACT.minor}.0`;
  expect(dependencies).toMatchObject({ 'react': range, 'react-dom': range });
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

it.each([
  ['content', { docs: 'content' }, 'which holds content, the "docs" of the site'],
  ['site', { docs: 'site/pages' }, 'which holds site/pages, the "docs" of the site'],
  ['styles', { theme: 'styles/look.css' }, 'which holds styles/look.css, the "theme" of the site'],
  ['lib', { source: 'lib/index.ts' }, 'which holds lib/index.ts, the "source" of the site'],
])('lets no build replace %s, which the site is made of', async (output, options, found) => {
  const files = {
    'package.json': '{"name":"@scope/a"}',
    'lib/index.ts': '',
    'src/index.ts': '',
    'styles/look.css': '',
  };
  const pages = { 'content/index.md': '', 'site/pages/index.md': '' };
  expect(await problemsOf({ ...COMPLETE, ...files, ...pages }, { ...options, output })).toEqual([
    `site.config.ts: the option "output" is "${output}", ${found}. Expected a folder for the built site alone: a build replaces all that is in it. Name another folder, such as "dist".`,
  ]);
});

it('lets a build write to docs where the pages lie elsewhere, and into the folder of the pages', async () => {
  const files = { ...COMPLETE, 'content/index.md': '' };
  expect(await problemsOf(files, { docs: 'content', output: 'docs' })).toEqual([]);
  expect(await problemsOf(files, { docs: '.', output: 'out' })).toEqual([]);
});
