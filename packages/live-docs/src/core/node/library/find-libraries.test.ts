import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { followAlias, nameByAlias, typePaths, viteAliases } from './alias';
import { findLibraries, type LibraryOptions } from './find-libraries';
import { ownPackages } from './library';

/** Files of a repository; texts may be values for JSON. */
const repository = (files: Record<string, unknown>) =>
  writeFiles(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)]),
    ),
  );

/** A library of the family: compiled by a bundler to `es` and `lib`, with `paths` for its demos. */
const LIBRARY = {
  'package.json': { name: '@scope/kit', version: '1.2.3', main: './lib/index', module: './es/index' },
  'tsconfig.json': `{
    // What demos import.
    "compilerOptions": {
      "baseUrl": "./",
      "jsx": "preserve",
      "paths": { "@/*": ["src/*"], "@@/*": [".umi/*"], "rc-kit": ["src/index.tsx"], "react": ["node_modules/@types/react"], },
    },
  }`,
  'src/index.tsx': '',
  'src/Field/index.ts': '',
  'assets/index.less': '',
};

/** Where imports lead, as paths from the folder. */
async function lead(files: Record<string, unknown>, options: LibraryOptions, ...specifiers: string[]) {
  const root = await repository(files);
  const { aliases } = findLibraries(root, options);
  return specifiers.map((one) => followAlias(aliases, one)?.replace(`${root}/`, ''));
}

it('uses the source of the package that the site lies in, as tsconfig.json says and as it publishes its files', async () => {
  const root = await repository(LIBRARY);
  const { all, aliases, problems } = findLibraries(root, { library: ['@scope/kit'] });
  expect(problems).toEqual([]);
  expect(all).toMatchObject([
    {
      name: '@scope/kit',
      own: {
        folder: root,
        entry: `${root}/src/index.tsx`,
        source: `${root}/src`,
        version: '1.2.3',
        strictness: { strict: false },
      },
    },
  ]);
  const named = [
    '@scope/kit',
    'rc-kit',
    '@/Field',
    '@scope/kit/es/Field',
    '@scope/kit/lib/Field',
    '@scope/kit/assets/index.less',
  ];
  expect(named.map((one) => followAlias(aliases, one))).toEqual(
    ['src/index.tsx', 'src/index.tsx', 'src/Field', 'src/Field', 'src/Field', 'assets/index.less'].map(
      (file) => `${root}/${file}`,
    ),
  );
  // What has no code there, or is installed.
  expect(['@@/x', 'react', '@scope/kitchen'].map((one) => followAlias(aliases, one))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('names files as the published package would', async () => {
  const root = await repository(LIBRARY);
  const [own] = ownPackages(findLibraries(root, { library: ['@scope/kit'] }));
  const names = ['src/index.tsx', 'src/Field/index.ts', 'assets/index.less', 'tests/tool.ts'].map((file) =>
    nameByAlias(own?.aliases ?? [], `${root}/${file}`),
  );
  expect(names).toEqual(['@scope/kit', '@scope/kit/es/Field', '@scope/kit/assets/index.less', '@scope/kit/tests/tool']);
});

it('follows what package.json exports back to the source', async () => {
  const files = {
    'package.json': {
      name: 'kit',
      source: './code/main.ts',
      exports: {
        '.': './dist/index.js',
        './locale/*': { types: './es/locale/*.d.ts', import: './es/locale/*.js' },
        './part': { import: './es/part/index.js' },
        './style.css': './style.css',
      },
    },
    'code/main.ts': '',
    'code/part/index.ts': '',
    'code/locale/zh.ts': '',
    'style.css': '',
  };
  expect(await lead(files, { library: ['kit'] }, 'kit', 'kit/locale/zh', 'kit/part', 'kit/style.css')).toEqual([
    'code/main.ts',
    'code/locale/zh',
    'code/part/index.ts',
    'style.css',
  ]);
});

it('finds the source of what is exported from a folder of its own, which has not been built', async () => {
  const files = {
    'package.json': {
      name: 'kit',
      exports: { '.': './dist/kit.js', './part': './part/dist/kit-part.js', './gone': './gone/dist/x.js' },
    },
    'part/package.json': { main: 'dist/kit-part.js' },
    'src/index.ts': '',
    'src/part/index.ts': '',
  };
  expect(await lead(files, { library: ['kit'] }, 'kit/part', 'kit/gone')).toEqual(['src/part/index.ts', 'gone']);
});

it('finds packages of a workspace, and takes the entry that the configuration names', async () => {
  const files = {
    'package.json': { private: true, workspaces: ['packages/*', 'docs'] },
    'packages/a/package.json': { name: '@scope/a', version: '2.0.0' },
    'packages/a/src/index.ts': '',
    'packages/b/package.json': { name: '@scope/b' },
    'packages/b/lib/main.tsx': '',
    'docs/package.json': { name: 'docs' },
  };
  const root = await repository(files);
  const { all, problems } = findLibraries(`${root}/docs`, {
    library: ['@scope/a', '@scope/b', 'react'],
    source: { '@scope/b': '../packages/b/lib/main.tsx' },
  });
  expect(problems).toEqual([]);
  expect(all.map(({ name, own }) => [name, own?.entry.replace(root, '')])).toEqual([
    ['@scope/a', '/packages/a/src/index.ts'],
    ['@scope/b', '/packages/b/lib/main.tsx'],
    ['react', undefined],
  ]);
});

it('finds packages of a workspace of pnpm, and paths that a configuration extends', async () => {
  const root = await repository({
    'pnpm-workspace.yaml': 'packages:\n  - packages/**\n  - "!**/old/**"\n',
    'base.json': { compilerOptions: { paths: { '@scope/*': ['./packages/*/code'] } } },
    'packages/kit/package.json': { name: '@scope/kit' },
    'packages/kit/tsconfig.json': { extends: '../../base.json' },
    'packages/kit/code/index.ts': '',
    'packages/old/kit/package.json': { name: '@scope/old' },
    'packages/old/kit/src/index.ts': '',
  });
  const { all, aliases } = findLibraries(root, { library: ['@scope/kit', '@scope/old'] });
  expect(all.map(({ own }) => own?.entry)).toEqual([`${root}/packages/kit/code/index.ts`, undefined]);
  expect(followAlias(aliases, '@scope/other')).toBeUndefined();
});

it('takes a file that the build has made, where the source has none in its place', async () => {
  const files = {
    'package.json': { name: 'kit', main: 'dist/index.js' },
    'src/index.ts': '',
    'src/look.css': '',
    'dist/look.css': '',
    'dist/theme/dark.css': '',
  };
  const imports = ['kit/dist/look.css', 'kit/dist/theme/dark.css', 'kit/dist/later.css'];
  expect(await lead(files, { library: ['kit'] }, ...imports)).toEqual([
    'src/look.css',
    'dist/theme/dark.css',
    'src/later.css',
  ]);
  const alias = { 'kit/dist/theme/dark.css': 'src/look.css' };
  expect(await lead(files, { library: ['kit'], alias }, ...imports.slice(1, 2))).toEqual(['src/look.css']);
});

it('reads the files beside tsconfig.json that it refers to', async () => {
  const root = await repository({
    'package.json': { name: 'kit' },
    'tsconfig.json': {
      files: [],
      references: [{ path: './tsconfig.app.json' }, { path: './gone.json' }, { path: './part' }],
    },
    'tsconfig.app.json': { compilerOptions: { strict: true, paths: { '@/*': ['./src/*'] } } },
    'part/tsconfig.json': { compilerOptions: { paths: { '~/*': ['./*'] } } },
    'src/index.ts': '',
  });
  const { all, aliases, files, problems } = findLibraries(root, { library: ['kit'] });
  expect(problems).toEqual([]);
  const followed = ['package.json', 'tsconfig.json', 'tsconfig.app.json', 'gone.json'];
  expect(new Set(files)).toEqual(new Set(followed.map((name) => `${root}/${name}`)));
  expect([followAlias(aliases, '@/x'), followAlias(aliases, '~/x')]).toEqual([`${root}/src/x`, undefined]);
  expect(all[0]?.own?.strictness).toMatchObject({ strict: true });
});

it('takes aliases of the configuration first, for a file or a folder and what is in it', async () => {
  const alias = { '@': 'docs/parts', '@/special/*': 'src/*', 'kit/dist/style.css': 'style.css' };
  const files = { ...LIBRARY, 'docs/parts/x.ts': '', 'style.css': '' };
  const specifiers = ['@/x', '@/special/y', 'kit/dist/style.css', 'rc-kit'];
  expect(await lead(files, { library: [], alias }, ...specifiers)).toEqual([
    'docs/parts/x',
    'src/y',
    'style.css',
    'src/index.tsx',
  ]);
});

it.each([
  ['a package without source', {}, "and its source can't be found"],
  ["a source that doesn't exist", { source: 'src/gone.ts' }, '"src/gone.ts" for @scope/kit, which doesn\'t exist'],
  [
    "a source of a package that isn't here",
    { library: ['other'], source: 'src/a.ts' },
    'no package.json of this repository',
  ],
  ["a source of a package that isn't documented", { library: [], source: { other: 'a.ts' } }, '"source" has "other"'],
  ['an alias to nothing', { library: [], alias: { '@': 'gone' } }, 'leads "@" to "gone", which doesn\'t exist'],
])('says what is wrong: %s', async (_, options, expected) => {
  const root = await repository({ 'package.json': { name: '@scope/kit' } });
  const { problems } = findLibraries(root, { library: ['@scope/kit'], ...options });
  expect(problems.map(({ found }) => found)).toEqual([expect.stringContaining(expected)]);
});

it('writes aliases as Vite and TypeScript take them', () => {
  const aliases = [
    { name: '@scope/kit.js', target: '/site/src/$index.ts' },
    { name: '@/*', target: '/site/src/*' },
  ];
  const [first, second] = viteAliases(aliases);
  expect('@scope/kit.js'.replace(first!.find, first!.replacement)).toBe('/site/src/$index.ts');
  expect('@scope/kit.js?inline'.replace(first!.find, first!.replacement)).toBe('/site/src/$index.ts?inline');
  expect('@scope/kitXjs'.replace(first!.find, first!.replacement)).toBe('@scope/kitXjs');
  expect('@/a/b'.replace(second!.find, second!.replacement)).toBe('/site/src/a/b');
  expect(typePaths(aliases)).toEqual({ '@scope/kit.js': ['/site/src/$index'], '@/*': ['/site/src/*'] });
});

it('takes the module that a script of the package gives to its bundler for the entry, and finds parts beside it', async () => {
  const scripts = {
    'build': 'npm run build:core && npm run build:hooks',
    'build:hooks': 'bundle --entry.hooks src/hooks/index.ts',
    'build:core': 'bundle src/core/index.ts --dts',
  };
  const root = await repository({
    'package.json': {
      name: 'kit',
      scripts,
      exports: { '.': './index.js', './hooks': './hooks.js', './parts/*': './parts/*.js' },
    },
    'src/core/index.ts': '',
    'src/hooks/index.ts': '',
    'src/parts/a/index.ts': '',
  });
  const { all, aliases, problems } = findLibraries(root, { library: ['kit'] });
  expect(problems).toEqual([]);
  expect(all[0]?.own).toMatchObject({ entry: `${root}/src/core/index.ts`, source: `${root}/src` });
  expect(['kit', 'kit/hooks', 'kit/parts/a'].map((one) => followAlias(aliases, one))).toEqual([
    `${root}/src/core/index.ts`,
    `${root}/src/hooks/index.ts`,
    `${root}/src/parts/a`,
  ]);
});

it('follows a pattern of exports to the source that it names', async () => {
  const manifest = { name: 'kit', main: './src/index.ts', exports: { '.': './src/index.ts', './*': './src/*.ts' } };
  const files = { 'package.json': manifest, 'src/index.ts': '', 'src/dialog.ts': '', 'look.css': '' };
  expect(await lead(files, { library: ['kit'] }, 'kit', 'kit/dialog')).toEqual(['src/index.ts', 'src/dialog.ts']);
});
