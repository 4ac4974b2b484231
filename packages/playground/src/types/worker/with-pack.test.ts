import { expect, it } from 'vitest';
import type { TypeData } from '../../model/type-messages';
import { withPack } from './with-pack';

const data: TypeData = {
  files: {
    '/node_modules/@a/grid/index.d.ts': 'new',
    '/node_modules/@a/grid/node_modules/dep/index.d.ts': 'new',
    '/node_modules/react/index.d.ts': 'react',
    '/store/grid/index.d.ts': 'linked',
    '/site/docs/rows.ts': 'rows',
  },
  roots: ['/node_modules/react/index.d.ts'],
  links: { '/other/node_modules/@a/grid': '/store/grid', '/node_modules/b': '/store/b' },
  paths: { '@a/grid': ['/src/index.ts'], '@': ['/src'] },
  root: '/site',
  packages: [],
  defaults: {},
  demos: {},
  uses: {},
  api: [],
  types: {},
};

it('has the declarations of another version in place of the installed ones', () => {
  const lacks = { properties: { wide: { row: 'Grid.wide', since: '2.0.0' } }, types: {}, exports: {} };
  const files = { 'package.json': '{}', 'index.d.ts': 'old', 'node_modules/dep/index.d.ts': 'old' };
  expect(withPack(data, { name: '@a/grid', files, lacks })).toEqual({
    ...data,
    files: {
      '/node_modules/react/index.d.ts': 'react',
      '/site/docs/rows.ts': 'rows',
      '/site/node_modules/@a/grid/package.json': '{}',
      '/site/node_modules/@a/grid/index.d.ts': 'old',
      '/site/node_modules/@a/grid/node_modules/dep/index.d.ts': 'old',
    },
    links: { '/node_modules/b': '/store/b' },
    paths: { '@': ['/src'] },
    lacks,
  });
});

it('takes a version without declarations for one of any type', () => {
  const { files, roots } = withPack(data, {
    name: '@a/grid',
    files: {},
    lacks: { properties: {}, types: {}, exports: {} },
  });
  expect(files['/untyped-version.d.ts']).toContain("declare module '@a/grid';");
  expect(roots).toEqual(['/node_modules/react/index.d.ts', '/untyped-version.d.ts']);
});
