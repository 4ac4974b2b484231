import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { findBroken } from './broken-demos';

const FILES = {
  'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./a.tsx" />\n\n<Demo src="./b.tsx" />\n',
  'docs/a.tsx': "// Button\nimport { Buton } from '@kit';\nexport default () => <Buton />;",
  'docs/b.tsx':
    "import './part'; import 'mapper';\nnew Worker(new URL('./none.ts', import.meta.url));\nexport default () => null;",
  'docs/part.tsx': '',
  'node_modules/@kit/package.json': '{ "version": "1.0.0" }',
  'node_modules/mapper/package.json': '{ "version": "1.0.0" }',
  ...Object.fromEntries(
    ['react', 'react-dom'].map((name) => [`node_modules/${name}/package.json`, '{ "version": "19.0.0" }']),
  ),
};

const IMPORTS: Record<string, string[]> = {
  '/site/docs/a.tsx': ['/site/node_modules/@kit/index.js'],
  '/site/docs/b.tsx': ['/site/docs/part.tsx'],
  '/site/docs/part.tsx': ['/library/row.ts'],
  '/site/node_modules/@kit/index.js': ['/site/node_modules/@kit/more.js'],
};

/** What is said of each demo of errors of the bundler. */
async function broken(...errors: { message: string; id?: string; code?: string; exporter?: string }[]) {
  const moduleOf = (id: string) => {
    const exports = id.endsWith('/index.js') ? ['Button', 'Table'] : [];
    return { importedIds: IMPORTS[id] ?? [], dynamicallyImportedIds: [], exports };
  };
  const found = findBroken({ message: 'Build failed', errors }, await snapshotOf(FILES), moduleOf);
  return Object.fromEntries([...found].map(([demo, problems]) => [JSON.parse(demo)[0], problems.map(formatProblem)]));
}

it.each([
  [
    {
      code: 'MISSING_EXPORT',
      message: '\u001b[31m[MISSING_EXPORT] \u001b[0m"Buton" is not exported by "node_modules/@kit/index.js".\n   | 9',
      id: '/site/docs/a.tsx',
      exporter: '/site/node_modules/@kit/index.js',
    },
    {
      a: [
        'docs/a.tsx:2: import of "Buton", which @kit/index.js doesn\'t export. Did you mean "Button"? Expected a name that it exports. Correct the name, or the file that should export it.',
      ],
    },
  ],
  [
    {
      code: 'PLUGIN_ERROR',
      message: 'Build failed with 1 error',
      errors: [{ message: '[UNRESOLVED_ENTRY] Cannot resolve entry module docs/none.ts.\n' }],
      id: '/site/docs/b.tsx?worker',
    },
    {
      b: [
        'docs/b.tsx:2: the bundler stops at it: Cannot resolve entry module docs/none.ts. Expected code that can be bundled for browsers. Correct it, or leave it out.',
      ],
    },
  ],
  [
    {
      code: 'UNRESOLVED_IMPORT',
      message: "[UNRESOLVED_IMPORT] Could not resolve './missing' in node_modules/@kit/more.js",
      id: '/site/node_modules/@kit/more.js',
      exporter: './missing',
    },
    { a: [expect.stringMatching(/^docs\/a\.tsx:1: @kit\/more\.js, which the demo needs, .*import of "\.\/missing"/)] },
  ],
  [
    // A bundle that failed before it knew its modules.
    {
      message: 'Build failed with 1 error',
      errors: [{ message: '[INVALID_TLA_FORMAT] Not in this format', id: '/site/node_modules/mapper/index.js' }],
    },
    { b: [expect.stringMatching(/^docs\/b\.tsx:1: mapper\/index\.js, which the demo needs, .*Not in this format/)] },
  ],
  [
    { message: '[PARSE_ERROR] Unexpected token\n  | 1', id: '/library/row.ts', loc: { line: 1 } },
    { b: [expect.stringMatching(/^\.\.\/library\/row\.ts:1: the bundler stops at it: Unexpected token\. Expected/)] },
  ],
  [{ message: 'No such theme', id: '/site/theme.css' }, {}],
  [{ message: 'It has no place' }, {}],
])('finds the demos that need what a bundle fails with: %o', async (error, expected) => {
  expect(await broken(error)).toEqual(expected);
});
