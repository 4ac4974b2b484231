import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { formatProblem } from 'live-playground/model';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { storeOf, testConfig } from '../../../tests/unit/snapshot-of';
import type { SiteOptions } from '..';
import type { EngineParts } from '../../core/node/feature/feature';
import { innerSites } from '../../core/node/feature/features-of';
import { unbuilt } from '../../core/node/feature/view-site';
import { findProblems } from '../../core/node/output/data/find-problems';
import { writeInnerSites } from '../../core/node/output/data/inner-sites';
import { siteFiles } from '../../core/node/output/data/output-files';
import { publishOutput } from '../../core/node/files/output-folders';
import { keepArchive, toArchive } from '../../cli/archive';
import { addressIn, findSuccessor } from './shared/archives';

const NOTE = '<aside><a href="/" data-successor="same"><span>Same</span></a></aside>';

/** A page, as an archive's build writes it. */
const page = (path: string) =>
  `<!doctype html><html><head><link rel="canonical" href="https://site.example/v7${path}">` +
  `<link rel="alternate" hreflang="en" href="https://site.example/v7${path}"></head><body>${NOTE}</body></html>`;

const BUILT = {
  'index.html': page('/'),
  'guide/start.html': page('/guide/start'),
  'guide/moved.html': page('/guide/moved'),
  'demo/gone.html': page('/demo/gone'),
  '404.html': '<!doctype html>',
  'build.json': '{"script":"assets/docs-1.js"}',
  'assets/docs-1.js': '1',
  'assets/docs-1.js.br': 'compressed',
};

const PAGES = ['/', '/guide/start', '/guide/moved', '/demo/gone'];

/** The bytes of an archive. @param facts of it that differ. */
async function pack(facts: Record<string, unknown> = {}, files: Record<string, string> = BUILT): Promise<Uint8Array> {
  const manifest = { interface: 1, name: 'v7', base: '/v7/', version: '7.55.1', pages: PAGES, ...facts };
  const dist = await writeFiles({ ...files, 'archive.json': JSON.stringify(manifest) });
  const out = path.join(dist, 'v7.zip');
  keepArchive({ dist, name: 'v7', root: dist, isListed: true, out });
  return readFileSync(out);
}

const OPTIONS: SiteOptions = {
  title: 'Site',
  url: 'https://site.example',
  repository: { url: 'https://example.org/site' },
  redirects: { '/guide/moved': '/guide/start' },
  archives: [
    { name: 'v7', title: '7.x' },
    { name: 'v6', url: 'https://v6.example.org' },
  ],
};

const SITE = {
  'package.json': '{ "name": "site", "version": "1.0.0" }',
  'docs/index.mdx': '---\ntitle: Home\n---\n\n[Version 7](/v7/demo/gone), [its files](/v7/llms.txt)\n',
  'docs/guide/start.mdx': '---\ntitle: Start\n---\n',
  'docs/demo/index.mdx': '---\ntitle: Demos\n---\n',
};

/** A site with an archive. */
async function siteWith(archive: Uint8Array | undefined, files: Record<string, string> = {}, options = OPTIONS) {
  const root = await writeFiles({ ...SITE, ...files, 'archives/.gitkeep': '' });
  if (archive) writeFileSync(path.join(root, 'archives/v7.zip'), archive);
  const snapshot = await storeOf(root, options).snapshot();
  return { root, snapshot, site: unbuilt(snapshot) };
}

const problemsOf = async (...site: Parameters<typeof siteWith>) =>
  findProblems((await siteWith(...site)).snapshot).map(formatProblem);

describe('an archive that is fine', () => {
  it('has no problems, may be linked to, and is the same file each time', async () => {
    const good = await pack();
    expect(await problemsOf(good)).toEqual([]);
    expect(await pack()).toEqual(good);
    expect(Object.keys(unzipSync(good))).not.toContain('assets/docs-1.js.br');
  });

  it('leads each page to its successor, and leaves all else as it was', async () => {
    const { root, site } = await siteWith(await pack());
    const [inner] = innerSites(site);
    const folder = path.join(root, 'out');
    inner?.write(folder);
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const linksOf = (name: string) => read(name).match(/(?<=(?:canonical" |<a )href=")[^"]*|(?<=data-successor=")\w+/g);
    expect(linksOf('guide/start.html')).toEqual(['https://site.example/guide/start', '/guide/start', 'same']);
    expect(linksOf('guide/moved.html')).toEqual(['https://site.example/guide/moved', '/guide/moved', 'same']);
    expect(linksOf('demo/gone.html')).toEqual(['https://site.example/demo', '/demo', 'nearest']);
    expect(read('index.html')).not.toContain('hreflang');
    expect(read('assets/docs-1.js')).toBe('1');
    expect(read('404.html')).toBe(BUILT['404.html']);
    expect(existsSync(path.join(folder, 'archive.json'))).toBe(false);
  });

  it('is listed with its pages for the menus, beside one that is published elsewhere', async () => {
    const { site } = await siteWith(await pack());
    const file = siteFiles(site).find(({ path: name }) => name === 'archives.json');
    expect(JSON.parse(String(file && 'text' in file && (await file.text())))).toEqual([
      { title: '', href: '/', pages: ['/demo', '/guide/start', '/'] },
      { title: '7.x', href: '/v7/', pages: PAGES },
      { title: 'v6', href: 'https://v6.example.org/' },
    ]);
  });

  it('is unpacked once, and again when it or a successor changes', async () => {
    const { root, site } = await siteWith(await pack());
    /** Builds, and says which archives were kept. */
    const build = async (now = site) => {
      const inner = writeInnerSites(root, 'dist', innerSites(now));
      for (const folder of ['dist', 'server']) mkdirSync(path.join(root, '.site/next', folder), { recursive: true });
      writeFileSync(path.join(root, '.site/next/dist/build.json'), '{"script":"a.js"}');
      inner.moveTo(path.join(root, '.site/next/dist'));
      publishOutput(root, 'dist', inner.kept);
      inner.note();
      expect(readFileSync(path.join(root, 'dist/v7/assets/docs-1.js'), 'utf8')).toBe('1');
      return inner.kept;
    };
    const again = async (options = OPTIONS) => unbuilt(await storeOf(root, options).snapshot());
    expect(await build()).toEqual([]);
    expect(await build()).toEqual(['v7']);
    // A page that isn't the successor of any.
    writeFileSync(path.join(root, 'docs/guide/more.mdx'), '---\ntitle: More\n---\n');
    expect(await build(await again())).toEqual(['v7']);
    writeFileSync(path.join(root, 'docs/demo/gone.mdx'), '---\ntitle: Back\n---\n');
    expect(await build(await again())).toEqual([]);
    expect(readFileSync(path.join(root, 'dist/v7/demo/gone.html'), 'utf8')).toContain('data-successor="same"');
    rmSync(path.join(root, 'dist'), { recursive: true });
    expect(await build(await again())).toEqual([]);
  });
});

describe('an archive that is not fine is named, with what to do', () => {
  it.each([
    ['is missing', undefined, 'archives/v7.zip: there is no such file.', 'run "live-docs archive v7"'],
    ['is no archive', strToU8('text'), 'it has no archive.json, so it is no archive', 'Restore the file'],
    ['is any zip file', zipSync({ 'a.txt': strToU8('a') }), 'it has no archive.json', 'Restore the file'],
    [
      'is in Git LFS',
      strToU8('version https://git-lfs.github.com/spec/v1\noid'),
      'a pointer of Git LFS',
      'git lfs pull',
    ],
  ])('%s', async (_, bytes, found, fix) => {
    const [problem, ...others] = await problemsOf(bytes);
    expect(others).toEqual([]);
    expect(problem).toContain(found);
    expect(problem).toContain(fix);
  });

  it('was built for another base', async () => {
    const [problem] = await problemsOf(await pack({ base: '/docs/v7/' }));
    expect(problem).toContain('it was built for /docs/v7/');
    expect(problem).toContain('one for /v7/');
  });

  it('has a format that came later', async () => {
    expect(await problemsOf(await pack({ interface: 2 }))).toEqual([
      expect.stringContaining('newer version of live-docs'),
    ]);
  });

  it.each([
    ['lacks pages', { 'guide/start.html': undefined }, 'it lacks guide/start.html'],
    ['was changed by hand', { 'index.html': 'mine' }, 'index.html changed since it was written'],
    ['got another file', { 'mine.html': 'mine' }, 'mine.html was added since it was written'],
  ])('%s', async (_, changes, found) => {
    const entries = Object.entries({ ...unzipSync(await pack()), ...changes }).flatMap(([name, content]) =>
      content === undefined ? [] : [[name, typeof content === 'string' ? strToU8(content) : content] as const],
    );
    const { root, site } = await siteWith(zipSync(Object.fromEntries(entries)));
    expect(() => writeInnerSites(root, 'dist', innerSites(site))).toThrow(found);
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
  });

  it.each([
    [{ 'docs/v7/a.mdx': '---\ntitle: A\n---\n' }, 'docs/v7/a.mdx'],
    [{ 'public/v7/a.txt': 'a' }, 'public/v7/a.txt'],
  ])('is published where something else is', async (files, name) => {
    expect(await problemsOf(await pack(), files)).toEqual([
      expect.stringContaining(`the archive "v7" is published where ${name} is, too`),
    ]);
  });

  it('is published where a redirect is', async () => {
    expect(await problemsOf(await pack(), {}, { ...OPTIONS, redirects: { '/v7/old': '/' } })).toEqual([
      expect.stringContaining('v7/old.html'),
    ]);
  });
});

it.each([
  [[{ name: '../v7' }], 'a name of letters'],
  [[{ name: 'assets' }], 'other than "assets"'],
  [[{ name: 'v7' }, { name: 'v7' }], 'each name once'],
])('an option that is wrong is told', (archives, expected) => {
  expect(() => testConfig({ archives })).toThrow(expected);
});

it('a site is built as an archive below its base, without the archives that it names', () => {
  const input: SiteOptions = { ...OPTIONS, base: '/docs/' };
  const site = toArchive({ root: '/site', input, config: testConfig(input) }, ['v7']).site;
  expect(site.config.base).toBe('/docs/v7/');
  const parts = site.config.features.find(({ name }) => name === 'archives')?.parts;
  expect(parts?.slots?.['body-start']).toMatchObject({ props: { current: '/docs/', name: 'v7', title: '7.x' } });
  // What its pages link to is forwarded to the archives of the current site.
  expect(Object.keys((parts as EngineParts).sites ?? {})).toEqual(['v7']);
  expect(() => toArchive({ root: '/site', input, config: testConfig(input) }, [])).toThrow('needs a name');
  expect(() => toArchive({ root: '/site', input, config: testConfig(input) }, ['a/b'])).toThrow(
    'no name for an archive',
  );
  expect(() => toArchive({ root: '/site', input, config: testConfig(input) }, ['v7', 'v8'])).toThrow('one more');
});

it.each([
  ['/demo/simple', '/demo/simple', true],
  ['/demo/gone', '/demo', false],
  ['/api/table/column', '/', false],
  ['/', '/', true],
  ['/zh-CN', '/zh-CN', true],
  ['/zh-CN/demo/gone', '/demo', false],
  ['/zh-CN/demo/simple', '/demo/simple', true],
  ['/fr/demo', '/demo', true],
  ['/fr', '/', true],
])('the successor of %s', (from, path, isSame) => {
  const pages = new Set(['/', '/demo', '/demo/simple', '/zh-CN']);
  expect(findSuccessor(from, pages)).toEqual({ path, isSame });
});

it('addresses are written as browsers ask for them', () => {
  expect(addressIn({ href: '/v7/' }, '/指南')).toBe('/v7/%E6%8C%87%E5%8D%97');
});
