import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { formatProblem, type Problem } from 'live-playground/model';
import { findProblems, findWarnings } from '../output/data/find-problems';
import { pageMeta, type Snapshot } from './snapshot';

const page = (title: string, body = '') => `---\ntitle: ${title}\n---\n\n${body}\n`;
const DEMO = 'export default () => null;';

/** Where the problems of a snapshot are, and what was found. */
const problems = (snapshot: Snapshot) =>
  findProblems(snapshot).map(({ file, line, found }) => `${file}:${line ?? ''} ${found.split(/[:,]/)[0]}`);

/** A site with pages that depend on each other. */
const SITE = {
  'docs/index.mdx': page('Home', '[Usage](/guide#usage) ![](/photo.png)'),
  'docs/guide.mdx': page('Guide', '## Usage\n\n<Demo src="./demo/rows.tsx" />'),
  'docs/guide.$tab-b.mdx': page('B'),
  'docs/guide.$tab-a.mdx': page('A'),
  'docs/demo/rows.mdx': page('Rows', '<Demo src="./rows.tsx" />\n\n<SourceFile src="./data.ts" />'),
  'docs/demo/rows.tsx': `import './data';\n${DEMO}`,
  'docs/demo/data.ts': 'export {};',
  'public/photo.png': '',
};

/** A site without some files, and with others. */
const edit = (changes: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries({ ...SITE, ...changes }).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

it('indexes pages, tabs and demos', async () => {
  const snapshot = await snapshotOf(SITE);
  expect([...snapshot.pages.keys()]).toEqual(['/demo/rows', '/guide', '/']);
  expect(snapshot.tabs.get('/guide')?.map(({ tab }) => tab)).toEqual(['a', 'b']);
  expect(snapshot.entryByFile.get('/site/docs/guide.$tab-a.mdx')?.front.title).toBe('A');
  // The page beside a demo speaks for it, wherever else it is shown.
  expect(snapshot.demos.get('rows')).toMatchObject({ title: 'Rows', entry: { path: '/demo/rows' } });
  expect(snapshot.demosByFile.get('/site/docs/demo/data.ts')).toEqual([snapshot.demos.get('rows')]);
  expect(problems(snapshot)).toEqual([]);
});

it('takes over what has not changed', async () => {
  const first = await snapshotOf(SITE);
  const second = await snapshotOf(edit({ 'docs/index.mdx': page('Start') }), first);
  const compiled = (snapshot: Snapshot, path: string) => snapshot.pages.get(path)?.compiled;
  expect(compiled(second, '/guide')).toBe(compiled(first, '/guide'));
  expect(compiled(second, '/demo/rows')).toBe(compiled(first, '/demo/rows'));
  expect(compiled(second, '/')).not.toBe(compiled(first, '/'));
  expect(second.memo.sources.get('/site/docs/demo/data.ts')).toBe(first.memo.sources.get('/site/docs/demo/data.ts'));
  expect(first.pages.get('/')?.front.title).toBe('Home');
});

it('compiles pages anew for other versions of the library if they show some', async () => {
  const versions = JSON.stringify({ read: {}, unread: {}, tables: {} });
  const site = { ...SITE, 'docs/changes.mdx': page('Changes', '<ApiChanges after="1.0.0" />') };
  const first = await snapshotOf(site, undefined, { apiParser: true });
  const second = await snapshotOf({ ...site, 'docs/api/versions.json': versions }, first, { apiParser: true });
  const isSame = (path: string) => second.pages.get(path)?.compiled === first.pages.get(path)?.compiled;
  expect(isSame('/guide')).toBe(true);
  expect(isSame('/changes')).toBe(false);
});

it('gives a page and its tabs a date only if there is one', async () => {
  const snapshot = await snapshotOf(SITE);
  const meta = pageMeta(snapshot, snapshot.pages.get('/guide')!);
  expect(meta).not.toHaveProperty('lastUpdated');
  expect(meta.tabs[0]).not.toHaveProperty('lastUpdated');
});

it('lists every problem with file, line, what was found and what to do', async () => {
  const snapshot = await snapshotOf(
    edit({
      'docs/index.mdx': '---\ntitle: Home\norder: first\ncolour: red\n---\n\n[a](/nowhere) ![](/none.png)\n',
      'docs/open.mdx': page('Open', '<b>'),
      'docs/twin.mdx': page('Twin', '<Demo src="./twin/rows.tsx" />\n\n<Demo src="./gone.tsx" />'),
      'docs/twin/rows.tsx': DEMO,
      'docs/guide/index.mdx': page('Again'),
      'docs/lost.$tab-a.mdx': page('Lost'),
      'docs/demo/data.ts': "import './none';",
      'docs/api/bad.yaml': 'type: Bad\n',
    }),
    undefined,
    { apiParser: true },
  );
  expect(problems(snapshot)).toEqual([
    'docs/api/bad.yaml:1 "id"',
    'docs/demo/data.ts:1 import of "./none"',
    'docs/guide/index.mdx:1 duplicate slug',
    'docs/index.mdx:3 front matter key "order" is "first"',
    'docs/index.mdx:4 front matter has an unknown key "colour"',
    'docs/index.mdx:7 dead link to "/nowhere"',
    'docs/index.mdx:7 image "/none.png"',
    'docs/lost.$tab-a.mdx:1 the tab "a" has no page at /lost',
    'docs/open.mdx:5 MDX cannot be read',
    'docs/twin.mdx:7 the demo file "./gone.tsx" does not exist',
  ]);
  for (const problem of findProblems(snapshot)) expect(formatProblem(problem)).toMatch(/\. Expected .+\. .+\.$/);
});

it('refuses names that zip files and Windows take for a folder', async () => {
  expect(problems(await snapshotOf({ ...SITE, 'docs/demo/more\\rows.ts': '' }))).toEqual([
    'docs/demo/more\\rows.ts: the name of the file has a backslash',
  ]);
});

it('refuses names that addresses cut', async () => {
  expect(problems(await snapshotOf({ ...SITE, 'docs/c#/a.md': '', 'docs/why?.md': '', 'docs/100%.md': '' }))).toEqual([
    'docs/100%.md: the name of the file has a "%"',
    'docs/c#/a.md: the name of the file has a "#"',
    'docs/why?.md: the name of the file has a "?"',
  ]);
});

/** What names of files hold that addresses, HTML, JavaScript or objects take for something else. */
const NAMES = [
  'my page',
  'a+b',
  'a&b',
  'a[b]',
  'a(b)',
  "it's",
  'a"b',
  'a,b;c',
  'a=b',
  'a@b',
  'a<b>',
  'a:b',
  'été',
  'nai\u0308ve',
  'constructor',
  '排序',
  '🚀',
];

it.each(NAMES)('links a page, a demo and a picture that are called %j', async (name) => {
  const address = encodeURIComponent(name);
  const attribute = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const snapshot = await snapshotOf({
    'docs/index.md': `[Page](./${address}.md) [Demo](./${address}.md#demo-${address})\n\n![](./${address}.png)\n`,
    [`docs/${name}.md`]: `# ${name}\n\n<Demo src="./${attribute}.tsx"></Demo>\n`,
    [`docs/${name}.tsx`]: DEMO,
    [`docs/${name}.png`]: '',
  });
  expect(problems(snapshot)).toEqual([]);
  expect(snapshot.pages.get('/')?.compiled.warnings).toEqual([]);
  expect(snapshot.pages.get(`/${name}`)?.front.title).toBe(name);
  expect([...snapshot.demos.values()].map(({ id, file }) => [id, file])).toEqual([[name, `/site/docs/${name}.tsx`]]);
  expect(snapshot.pages.get('/')?.compiled.code).toContain(JSON.stringify(`/site/docs/${name}.png?url`));
});

it('says which demos have one id, and takes the id that a page gives', async () => {
  const whole = await snapshotOf(SITE);
  const twin = (attributes = '') => ({
    'docs/twin.mdx': page('Twin', `<Demo src="./rows.tsx"${attributes} />`),
    'docs/rows.tsx': DEMO,
  });
  const snapshot = await snapshotOf(edit(twin()), whole);
  const found = {
    file: 'docs/twin.mdx',
    line: 5,
    found: 'the id "rows" of the demo docs/rows.tsx, which docs/demo/rows.tsx of docs/demo/rows.mdx:5 has, too',
    expected: 'an id for each demo of the site',
    fix: 'Rename one of the two files, or give one of the demos another id: <Demo src="…" id="…">',
  };
  expect(findProblems(snapshot)).toEqual([found]);
  expect(snapshot.problemsByEntry.get('/site/docs/twin.mdx')).toEqual([found]);
  expect(snapshot.demos.get('rows')?.file).toBe('/site/docs/demo/rows.tsx');

  const mended = await snapshotOf(edit(twin(' id="more-rows"')), snapshot);
  expect(problems(mended)).toEqual([]);
  expect(mended.demos.get('more-rows')?.file).toBe('/site/docs/rows.tsx');
  expect(mended.pages.get('/twin')?.compiled.code).toContain('virtual:demo/more-rows');
});

it.each(['', 'MoreRows', 'more/rows', 'more?'])('refuses %j as the id of a demo', async (id) => {
  const texts = edit({ 'docs/guide.mdx': page('Guide', `## Usage\n\n<Demo src="./demo/rows.tsx" id="${id}" />`) });
  expect(problems(await snapshotOf(texts))).toEqual([`docs/guide.mdx:7 <Demo> with id="${id}"`]);
});

describe('a broken file', () => {
  const BROKEN: [what: string, changes: Record<string, string | undefined>][] = [
    ['a page that is empty', { 'docs/guide.mdx': '' }],
    ['a page that is deleted', { 'docs/guide.mdx': undefined }],
    ['wrong front matter', { 'docs/guide.mdx': '---\ntitle: 1\norder: x\n---\n\n## Usage\n' }],
    ['front matter that cannot be read', { 'docs/guide.mdx': '---\ntitle: "\n---\n\n## Usage\n' }],
    ['MDX that cannot be read', { 'docs/guide.mdx': page('Guide', '## Usage\n\n{') }],
    ['a demo that is deleted', { 'docs/demo/rows.tsx': undefined }],
    ['a demo that is empty', { 'docs/demo/rows.tsx': '' }],
    ['a demo that cannot be read', { 'docs/demo/rows.tsx': 'const a = ;' }],
    ['a file of a demo that is deleted', { 'docs/demo/data.ts': undefined }],
    ['a file of a demo that cannot be read', { 'docs/demo/data.ts': '}' }],
    ['an image that is deleted', { 'public/photo.png': undefined }],
    ['a second page at an address', { 'docs/guide/index.mdx': page('Again') }],
    ['a tab without a page', { 'docs/other.$tab-a.mdx': page('Lost') }],
  ];

  it.each(BROKEN)('makes a problem, and none once it is mended: %s', async (_, changes) => {
    const whole = await snapshotOf(SITE);
    const broken = await snapshotOf(edit(changes), whole);
    expect(problems(broken)).not.toEqual([]);
    const mended = await snapshotOf(SITE, broken);
    expect(problems(mended)).toEqual([]);
    // What it makes of the files doesn't depend on what they were before.
    const { memo: _mended, files: _filesMended, ...rest } = mended;
    const { memo: _fresh, files: _filesFresh, ...fresh } = await snapshotOf(SITE);
    expect(rest).toEqual(fresh);
  });

  it('leaves the other pages as they are', async () => {
    const whole = await snapshotOf(SITE);
    const broken = await snapshotOf(edit({ 'docs/demo/rows.tsx': '}', 'docs/index.mdx': '{' }), whole);
    expect([...broken.pages.keys()]).toEqual([...whole.pages.keys()]);
    expect(broken.pages.get('/guide')?.compiled.toc).toEqual(whole.pages.get('/guide')?.compiled.toc);
    expect(broken.pages.get('/guide')?.compiled.code).toContain('docs/demo/rows.tsx');
    expect(broken.pages.get('/guide')?.compiled.code).not.toContain('from "/site/docs/demo/rows.tsx"');
  });
});

it("compiles a page again when the site's components change", async () => {
  const more = { mdxComponents: 'parts.tsx' };
  const texts = { 'docs/index.mdx': page('Home', '<Badge />'), 'parts.tsx': '' };
  const first = await snapshotOf(texts, undefined, more);
  expect(problems(first)).toEqual(['docs/index.mdx:5 unknown component <Badge>']);
  const second = await snapshotOf({ ...texts, 'parts.tsx': 'export const Badge = () => null;' }, first, more);
  expect(problems(second)).toEqual([]);
});

it('makes dead links warnings where the configuration says so', async () => {
  const files = { ...SITE, 'docs/index.mdx': page('Home', '[a](/nowhere) ![](/none.png)') };
  const found = (list: Problem[]) => list.map(({ file, line, found: text }) => `${file}:${line} ${text.slice(0, 24)}`);
  const links = ['docs/index.mdx:5 dead link to "/nowhere"', 'docs/index.mdx:5 image "/none.png", which'];
  const snapshot = await snapshotOf(files, undefined, { deadLinks: 'warn' });
  expect(findProblems(snapshot)).toEqual([]);
  expect(found(findWarnings(snapshot))).toEqual(links);
  const strict = await snapshotOf(files);
  expect(found(findProblems(strict))).toEqual(links);
  expect(findWarnings(strict)).toEqual([]);
});

it('names the page that a plugin of the site never ends to compile, and reads all others', async () => {
  const plugin = () => (_: unknown, file: { path: string }) =>
    file.path.endsWith('guide.mdx') ? new Promise<undefined>(() => {}) : undefined;
  const snapshot = await snapshotOf(SITE, undefined, { remarkPlugins: [plugin] }, undefined, 100);
  expect(snapshot.problems.map(formatProblem)).toEqual([
    'docs/guide.mdx: a remark or rehype plugin of site.config.ts still waits after 0.1 seconds. Expected a plugin whose promise settles. Correct the plugin, or leave it out to see which one it is.',
  ]);
  expect(snapshot.demos.get('rows')?.title).toBe('Rows');
});
