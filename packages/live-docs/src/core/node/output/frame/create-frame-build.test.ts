import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { ownLibrary } from '../../../../../tests/unit/own-library';
import { snapshotOf, storeOf, testInput } from '../../../../../tests/unit/snapshot-of';
import { readSiteConfig } from '../../config/site-config';
import type { SiteConfigInput } from '../../config/site-config-schema';
import { createFrameBuild, frameHosts } from './create-frame-build';

/** Installs React as this repository has it. */
function linkReact(root: string): void {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom']) {
    const installed = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    symlinkSync(installed, path.join(root, 'node_modules', name), 'junction');
  }
}

it('is built again after it failed, and once for the same imports', async () => {
  const root = await writeFiles({ 'node_modules/react/package.json': '{ "name": "react", "version": "19.2.0" }' });
  const snapshot = await snapshotOf({});
  const frame = createFrameBuild({ root, isSmall: false });
  await expect(frame(snapshot)).rejects.toThrow('react-dom');
  rmSync(path.join(root, 'node_modules/react'), { recursive: true });
  linkReact(root);
  const build = frame(snapshot);
  expect((await build).files.runtime).toBe('runtime.js');
  expect(frame(snapshot)).toBe(build);
});

it("has the library's own source, whatever its tsconfig.json says of JSX, and is built again when that changes", async () => {
  const root = await ownLibrary();
  const store = storeOf(root, { ...testInput(), library: '@example/stepper' });
  const snapshot = await store.snapshot();
  expect(snapshot.problems).toEqual([]);
  const frame = createFrameBuild({ root, isSmall: false });
  const textOf = async () => [...(await frame(snapshot)).chunks.values()].join('\n');
  const { files } = await frame(snapshot);
  expect(Object.keys(files.packages)).toEqual([
    '@example/stepper',
    '@example/stepper/es/Stepper',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
  expect(await textOf()).toContain('Counted ${count}');
  const broken = path.join(root, 'src/util/format.ts');
  writeFileSync(broken, 'export const format = (count: number => count;\n');
  await expect(frame(snapshot)).rejects.toThrow(/src\/util\/format\.ts/);
  writeFileSync(broken, 'export const format = (count: number) => `Clicked ${count}`;\n');
  expect(await textOf()).toContain('Clicked ${count}');
});

it('has what no demo imports: the library, and what the site depends on, but for what no browser can run @all', async () => {
  const root = await writeFiles({
    'package.json': '{ "dependencies": { "dates": "1", "broken": "1" } }',
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "index.js" }',
    'node_modules/kit/index.js': 'exports.kit = 1;',
    'node_modules/dates/package.json': '{ "name": "dates", "version": "1.0.0", "main": "index.js" }',
    'node_modules/dates/index.js': 'exports.today = 1;',
    'node_modules/broken/package.json': '{ "name": "broken", "version": "1.0.0", "main": "gone.js" }',
  });
  linkReact(root);
  const snapshot = await storeOf(root, { ...testInput(), library: 'kit' }).snapshot();
  const { files } = await createFrameBuild({ root, isSmall: false })(snapshot);
  expect(Object.keys(files.packages)).toEqual(['dates', 'kit', 'react', 'react-dom', 'react/jsx-runtime']);
  // The next build leaves it out at once.
  expect(JSON.parse(readFileSync(path.join(root, '.site/unfit-packages.json'), 'utf8'))).toMatchObject({
    names: ['broken'],
  });
  writeFileSync(path.join(root, 'node_modules/broken/gone.js'), 'exports.there = 1;');
  const again = await createFrameBuild({ root, isSmall: false })(snapshot);
  expect(Object.keys(again.files.packages)).not.toContain('broken');
  // Until something changes that may mend it.
  writeFileSync(path.join(root, 'site.config.ts'), '');
  const mended = await createFrameBuild({ root, isSmall: false })(snapshot);
  expect(Object.keys(mended.files.packages)).toContain('broken');
});

const hostsOf = (options: Partial<SiteConfigInput>) =>
  frameHosts(readSiteConfig({ title: 'A', library: 'a', repository: { url: 'https://example.org' }, ...options }));

it('lets edited demos load from the hosts that the site names for what they show, and from no other', () => {
  const sheet = 'https://fonts.example/css?family=Inter&display=swap';
  const { policy, stylesheets } = hostsOf({
    contentSecurityPolicy: {
      'font-src': ['https://files.example', "'self'"],
      'img-src': ['https://pictures.example'],
      'connect-src': ['https://data.example'],
      'script-src': ['https://scripts.example'],
    },
    head: [
      { tag: 'link', attributes: { rel: 'stylesheet', href: sheet } },
      { tag: 'link', attributes: { rel: 'stylesheet', href: '/own.css' } },
      { tag: 'script', attributes: { src: 'https://statistics.example/count.js' } },
    ],
  });
  expect(policy).toEqual({
    'style-src': ['https://fonts.example'],
    'img-src': ['https://pictures.example'],
    'font-src': ['https://fonts.example', 'https://files.example'],
    'media-src': [],
  });
  expect(stylesheets).toEqual([sheet]);
  const none = { 'style-src': [], 'img-src': [], 'font-src': [], 'media-src': [] };
  expect(hostsOf({ contentSecurityPolicy: false })).toEqual({ policy: none, stylesheets: [] });
});
