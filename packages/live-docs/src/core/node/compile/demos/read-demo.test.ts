import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { formatProblem } from 'live-playground/model';
import { demoTexts } from '../../snapshot/snapshot';
import { readDemoAsset } from './read-demo-file';

const PACKAGES = Object.fromEntries(
  Object.entries({ 'react': '19.0.0', 'react-dom': '19.0.1', '@scope/kit': '1.2.3' }).map(([name, version]) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ version }),
  ]),
);

/** A site with one demo, and files beside it. */
const site = (files: Record<string, string>) =>
  snapshotOf({
    'docs/index.mdx': '---\ntitle: Simple\nkeywords: [a]\n---\n\n<Demo src="./simple.tsx" />\n',
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name.includes('/') ? name : `docs/${name}`, text]),
    ),
    ...PACKAGES,
  });

/** The code of the demo. */
async function read(files: Record<string, string>) {
  const demo = (await site(files)).demos.get('simple')!;
  return readDemoAsset(demoTexts(demo), demo.parts);
}

/** What is wrong with the demo. */
const problems = async (files: Record<string, string>) => (await site(files)).problems.map(formatProblem);

it('follows imports to files, through style and types too, and to packages with their installed versions', async () => {
  const { asset, files } = await read({
    'simple.tsx':
      "import { a } from './data';\nimport type { B } from './types';\nimport './look.css';\nexport default a;",
    'data.ts': "export { a } from '@scope/kit/part';",
    'types.ts': 'export type B = 1;',
    'look.css': "@import './base.css';",
    'base.css': '',
  });
  expect(files.map(({ name, lang }) => [name, lang])).toEqual([
    ['simple.tsx', 'tsx'],
    ['data.ts', 'ts'],
    ['types.ts', 'ts'],
    ['look.css', 'css'],
    ['base.css', 'css'],
  ]);
  expect(asset).toMatchObject({ id: 'simple', title: 'Simple', description: '', keywords: ['a'] });
  expect(asset.dependencies.filter(({ type }) => type === 'NPM')).toEqual([
    { type: 'NPM', name: '@scope/kit', version: '1.2.3' },
    { type: 'NPM', name: 'react', version: '19.0.0' },
    { type: 'NPM', name: 'react-dom', version: '19.0.1' },
  ]);
});

it('follows each kind of file: those of code are shown, others are needed', async () => {
  const { parts } = (
    await site({
      'simple.tsx': `import styles from './look.module.less'; import rows from './rows.json'; import logo from './logo.svg';
        import text from './rows.txt?raw'; import Work from './work?worker'; import old from './old';
        new URL('./timer.ts', import.meta.url); export default 1;`,
      'look.module.less': `// @import 'gone';\n@import (reference) './base';\n@import 'mixins';\n@import '~@scope/kit/part.less';\na { src: url(./a.woff2) }`,
      'base.less': '',
      'mixins.less': '',
      'a.woff2': '',
      'rows.json': '[]',
      'logo.svg': '<svg/>',
      'rows.txt': '',
      'work.ts': '',
      'timer.ts': '',
      'old.jsx': 'export default <a />;',
      'node_modules/less/package.json': '{ "version": "4.9.1" }',
    })
  ).demos.get('simple')!;
  expect(parts.sources.map(({ name }) => name).sort()).toEqual(
    [
      'simple.tsx',
      'look.module.less',
      'base.less',
      'mixins.less',
      'rows.json',
      'work.ts',
      'timer.ts',
      'old.jsx',
    ].sort(),
  );
  expect(parts.values.map(({ name, query }) => name + query)).toEqual(['a.woff2', 'logo.svg', 'rows.txt?raw']);
  expect(parts.packages).toMatchObject({ '@scope/kit': '1.2.3', 'less': '4.9.1' });
});

it('names the packages that hold the types of others, if they are installed', async () => {
  const { asset } = await read({
    'simple.tsx': "import '@scope/kit';\nexport default 1;",
    'node_modules/@types/scope__kit/package.json': '{ "version": "1.2.9" }',
  });
  expect(asset.dependencies).toContainEqual({ type: 'NPM', name: '@types/scope__kit', version: '1.2.9' });
});

it('passes over imports that name no file or package', async () => {
  const { asset, files } = await read({
    'simple.tsx': "import './look.css';\nconst load = (name: string) => import(name + '.ts');\nexport default load;",
    'look.css': "/* @import './old.css'; */\n@import 'https://example.org/fonts.css';\na {}",
  });
  expect(files.map(({ name }) => name)).toEqual(['simple.tsx', 'look.css']);
  expect(asset.dependencies.flatMap((each) => (each.type === 'NPM' ? each.name : []))).toEqual(['react', 'react-dom']);
});

it.each([
  [
    'a file that is not there',
    "\nimport './gone';\nexport default 1;",
    'docs/simple.tsx:2: import of "./gone", which leads to no file',
  ],
  [
    'a kind of file that no demo has',
    "import rows from './rows.yaml';\nexport default 1;",
    'docs/simple.tsx:1: import of "./rows.yaml", a kind of file that a demo cannot import. Expected a script',
  ],
  [
    'data that cannot be read',
    "import data from './data.json';\nexport default data;",
    'docs/data.json:2: the file cannot be read: Expected',
  ],
  [
    'a stylesheet that nothing compiles',
    "\nimport './look.less';\nexport default 1;",
    'docs/simple.tsx:2: import of "./look.less", which needs the package "less": it is not installed. Expected the package that compiles such stylesheets among the development dependencies. Run npm install -D less.',
  ],
  [
    'a stylesheet of a package that nothing compiles',
    "import '@scope/kit/look.scss';\nexport default 1;",
    'docs/simple.tsx:1: import of "@scope/kit/look.scss", which needs the package "sass"',
  ],
  [
    'a package that is not installed',
    "\n\nimport 'none/part';\nexport default 1;",
    'docs/simple.tsx:3: the package "none" is not installed',
  ],
  ['syntax', 'export default 1;\n\nconst a = ;', 'docs/simple.tsx:3: the file cannot be read'],
  ['no component', 'export const a = 1;', 'docs/simple.tsx:1: the demo exports no component: it exports a. Expected a'],
  [
    'a default export that is an object',
    'const config = { size: 1 } as const;\n\nexport { config as default };',
    'docs/simple.tsx:3: the default export is an object, not a component',
  ],
  ['a default export that is a list', '\nexport default [1];', 'docs/simple.tsx:2: the default export is a list'],
  [
    'a file of stories',
    "const meta = { title: 'Bar', component: Bar } satisfies Meta;\nexport default meta;",
    'docs/simple.tsx:2: the default export is an object that describes stories of Storybook, not a component. Expected a component that the file exports by default. Write a component that renders one story and export that: "From Storybook"',
  ],
  [
    'nothing in the file',
    '',
    'docs/simple.tsx:1: the demo exports no component. Expected a component that the file exports',
  ],
  [
    'syntax of a file that it imports',
    "import './data';\nexport default 1;",
    'docs/data.ts:2: the file cannot be read',
  ],
])('says where a demo is wrong: %s', async (_, text, expected) => {
  expect(
    await problems({ 'simple.tsx': text, 'rows.yaml': '', 'look.less': '', 'data.json': '{\n', 'data.ts': '\n}' }),
  ).toEqual([expect.stringContaining(expected)]);
});

it.each(['@/parts/card', '#parts'])('takes %s for an alias that is missing, and no package', async (name) => {
  const code = `import { Card } from '${name}';\nexport default Card;`;
  expect(await problems({ 'simple.tsx': code })).toEqual([
    `docs/simple.tsx:1: import of "${name}", which is neither a file, nor a package, nor an alias. Expected an alias of "paths" in tsconfig.json, or of "alias" in site.config.ts. Add it there: demos don't know those of the option "vite".`,
  ]);
});

it('names what is imported of a package and not built, by the patterns of its exports', async () => {
  const exports = { './*': { types: './*.d.ts', import: './esm/*.js' }, './there': './there.js' };
  const files = {
    'simple.tsx': "import { a } from 'sibling/there';\nimport { b } from 'sibling/part';\nexport default [a, b];",
    'node_modules/sibling/package.json': JSON.stringify({ version: '1.0.0', exports }),
    'node_modules/sibling/there.js': '',
  };
  expect(await problems(files)).toEqual([
    expect.stringContaining(
      'docs/simple.tsx:2: the package "sibling/part" has none of the files that its package.json names: ./part.d.ts, ./esm/part.js.',
    ),
  ]);
});

it.each([
  ['main and module', { main: 'lib/index', module: 'es/index.js' }, 'es/index.js, lib/index'],
  [
    'exports',
    { exports: { '.': { types: './lib/a.d.ts', default: './lib/a.js' }, './b': './b.js' } },
    './lib/a.d.ts, ./lib/a.js',
  ],
])('names a package of the workspace that is not built, by its %s', async (_, manifest, missing) => {
  const files = {
    'simple.tsx': "import { a } from 'sibling';\nexport default a;",
    'node_modules/sibling/package.json': JSON.stringify({ version: '1.0.0', ...manifest }),
    'node_modules/sibling/b.js': '',
  };
  expect(await problems(files)).toEqual([
    `docs/simple.tsx:1: the package "sibling" has none of the files that its package.json names: ${missing}. Expected a package that is built, or an alias to its source. Build it, or lead "sibling" to its source with "alias" in site.config.ts.`,
  ]);
  const built = { 'node_modules/sibling/lib/index.js': '', 'node_modules/sibling/lib/a.js': '' };
  expect(await problems({ ...files, ...built })).toEqual([]);
});
