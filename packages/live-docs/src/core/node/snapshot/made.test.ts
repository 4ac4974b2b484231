import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { filesOf, snapshotOf, testConfig } from '../../../../tests/unit/snapshot-of';
import { listDemos, stepsFiles } from '../../../cli/test/tested-demo';
import type { SiteOptions } from '../../../features';
import type { DemoMaker } from '../compile/markdown/made-demo';
import { demoKey } from '../compile/markdown/page-output';
import type { EngineParts } from '../feature/feature';
import { madeChanges } from '../files/made-files';
import { demoOutline } from '../output/data/demo-files';
import { entryText } from '../output/markdown/entry-markdown';
import { readSnapshot } from './read-snapshot';
import type { Snapshot } from './snapshot';

/** Makes of each line `Name: code` of a file a demo that shows the code, and runs another file around it. */
const recipes: DemoMaker = {
  attribute: 'recipe',
  make({ file, text, value, files }) {
    const line = text.split('\n').findIndex((one) => one.startsWith(`${value}: `)) + 1;
    if (line === 0) {
      const found = `there is no recipe "${value}"`;
      return { files: [], problems: [{ file: 'docs/all.txt', found, expected: 'a line of it', fix: 'Correct it' }] };
    }
    const frame = files.text(file.replace('all.txt', 'frame.txt')) ?? '';
    return {
      files: [
        {
          name: `all~${value}-run.tsx`,
          text: `import Own from './all~${value}';\nimport './frame.css';\n${frame}\nexport default () => <Own />;`,
          isHidden: true,
        },
        { name: `all~${value}.tsx`, text: text.split('\n')[line - 1]!.split(': ')[1]!, lines: [line] },
      ],
      id: `all-${value}`,
      title: `Recipe ${value}`,
      controls: { specs: { size: { options: [1, 2] } }, initial: {}, name: 'Own' },
      problems: [],
      notes: [{ file: 'docs/all.txt', line, found: 'salt', expected: 'pepper', fix: 'Stir' }],
    };
  },
};

const withFeature = (parts: EngineParts): Partial<SiteOptions> => ({
  plugins: [{ plugin: { name: 'recipes', interface: 1, setup: () => parts }, options: undefined }],
});
const makers = withFeature({ makers: [recipes] });

const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;
const SITE = {
  'docs/index.mdx': page('<Demo src="./all.txt" recipe="soup" height="80" />'),
  'docs/all.txt': 'x: y\nsoup: export default () => <p>Soup</p>;',
  'docs/frame.css': 'p {}',
};

const demoOf = (snapshot: Snapshot, id = 'all-soup') => snapshot.demos.get(id)!;

it('takes files that are made for files, and shows readers those that are not hidden', async () => {
  const snapshot = await snapshotOf(SITE, undefined, makers);
  expect(snapshot.problems).toEqual([]);
  const demo = demoOf(snapshot);
  expect(demo).toMatchObject({ title: 'Recipe soup', file: '/site/docs/all~soup-run.tsx', controls: { line: 5 } });
  expect(demo.parts.sources.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['soup.tsx', undefined],
    ['all~soup-run.tsx', true],
    // What only hidden files import.
    ['frame.css', true],
  ]);
  expect(demo.parts.sources[1]?.text).toContain("import Own from './soup';");
  const { files, hidden, origin, lines } = demoOutline({ snapshot, target: 'dev' }, demo);
  expect({ files, hidden, origin, lines }).toEqual({
    files: [{ name: 'soup.tsx', data: '~data/sources/docs/all~soup.tsx.json' }],
    hidden: ['all~soup-run.tsx', 'frame.css'].map((name) => ({ name, data: `~data/sources/docs/${name}.json` })),
    origin: 'docs/all.txt',
    lines: 1,
  });
  const { compiled } = snapshot.pages.get('/')!;
  expect(compiled.warnings).toEqual(['docs/all.txt:2: salt. Expected pepper. Stir.']);
  expect(compiled.code).toContain('import Demo0Component from "/site/docs/all~soup-run.tsx"');
  expect(compiled.code).not.toContain('recipe');
  expect(entryText({ snapshot, api: undefined }, snapshot.pages.get('/')!, new Map())).toBe(
    '```tsx\nexport default () => <p>Soup</p>;\n```',
  );
});

it('names the file and the line that an author wrote', async () => {
  const edit = (soup: string, body = SITE['docs/index.mdx']) =>
    snapshotOf({ ...SITE, 'docs/all.txt': `x: y\nsoup: ${soup}`, 'docs/index.mdx': body }, undefined, makers);
  const broken = await edit('export default () => <p>');
  expect(broken.problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/all.txt:2']);
  const unknown = await edit('', page('<Demo src="./all.txt" recipe="cake" />\n\nText'));
  expect(unknown.problems.map(({ found }) => found)).toEqual(['there is no recipe "cake"']);
  expect(unknown.pages.get('/')?.compiled.code).toContain('there is no recipe');
  const expression = await edit('', page('<Demo src="./all.txt" recipe={1} />'));
  expect(expression.problems.map(formatProblem)).toEqual([
    'docs/index.mdx:5: <Demo> with recipe that isn\'t a text in quotes. Expected a text in quotes. Write recipe="…".',
  ]);
});

it('calls them in tests as readers know them', async () => {
  const [demo] = listDemos(await snapshotOf(SITE, undefined, makers));
  expect(demo).toMatchObject({ file: 'docs/all~soup.tsx', origin: { file: 'docs/all.txt', line: 1 } });
  expect(stepsFiles(demo!)).toEqual(['docs/all~soup.test.ts']);
});

it('makes them again when what they are made of changes, and keeps them where nothing does', async () => {
  const first = await snapshotOf(SITE, undefined, makers);
  const same = await snapshotOf({ ...SITE, 'docs/b.mdx': page('B') }, first, makers);
  expect(same.pages.get('/')?.compiled).toBe(first.pages.get('/')?.compiled);
  expect(madeChanges(first.files.made, same.files.made)).toEqual(new Map());
  expect(demoOf(same).parts.sources).toEqual(demoOf(first).parts.sources);

  const changed = await snapshotOf({ ...SITE, 'docs/frame.txt': 'console.log(1);' }, first, makers);
  expect([...madeChanges(first.files.made, changed.files.made)]).toEqual([['/site/docs/all~soup-run.tsx', 'update']]);
  expect(demoOf(changed).parts.sources[1]?.text).toContain('console.log(1);');

  const gone = await snapshotOf({ ...SITE, 'docs/index.mdx': page('Text') }, changed, makers);
  expect([...madeChanges(changed.files.made, gone.files.made).values()]).toEqual(['delete', 'delete']);
  expect(gone.files.has('/site/docs/all~soup.tsx')).toBe(false);
});

it('adds pages that are made, unless one is written there', async () => {
  const made = (...paths: string[]) =>
    withFeature({
      makers: [recipes],
      pages: ({ files }) => ({
        pages: paths.map((path) => ({
          path,
          origin: '/site/kitchen/all.txt',
          text: page(
            files.has('/site/kitchen/all.txt')
              ? '<Demo src="./all.txt" recipe="soup" />'
              : '<Nothing />\n\n```jsx live\n<Salt />\n```\n\n```jsx live\n<b\n```',
          ),
          lines: [2],
          isOptional: true,
        })),
        problems: [],
        notes: [],
      }),
    });
  const site = {
    'docs/index.mdx': page('Home'),
    'kitchen/all.txt': SITE['docs/all.txt'],
    'kitchen/frame.css': '',
  };
  const snapshot = await snapshotOf(site, undefined, made('/', '/soups/all'));
  expect(snapshot.problems).toEqual([]);
  expect(snapshot.pages.get('/')?.filename).toBe('docs/index.mdx');
  expect(snapshot.pages.get('/soups/all')).toMatchObject({
    file: '/site/kitchen/all~soups-all.mdx',
    filename: 'kitchen/all.txt',
  });
  expect(demoOf(snapshot)).toMatchObject({ file: '/site/kitchen/all~soup-run.tsx', line: 2 });

  const twice = await snapshotOf(site, undefined, made('/a', '/a', '/404'));
  expect(twice.problems.map(({ found }) => found)).toEqual([
    'a page at the address /a, which is also made of kitchen/all.txt',
    'a page at the address /404, where the build writes a file',
  ]);
  const broken = await snapshotOf({ 'docs/index.mdx': page('Home') }, undefined, made('/a'));
  // Nobody wrote the page for the site, so that what is wrong with it keeps no site from being built.
  expect(broken.problems).toEqual([]);
  expect(broken.pages.get('/a')?.compiled.warnings).toEqual([
    expect.stringMatching(/^kitchen\/all\.txt:2: "Salt", which is neither/),
    expect.stringMatching(/^kitchen\/all\.txt:2: the file cannot be read/),
    expect.stringMatching(/^kitchen\/all\.txt:2: unknown component <Nothing>/),
  ]);
});

/** Pages of lines that nobody wrote, by address. */
const pagesOf = (texts: Record<string, string>): Partial<SiteOptions> =>
  withFeature({
    pages: () => ({
      pages: Object.entries(texts).map(([path, text]) => ({
        path,
        origin: `/site/kitchen${path}.txt`,
        text: page(text),
        isOptional: true,
      })),
      problems: [],
      notes: [],
    }),
  });

it('has a demo that nobody wrote give way to another one with its id', async () => {
  const files = {
    'docs/index.mdx': page('<Demo src="./salt.tsx" id="salt" />'),
    'docs/salt.tsx': 'export default () => null;',
    'kitchen/sea.tsx': 'export default () => null;',
    'kitchen/rock.tsx': 'export default () => null;',
  };
  const pages = {
    '/a': '<Demo src="./sea.tsx" id="salt" />',
    '/b': '<Demo src="./rock.tsx" id="pepper" />',
    '/c': '<Demo src="./sea.tsx" id="pepper" />',
  };
  const snapshot = await snapshotOf(files, undefined, pagesOf(pages));
  expect(snapshot.problems).toEqual([]);
  expect([...snapshot.demos.values()].map(({ id, file }) => [id, file])).toEqual([
    ['salt', '/site/docs/salt.tsx'],
    ['pepper', '/site/kitchen/rock.tsx'],
  ]);
  const told = (of: Snapshot) => ['/a', '/b', '/c'].map((path) => of.pages.get(path)?.compiled.warnings);
  expect(told(snapshot)).toEqual([
    [expect.stringContaining('the id "salt" of the demo kitchen/sea.tsx, which docs/salt.tsx of docs/index.mdx:5 has')],
    [],
    [expect.stringContaining('the id "pepper" of the demo kitchen/sea.tsx')],
  ]);
  expect(snapshot.pages.get('/a')?.compiled.code).toContain("This example can't be shown.");
  // Again, and once it's free.
  expect(told(await snapshotOf(files, snapshot, pagesOf(pages)))).toEqual(told(snapshot));
  const freed = await snapshotOf({ ...files, 'docs/index.mdx': page('Text') }, snapshot, pagesOf(pages));
  expect(freed.demos.get('salt')?.file).toBe('/site/kitchen/sea.tsx');
});

it('leaves out what a bundle fails with, unless an author shows it', async () => {
  const files = { 'docs/index.mdx': page('Home'), 'kitchen/sea.tsx': 'export default () => null;' };
  const wrong = { file: 'kitchen/sea.tsx', line: 1, found: 'salt', expected: 'pepper', fix: 'Stir' };
  const read = (home: string, text: string) =>
    readSnapshot({
      root: '/site',
      config: testConfig(pagesOf({ '/a': text })),
      libraries: { all: [{ name: 'react' }], aliases: [], problems: [] },
      files: filesOf({ ...files, 'docs/index.mdx': page(home) }),
      times: () => new Map(),
      broken: new Map([[demoKey({ id: 'kitchen-sea', file: '/site/kitchen/sea.tsx' }), [wrong]]]),
    });
  const nobody = await read('Home', '<Demo src="./sea.tsx" />');
  expect(nobody.problems).toEqual([]);
  expect(nobody.demos.size).toBe(0);
  expect(nobody.pages.get('/a')?.compiled.warnings).toEqual(['kitchen/sea.tsx:1: salt. Expected pepper. Stir.']);
  const author = await read('<Demo src="../kitchen/sea.tsx" />', '<Demo src="./sea.tsx" />');
  expect(author.problems).toEqual([wrong]);
});
