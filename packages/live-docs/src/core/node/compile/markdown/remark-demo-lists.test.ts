import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { writeEntry } from '../../output/markdown/entry-markdown';
import { nameAsTitle } from './remark-demo-lists';

const PACKAGES = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [`node_modules/${name}/package.json`, '{ "version": "19.0.0" }']),
);
const DEFAULT = 'export default () => null;';
const BASIC = 'export const Basic = () => null;';

/** A page with a list, and files in `docs`. */
const read = (
  list: string,
  files: Record<string, string>,
  previous?: Awaited<ReturnType<typeof snapshotOf>>,
  more?: Parameters<typeof snapshotOf>[2],
) =>
  snapshotOf(
    {
      'docs/index.mdx': `---\ntitle: Home\n---\n\n${list}\n`,
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/${name}`, text])),
      ...PACKAGES,
    },
    previous,
    more,
  );

/** What the page has in its contents, and the demos that it shows. */
async function shown(list: string, files: Record<string, string>) {
  const { pages, demos, problems } = await read(list, files);
  const { toc = [], warnings = [] } = pages.get('/')?.compiled ?? {};
  return {
    toc: toc.map(({ depth, title, id }) => `${'#'.repeat(depth)} ${title} (${id})`),
    demos: [...demos.values()].map(({ id, title, exportName }) =>
      [id, title, ...(exportName ? [exportName] : [])].join(' '),
    ),
    problems: problems.map(formatProblem),
    warnings,
  };
}

it('shows each file with a heading, and each component of a file with several', async () => {
  const files = {
    'examples/10-late.tsx': DEFAULT,
    'examples/2-earlyBird.tsx': `export function App() {}`,
    'examples/theme.tsx': `/** Colours\n *\n * With \`dark\` and <b>.\n */\n${BASIC}\nexport class DarkMode extends Component {}`,
    'examples/whole.tsx': `// Both at once\n${BASIC}\n${DEFAULT}`,
    'examples/more/other.tsx': DEFAULT,
  };
  expect(await shown('<Demos src="./examples/*.tsx" />', files)).toEqual({
    toc: [
      '## Early bird (early-bird)',
      '## Late (late)',
      '## Colours (colours)',
      '### Basic (basic)',
      '### Dark mode (dark-mode)',
      '## Both at once (both-at-once)',
    ],
    demos: [
      '2-early-bird Early bird App',
      '10-late Late',
      'theme-basic Basic Basic',
      'theme-dark-mode Dark mode DarkMode',
      'whole Both at once',
    ],
    problems: [],
    warnings: [],
  });
});

it('has descriptions as text of the page, and hands on attributes', async () => {
  const comment = '/**\n * Colours\n *\n * With `dark` and <b>, see [more](./more.md).\n */\n';
  const { pages, demos, problems } = await read('## Examples\n\n<Demos src="theme.tsx" height={200} ssr={false} />', {
    'theme.tsx': comment + BASIC,
    'more.md': '# More',
  });
  expect(problems.map(formatProblem)).toEqual([]);
  const { texts, toc, markdown, code } = pages.get('/')!.compiled;
  expect(texts.map(({ value }) => value)).toEqual(['With dark and <b>, see more.']);
  expect(toc.map(({ depth }) => depth)).toEqual([2, 3]);
  expect(demos.get('theme')).toMatchObject({
    description: 'With dark and <b>, see more.',
    isBrowserOnly: true,
    line: 7,
  });
  expect(markdown).toContainEqual({ kind: 'demo', id: 'theme' });
  expect(code).toContain('height: 200');
});

it('matches files of all folders, and tells those of one name apart', async () => {
  const files = {
    'examples/forms/index.tsx': DEFAULT,
    'examples/forms/basic.tsx': BASIC,
    'examples/lists/basic.tsx': BASIC,
  };
  const list = '<Demos src="../docs/examples/**/*.{ts,tsx}" />';
  expect((await shown(list, files)).demos).toEqual([
    'forms-basic Basic Basic',
    'forms-index Forms',
    'lists-basic Basic Basic',
  ]);
  const flat = { 'a/basic.tsx': BASIC, 'b/basic.tsx': BASIC };
  expect((await shown('<Demos src="./{a,b}/*.tsx" />', flat)).demos).toEqual([
    'a-basic Basic Basic',
    'b-basic Basic Basic',
  ]);
});

it('leaves out files without a component, those that others import, and an index', async () => {
  const files = {
    'a.tsx': `import { Row } from './row'; import { rows } from './rows'; ${DEFAULT}`,
    'b.tsx': BASIC,
    'index.ts': "export { default as A } from './a';\nexport * from './b';",
    'row.tsx': 'export function Row() {}',
    'rows.ts': 'export const rows = [];',
    'hooks.ts': 'export const useRows = () => 1;',
    'a.test.tsx': DEFAULT,
    'story.stories.tsx': `export default { title: 'A' };\nexport const Primary = () => null;`,
  };
  expect(await shown('<Demos src="./*.{ts,tsx}" />', files)).toEqual({
    toc: ['## A (a)', '## B (b)'],
    demos: ['a A', 'b B Basic'],
    problems: [],
    warnings: [
      'docs/index.mdx:5: <Demos> leaves out docs/hooks.ts, docs/row.tsx, docs/rows.ts, docs/story.stories.tsx: they export no component that does without props, or others of its files import them',
    ],
  });
});

it('warns of a file that cannot be shown, and tells readers so in its place', async () => {
  const files = { 'a.tsx': '\nexport const = 1;', 'b.tsx': BASIC };
  expect(await shown('<Demos src="./*.tsx" />', files)).toMatchObject({
    toc: ['## A (a)', '## B (b)'],
    demos: ['b B Basic'],
    problems: [],
    warnings: [expect.stringMatching(/^docs\/a\.tsx:2: the file cannot be read/)],
  });
  const snapshot = await read('<Demos src="./*.tsx" />', files);
  expect(snapshot.pages.get('/')?.compiled.markdown.join('')).toContain(
    "## A\n\n> [!NOTE]\n> This example can't be shown. [View source](https://example.org/site/blob/main/docs/a.tsx)",
  );
  // In the words of the readers' language, where that isn't English.
  const chinese = await read('<Demos src="./*.tsx" />', files, undefined, { language: 'zh-CN' });
  expect(chinese.pages.get('/')?.compiled.markdown).toContainEqual(expect.objectContaining({ of: 'demo.absent' }));
  expect(chinese.pages.get('/')?.compiled.code).toMatch(/import \{\s*InterfaceText\s*\} from/);
});

it('leaves a file that an author shows, too, to them', async () => {
  const { problems } = await read('<Demos src="./*.tsx" />\n\n<Demo src="./a.tsx" />', {
    'a.tsx': 'export const = 1;',
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/a.tsx:1']);
});

it.each([
  ['<Demos />', {}, 'docs/index.mdx:5: <Demos> without "src"'],
  ['A <Demos src="./*.tsx" /> in text', {}, 'docs/index.mdx:5: <Demos> within a line of text'],
  [
    '<Demos src="./*.tsx" name="A" />',
    {},
    'docs/index.mdx:5: <Demos> with "name". Expected what all of its demos have',
  ],
  [
    '<Demos src="./none/*.tsx" />',
    {},
    'docs/index.mdx:5: <Demos> of "./none/*.tsx", which matches no script. Expected a pattern',
  ],
  [
    '<Demos src="./*.ts" />',
    { 'a.ts': 'export const a = 1;' },
    'which matches files without a component alone: docs/a.ts. Expected',
  ],
])('says what is wrong with %s', async (list, files, message) => {
  expect((await shown(list, files)).problems).toEqual([expect.stringContaining(message)]);
});

it('shows a file that is added, and a title that is changed', async () => {
  const list = '<Demos src="./examples/*.tsx" />';
  const first = await read(list, { 'examples/a.tsx': DEFAULT });
  const second = await read(list, { 'examples/a.tsx': `// First\n${DEFAULT}`, 'examples/b.tsx': DEFAULT }, first);
  expect(second.pages.get('/')?.compiled.toc.map(({ title }) => title)).toEqual(['First', 'B']);
});

it('writes a file of several demos once as Markdown', async () => {
  const text = `${BASIC}\nexport function Fancy() {}`;
  const snapshot = await read('<Demos src="./a.tsx" />', { 'a.tsx': text });
  expect(writeEntry(snapshot, snapshot.pages.get('/')!, undefined)).toBe(
    `## A\n\n### Basic\n\n\`\`\`tsx title="a.tsx"\n${text}\n\`\`\`\n\n### Fancy\n\n\`Fancy\` (\`a.tsx\`)`,
  );
});

it('shows files that are written for a live editor, if the site has a scope for them', async () => {
  const files = { 'a.jsx': 'render(<Box />);', 'b.tsx': BASIC, 'scope.tsx': 'export const Box = () => null;' };
  const { demos, problems } = await read('<Demos src="./{a,b}.*" />', files, undefined, { scope: 'docs/scope.tsx' });
  expect([problems, [...demos.keys()]]).toEqual([[], ['a', 'b']]);
});

it('shows files that mount themselves, and what is in one that shows several', async () => {
  const mount = (shown: string, ...names: string[]) =>
    [
      "import { createRoot } from 'react-dom/client';",
      ...names.map((name) => `import ${name} from './${name}';`),
      `createRoot(document.body).render(${shown});`,
    ].join('\n');
  const files = {
    'bar/index.tsx': `import './page.css';\n${mount('<Bar width={200} />', 'Bar')}`,
    'bar/page.css': 'html,\nbody {\n  line-height: 2;\n  height: 100%;\n}',
    'bar/Bar.tsx': 'export default ({ width }) => width;',
    'app.jsx': mount('<main><One /><Two /></main>', 'One', 'Two'),
    'One.jsx': DEFAULT,
    'Two.jsx': DEFAULT,
  };
  const { demos, problems, files: all } = await read('<Demos src="**/*.{jsx,tsx}" />', files);
  expect(problems.map(formatProblem)).toEqual([]);
  expect([...demos.values()].map(({ title }) => title)).toEqual(['Bar', 'One', 'Two']);
  const [bar] = demos.values();
  expect(all.text(bar!.file)).toBe(
    "import './page.css';\nimport Bar from './Bar';\n\nexport default function Demo() {\n  return <div style={{ height: 400 }}><Bar width={200} /></div>;\n}\n",
  );
});

it('leaves out components that need props, and says so of those beside others', async () => {
  const files = {
    'grid.tsx':
      "import type { CellProps } from './types';\nexport const Cell = ({ row }: CellProps) => row;\nexport const Grid = () => null;\nexport { default as Row } from './row';",
    'types.ts': 'export interface CellProps { row: number }',
    'row.tsx': 'export default ({ index }: { index: number }) => index;',
    'sized.tsx': 'export const controls = { size: {} };\nexport default ({ size }: { size: number }) => size;',
  };
  const { demos, warnings, problems } = await shown('<Demos src="./*.tsx" />', files);
  expect([demos, problems]).toEqual([['grid-grid Grid Grid', 'sized Sized'], []]);
  expect(warnings).toEqual([
    'docs/index.mdx:5: <Demos> leaves out docs/row.tsx: they export no component that does without props, or others of its files import them',
    'docs/grid.tsx: <Demos> leaves out Cell, which needs the props row. Give them defaults to show it',
    'docs/grid.tsx: <Demos> leaves out Row, which needs the props index. Give them defaults to show it',
  ]);
});

it.each([
  ['DarkMode', 'Dark mode'],
  ['01_dark-mode', 'Dark mode'],
  ['RTLTable', 'RTL table'],
  ['2d', '2d'],
  ['_', '_'],
])('makes a title of %s', (name, title) => {
  expect(nameAsTitle(name)).toBe(title);
});
