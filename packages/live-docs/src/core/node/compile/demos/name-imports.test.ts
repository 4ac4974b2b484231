import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { formatProblem } from 'live-playground/model';
import { packageAliases } from '../../library/package-aliases';
import { sortAliases, type Alias } from '../../library/alias';
import type { Libraries } from '../../library/library';

const own = {
  folder: '/site',
  entry: '/site/src/index.ts',
  source: '/site/src',
  version: '2.1.0',
  aliases: packageAliases(
    '@scope/kit',
    { folder: '/site', manifest: { module: './es/index' } },
    '/site/src/index.ts',
    '/site/src',
  ),
  strictness: {},
  published: ['theme/*.css', './lib'],
};
const ALIASES: Alias[] = [
  { name: '@/*', target: '/site/src/*' },
  { name: 'rc-kit', target: '/site/src/index.ts' },
  { name: '@root/*', target: '/site/*' },
  { name: '~parts/*', target: '/site/docs/parts/*' },
];

const libraries: Libraries = {
  all: [{ name: '@scope/kit', own }],
  aliases: sortAliases([...ALIASES, ...own.aliases]),
  problems: [],
};

/** The parts of a demo of a library whose site lies in its folder. */
async function read(files: Record<string, string>, folder = 'docs/examples') {
  const installed = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [`node_modules/${name}/package.json`, '{ "version": "19.0.0" }']),
  );
  const snapshot = await snapshotOf(
    {
      'docs/index.mdx': `---\ntitle: Simple\n---\n\n<Demo src="${folder === 'docs/examples' ? './examples' : '../examples'}/simple.tsx" />\n`,
      'src/index.ts': '',
      'src/Field/index.tsx': '',
      'assets/index.css': '',
      ...Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name.includes('/') ? name : `${folder}/${name}`, text]),
      ),
      ...installed,
    },
    undefined,
    { library: '@scope/kit' },
    libraries,
  );
  return { ...snapshot.demos.get('simple')?.parts, problems: snapshot.problems.map(formatProblem) };
}

it('imports the library of the published package, whatever a demo calls it', async () => {
  const { sources, packages } = await read({
    'simple.tsx': `import Kit from '../../src';
import type { A } from "@/Field/a"; export * from '../../src/Field';
import { B, type C } from 'rc-kit';
import '@scope/kit/lib/x.css';
import '../../assets/index.css';
import { rows } from './data/rows';
import { part } from '~parts/part';
export default () => import('../../src/Field');`,
    'docs/examples/data/rows.ts': `import { two } from '../more'; export { D, E } from '../../../src/index';`,
    'more.ts': 'export const two = 2;',
    'docs/parts/part.ts': 'export const part = 1;',
    'src/Field/a.ts': '',
    'src/x.css': '',
  });
  expect(sources?.map(({ name, text }) => [name, text])).toEqual([
    [
      'simple.tsx',
      `import Kit from '@scope/kit';
import type { A } from "@scope/kit/es/Field/a"; export * from '@scope/kit/es/Field';
import { B, type C } from '@scope/kit';
import '@scope/kit/lib/x.css';
import '@scope/kit/assets/index.css';
import { rows } from './data/rows';
import { part } from '../parts/part';
export default () => import('@scope/kit/es/Field');`,
    ],
    ['data/rows.ts', `import { two } from '../more'; export { D, E } from '@scope/kit';`],
    ['more.ts', 'export const two = 2;'],
    ['../parts/part.ts', 'export const part = 1;'],
  ]);
  expect(packages).toEqual({ '@scope/kit': '2.1.0', 'react': '19.0.0', 'react-dom': '19.0.0' });
});

it("keeps what lies beside a demo the demo's, wherever that is", async () => {
  const { sources, problems } = await read(
    {
      'simple.tsx': `import './part/a'; import '../assets/index.css'; export default 1;`,
      'examples/part/a.ts': `import '../b';`,
      'b.ts': '',
    },
    'examples',
  );
  expect(problems).toEqual([]);
  expect(sources?.map(({ name }) => name)).toEqual(['simple.tsx', 'part/a.ts', 'b.ts']);
  expect(sources?.[0]?.text).toContain("import '@scope/kit/assets/index.css'");
});

it('takes what the library neither builds nor publishes for a part of the demo', async () => {
  const { sources, packages, problems } = await read({
    'simple.tsx': `import { rows } from '../../data/rows';
import { user } from '@root/data/user';
import '../../theme/dark.css';
import '../../theme/own.less';
export default () => rows;`,
    'data/rows.ts': 'export const rows = 1;',
    'data/user.ts': 'export const user = 1;',
    'theme/dark.css': '',
    'theme/own.less': '',
    'node_modules/less/package.json': '{ "version": "4.0.0" }',
  });
  expect(problems).toEqual([]);
  expect(sources?.map(({ name }) => name)).toEqual([
    'simple.tsx',
    '../../data/rows.ts',
    '../../data/user.ts',
    '../../theme/own.less',
  ]);
  expect(sources?.[0]?.text).toContain("from '../../data/user';\nimport '@scope/kit/theme/dark.css';");
  expect(packages).toHaveProperty('@scope/kit');
});

it('says which import of the library leads to no file', async () => {
  const { problems } = await read({ 'simple.tsx': `import '@scope/kit';\nimport '@/gone';\nexport default 1;` });
  expect(problems).toEqual([
    expect.stringContaining(
      'docs/examples/simple.tsx:2: import of "@scope/kit/es/gone", which leads to no file of the library',
    ),
  ]);
});

it('says what to do about a stylesheet that may have to be built', async () => {
  const { problems } = await read({ 'simple.tsx': `import '@scope/kit/lib/look.css';\nexport default 1;` });
  expect(problems).toEqual([expect.stringContaining('Build the library if its build makes this file, or lead')]);
});

it('follows imports as TypeScript writes them: of compiled names, and of declarations alone', async () => {
  const files = {
    'simple.tsx': `import { Field } from '../../src/Field/index.js';
import { rows } from './rows.js';
import type { Row } from './row';
export default () => rows.map((row: Row) => Field);`,
    'rows.ts': 'export const rows = [1];',
    'row.d.ts': 'export type Row = number;',
    'src/Field/index.tsx': `import type { Shape } from './shape';\nimport './part.js';\nexport const Field = 1;`,
    'src/Field/shape.d.ts': 'export interface Shape {}',
  };
  const { sources, problems } = await read({ ...files, 'src/Field/part.tsx': '' });
  expect(problems).toEqual([]);
  expect(sources?.map(({ name }) => name)).toEqual(['simple.tsx', 'rows.ts', 'row.d.ts']);
  expect(sources?.[0]?.text).toContain("from '@scope/kit/es/Field';");

  const broken = await read({ ...files, 'src/Field/part.tsx': 'const a = ;' });
  expect(broken.problems).toEqual([expect.stringContaining('src/Field/part.tsx:1: the file cannot be read')]);
});

it("shows what can't be read of the library's source, as far as a demo reaches it", async () => {
  const { problems } = await read({
    'simple.tsx': `import { Field } from '@/Field';\nexport default Field;`,
    'src/Field/index.tsx': `import { part } from './part';\nimport type { Gone } from '@/Field/gone';\nexport const Field = part;`,
    'src/Field/part.ts': 'export const part = (1;',
    'src/unused.ts': 'export const part = (1;',
  });
  expect(problems).toEqual([
    expect.stringContaining('src/Field/index.tsx:2: import of "@/Field/gone", which leads to no file'),
    expect.stringContaining('src/Field/part.ts:1: the file cannot be read'),
  ]);
});
