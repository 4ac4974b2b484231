import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';

const PACKAGES = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [`node_modules/${name}/package.json`, '{ "version": "19.0.0" }']),
);
const BASIC = 'export const Basic = () => null;';

/** A site with pages of folders. */
const read = (pages: Record<string, string>, files: Record<string, string>) =>
  snapshotOf({ 'docs/index.mdx': '---\ntitle: Home\n---\n', ...files, ...PACKAGES }, undefined, { pages });

/** The pages but the first: address, title and headings. */
async function shown(pages: Record<string, string>, files: Record<string, string>) {
  const snapshot = await read(pages, files);
  const made = [...snapshot.pages.values()].filter(({ path }) => path !== '/');
  return [
    ...snapshot.problems.map(formatProblem),
    ...made.map(({ path, front, compiled }) =>
      [path, front.title, ...compiled.toc.map(({ title }) => title)].join(' | '),
    ),
  ];
}

it('makes a page of each folder that has demos, with its README first', async () => {
  const files = {
    'examples/basic.tsx': BASIC,
    'examples/10-late.tsx': `import { Row } from './parts/row';\n${BASIC}`,
    'examples/README.md': '# All examples\n\nThey run.\n\n## License\n\nMIT\n',
    'examples/parts/row.tsx': 'export function Row() {}',
    'examples/DatePicker/demo/[id].tsx': BASIC,
    'examples/DatePicker/demo/basic.test.tsx': BASIC,
    'examples/forms/demo/a.tsx': BASIC,
    'examples/forms/b.tsx': BASIC,
  };
  expect(await shown({ '/examples': './examples/**' }, files)).toEqual([
    '/examples | All examples | License | Late | Basic',
    '/examples/date-picker | Date picker | [id]',
    '/examples/forms | Forms | B',
    '/examples/forms/demo | Demo | A',
  ]);
});

it('says which file a made page is of, and leaves its address to a written one', async () => {
  const pages = { '/examples': 'lib/*/*.tsx' };
  const files = { 'lib/a/x.tsx': BASIC, 'lib/b/y.tsx': BASIC, 'docs/examples/b.md': '# Own\n' };
  const snapshot = await read(pages, files);
  expect(snapshot.pages.get('/examples/a')).toMatchObject({ filename: 'lib/a/x.tsx' });
  expect(snapshot.pages.get('/examples/b')?.front.title).toBe('Own');
  expect([...snapshot.demos.keys()]).toEqual(['lib-a-x']);
});

it('says which files it leaves out', async () => {
  const files = {
    'lib/a.tsx': `import { Row } from './row';\n${BASIC}`,
    'lib/row.tsx': 'export function Row() {}',
    'lib/rows.ts': 'export const rows = [];',
  };
  expect((await read({ '/lib': 'lib/*' }, files)).notes).toEqual([
    'site.config.ts: "pages" has "lib/*" for /lib, which leaves out lib/row.tsx, lib/rows.ts: they export no component that does without props, or others of its files import them',
  ]);
});

it('warns of an example that cannot be a demo, and shows the others', async () => {
  const files = { 'examples/a.tsx': BASIC, 'examples/b.tsx': `import 'none';\n${BASIC}` };
  const { problems, pages, demos } = await read({ '/examples': 'examples/*.tsx' }, files);
  expect(problems).toEqual([]);
  expect([...demos.keys()]).toEqual(['a']);
  expect(pages.get('/examples')?.compiled.warnings).toEqual([
    expect.stringMatching(/^examples\/b\.tsx:1: the package "none" is not installed/),
  ]);
});

it('warns once of what is wrong with a file that several examples import', async () => {
  const files = {
    'examples/a.tsx': `import './parts/c';\n${BASIC}`,
    'examples/b.tsx': `import './parts/c';\n${BASIC}`,
  };
  const { pages } = await read(
    { '/examples': 'examples/*.tsx' },
    { ...files, 'examples/parts/c.tsx': "import 'none';" },
  );
  expect(pages.get('/examples')?.compiled.warnings).toEqual([
    expect.stringMatching(/^examples\/parts\/c\.tsx:1: the package "none" is not installed/),
  ]);
});

it.each([
  [
    'none/*.tsx',
    {},
    'site.config.ts: "pages" has "none/*.tsx" for /examples, which matches no script. Expected a pattern',
  ],
  ['lib/*.ts', { 'lib/a.ts': 'export const a = 1;' }, 'which matches files without a component alone'],
])('names a pattern without demos: %s', async (pattern, files, message) => {
  expect(await shown({ '/examples': pattern }, files)).toEqual([expect.stringContaining(message)]);
});
