import { expect, test } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { diagnose } from './doctor';

const CONFIG = `export default {
  title: 'Site',
  library: 'kit',
  repository: { url: 'https://example.org/site' },
};
`;

/** A site with an installation, in which nothing is wrong. */
const SOUND: Record<string, object> = {
  '.': { name: 'site', dependencies: { kit: '1.0.0' } },
  'node_modules/live-docs': {
    version: '1.0.0',
    dependencies: { 'live-playground': '1.0.0', 'vite': '^8.3.0', 'react': '^19.2.0' },
  },
  'node_modules/live-playground': { version: '1.0.0' },
  'node_modules/vite': { version: '8.4.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/react-dom': { version: '19.3.1' },
  'node_modules/kit': {
    version: '1.0.0',
    peerDependencies: { react: '>=18', sass: '*' },
    peerDependenciesMeta: { sass: { optional: true } },
  },
};

/** What is found where the installation has other packages, by folder; undefined ones are missing. */
async function find(changes: Record<string, object | undefined> = {}, config = CONFIG) {
  const packages = Object.entries({ ...SOUND, ...changes }).flatMap(([folder, manifest]) =>
    manifest ? [[`${folder}/package.json`, JSON.stringify(manifest)] as const] : [],
  );
  const files = { 'site.config.ts': config, 'docs/index.md': '---\ntitle: Home\n---\n' };
  const root = await writeFiles({ ...Object.fromEntries(packages), ...files });
  const { problems } = await diagnose(root, undefined, `${root}/node_modules/live-docs`);
  return problems.map(({ found, fix }) => [found, fix]);
}

test('nothing is found in a sound installation', async () => {
  expect(await find()).toEqual([]);
});

test.each<[name: string, changes: Record<string, object | undefined>, found: string, fix: string]>([
  [
    'packages out of step',
    { 'node_modules/live-docs-migrate': { version: '1.1.0' } },
    'live-docs-migrate 1.1.0 is installed beside live-docs 1.0.0',
    'Run "npm install live-docs-migrate@1.0.0"',
  ],
  [
    'a dependency that is overridden',
    { 'node_modules/vite': { version: '9.0.0' } },
    'live-docs gets vite 9.0.0',
    'Remove "vite" from "overrides" or "resolutions", and run "npm install"',
  ],
  [
    'a dependency that is missing',
    { 'node_modules/vite': undefined },
    "live-docs doesn't find the package vite",
    'Run "npm install", or "npm ci" if it says that all is up to date',
  ],
  [
    'a pair of React that differs',
    { 'node_modules/react-dom': { version: '19.2.0' } },
    'react 19.3.1 and react-dom 19.2.0 are installed',
    'Run "npm install react@19.3.1 react-dom@19.3.1"',
  ],
  [
    'a React of another major version',
    { 'node_modules/react-dom': { version: '18.3.1' } },
    'react-dom 18.3.1 is installed',
    'Run "npm install react@19 react-dom@19"',
  ],
  [
    'two copies of React',
    { 'node_modules/kit/node_modules/react': { version: '19.2.0' } },
    'there are two copies of react: 19.3.1 for the site, and 19.2.0 for kit',
    'Run "npm dedupe"; if two are left, install the version of kit: "npm install react@19.2.0"',
  ],
  [
    'two copies of Vite',
    { 'node_modules/live-docs/node_modules/vite': { version: '8.3.8' }, 'node_modules/vite': { version: '7.1.0' } },
    'there are two copies of vite: 7.1.0 for the site, and 8.3.8 for live-docs',
    'Run "npm dedupe"; if two are left, install the version of live-docs: "npm install vite@8.3.8"',
  ],
  [
    'a peer that is missing',
    { 'node_modules/kit': { version: '1.0.0', peerDependencies: { 'react': '>=18', 'date-fns': '^4.0.0' } } },
    "date-fns isn't installed",
    'Run "npm install date-fns"',
  ],
])('%s is found, with what to do', async (_, changes, found, fix) => {
  expect(await find(changes)).toEqual([[found, fix]]);
});

test('mistakes of the configuration are found beside', async () => {
  const changes = { 'node_modules/react-dom': { version: '19.2.0' } };
  const found = await find(changes, CONFIG.replace('title', 'titel'));
  expect(found.map(([text]) => text)).toEqual([
    'react 19.3.1 and react-dom 19.2.0 are installed',
    'the option "title" is missing',
    'Unknown option "titel". Did you mean "title"?',
  ]);
});
