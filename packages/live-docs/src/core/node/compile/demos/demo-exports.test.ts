import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';

const PACKAGES = Object.fromEntries(
  ['react', 'react-dom', 'kit'].map((name) => [`node_modules/${name}/package.json`, '{ "version": "19.0.0" }']),
);

/** A site with a page and files beside it. */
const site = (page: string, files: Record<string, string>) =>
  snapshotOf({
    'docs/index.mdx': `---\ntitle: Home\n---\n\n${page}\n`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/${name}`, text])),
    ...PACKAGES,
  });

/** What the page shows: the ids, and what the file exports each as. */
async function shown(page: string, files: Record<string, string>) {
  const { demos, problems } = await site(page, files);
  return [...problems.map(formatProblem), ...[...demos.values()].map(({ id, exportName }) => [id, exportName])];
}

const BASIC = 'export const Basic = () => null;';

it.each([
  ['the default export', { 'a.tsx': `${BASIC}\nexport default Basic;` }, undefined],
  ['the only component', { 'a.tsx': `${BASIC}\nexport const controls = {};\nexport const rows = [];` }, 'Basic'],
  [
    'that of another file',
    { 'a.tsx': "export { X as Basic } from './b';", 'b.tsx': 'export function X() {}' },
    'Basic',
  ],
  [
    'that of an index',
    { 'a.tsx': "export * from './b';", 'b/index.ts': "export * from './c';", 'b/c.tsx': BASIC },
    'Basic',
  ],
  [
    'that of a package',
    { 'a.tsx': "export { Basic, useKit } from 'kit';\nexport { Props as rows } from './b';", 'b.ts': '' },
    'Basic',
  ],
  [
    'the one among types',
    { 'a.tsx': `export { Props } from './b';\n${BASIC}`, 'b.ts': 'export interface Props {}' },
    'Basic',
  ],
  ['one in a circle', { 'a.tsx': `export * from './b';\n${BASIC}`, 'b.tsx': "export * from './a';" }, 'Basic'],
])('takes %s', async (_, files, exportName) => {
  expect(await shown('<Demo src="./a.tsx" />', files)).toEqual([['a', exportName]]);
});

it('shows several of one file by their names', async () => {
  const page =
    '<Demo src="./a.tsx" name="Basic" />\n\n<Demo src="./a.tsx" name="DarkMode" />\n\n<Demo src="./a.tsx" />\n\n<Demo src="./a.tsx" name="Basic" id="own" />';
  const files = { 'a.tsx': `${BASIC}\nexport function DarkMode() {}\nexport default Basic;` };
  expect(await shown(page, files)).toEqual([
    ['a-basic', 'Basic'],
    ['a-dark-mode', 'DarkMode'],
    ['a', undefined],
    ['own', 'Basic'],
  ]);
});

it.each([
  [
    '',
    `${BASIC}\nexport class Fancy extends Component {}`,
    'docs/index.mdx:5: <Demo> of "./a.tsx", which exports several components: Basic, Fancy. Expected the name of the one to show, or a default export. Write name="Basic".',
  ],
  [
    'name="Bsic"',
    BASIC,
    `docs/index.mdx:5: <Demo> with name="Bsic", which "./a.tsx" doesn't export. Did you mean "Basic"? Expected one of the components that it exports: Basic. Correct "name".`,
  ],
  [
    'name="rows"',
    `${BASIC}\nexport const rows = [];`,
    'docs/index.mdx:5: <Demo> with name="rows", which "./a.tsx" exports as something else. Expected one of the components that it exports: Basic. Correct "name".',
  ],
  [
    'name="Basic"',
    'export default () => null;',
    `docs/index.mdx:5: <Demo> with name="Basic", which "./a.tsx" doesn't export. Expected no name, since the file exports a component by default. Leave "name" out.`,
  ],
  [
    '',
    'export const ROWS = [];\nexport const useRows = () => ROWS;',
    'docs/a.tsx:1: the demo exports no component: it exports ROWS, useRows. Expected a component that the file exports, by default or as the only one. Write "export" before the component.',
  ],
  [
    '',
    `\nexport default { a: 1 };\n${BASIC}`,
    'docs/a.tsx:2: the default export is an object, not a component. Expected a component that the file exports by default. Export the component by default, or name one of the others at the <Demo>, as name="…": Basic.',
  ],
])('says what a file exports: %s %s', async (attributes, text, message) => {
  expect(await shown(`<Demo src="./a.tsx" ${attributes} />`, { 'a.tsx': text })).toEqual([message]);
});

it('refuses one id for two components of a file', async () => {
  const page = '<Demo src="./a.tsx" name="Basic" id="x" />\n\n<Demo src="./a.tsx" name="Fancy" id="x" />';
  const files = { 'a.tsx': `${BASIC}\nexport function Fancy() {}` };
  expect(await shown(page, files)).toEqual([
    expect.stringContaining(
      'docs/index.mdx:7: the id "x" of the demo docs/a.tsx (Fancy), which docs/a.tsx (Basic) of docs/index.mdx:5 has',
    ),
    ['x', 'Basic'],
  ]);
});

it('decides anew once another file exports something else', async () => {
  const files = { 'docs/index.mdx': '<Demo src="./a.tsx" />', 'docs/a.tsx': "export * from './b';", ...PACKAGES };
  const before = await snapshotOf({ ...files, 'docs/b.tsx': BASIC });
  const after = await snapshotOf({ ...files, 'docs/b.tsx': 'export const Fancy = () => null;' }, before);
  expect([before, after].map(({ demos }) => demos.get('a')?.exportName)).toEqual(['Basic', 'Fancy']);
});
