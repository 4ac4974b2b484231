import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeProject } from '../../../../tests/support/write-files';
import { readSiteConfig } from '../../src/core/node/config/site-config';
import { unbuilt } from '../../src/core/node/feature/view-site';
import { findProblems } from '../../src/core/node/output/data/find-problems';
import { siteFiles } from '../../src/core/node/output/data/output-files';
import { docsSite } from '../../src/core/node/plugin';
import { createStore } from '../../src/core/node/snapshot/create-store';
import { FEATURES, type SiteOptions } from '../../src/features';

const OPTIONS: SiteOptions = {
  title: 'Site',
  url: 'https://site.example',
  repository: { url: 'https://example.org/site' },
  changelog: '/changelog',
};

const SITE = {
  'package.json': '{ "name": "site", "version": "1.0.0" }',
  'docs/index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n\n<Demo src="./hello.tsx" />\n',
  'docs/hello.tsx': 'export default () => <b>Hello</b>;\n',
  'docs/changelog.mdx': '---\ntitle: Changelog\n---\n\n## 1.0.0\n\n2026-01-02\n\nFirst.\n',
};

/** A site on the disk. @param changes files by name. */
const writeSite = (changes: Record<string, string> = {}) => writeProject({ ...SITE, ...changes });

const without = (name: string | undefined) => FEATURES.filter((feature) => name !== undefined && feature.name !== name);

/** Each feature by its name, and undefined to leave out all of them. */
const CASES = [...FEATURES.map(({ name }) => name), undefined];

describe.each(CASES)('without %s', (name) => {
  /** Options of a feature that is left out would be unknown ones. */
  const features = without(name);
  const config = readSiteConfig(OPTIONS, features);

  test('the site is read, has no problems and no file of it', async () => {
    const store = createStore(await writeSite(), config);
    const snapshot = await store.snapshot();
    expect(findProblems(snapshot)).toEqual([]);
    const makers = new Set(siteFiles(unbuilt(snapshot)).flatMap(({ feature }) => feature ?? []));
    expect([...makers].filter((maker) => !features.some((feature) => feature.name === maker))).toEqual([]);
  });

  test('the site is built, its pages read, and no module of it is bundled @all', async () => {
    const root = await writeSite();
    // React's builds for tests and for sites differ.
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    const modules = new Set<string>();
    const collect: Plugin = {
      name: 'collect',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            for (const id of Object.keys(chunk.modules)) modules.add(id.replaceAll('\\', '/'));
      },
    };
    const plugins = [...docsSite(config, { report: () => {} }), collect];
    const builder = await createBuilder({ configFile: false, root, logLevel: 'error', plugins });
    await builder.buildApp();
    for (const page of ['index.html', 'changelog.html']) expect(existsSync(path.join(root, 'dist', page))).toBe(true);
    const folders = readdirSync(path.resolve(import.meta.dirname, '../../src/features'));
    const left = folders.filter((folder) => !features.some((feature) => toFolder(feature.name) === folder));
    expect([...modules].filter((id) => left.some((folder) => id.includes(`/src/features/${folder}/`)))).toEqual([]);
  });
});

test('a page says of a table that there is no such component without the reference', async () => {
  const text = '---\ntitle: Home\n---\n\n<API id="Table" />\n';
  const config = readSiteConfig(OPTIONS, without('api'));
  const { problems } = await createStore(await writeSite({ 'docs/index.mdx': text }), config).snapshot();
  expect(problems).toMatchObject([{ file: 'docs/index.mdx', line: 5, found: 'unknown component <API>' }]);
});

/** `social-images` of `socialImages`. */
const toFolder = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
