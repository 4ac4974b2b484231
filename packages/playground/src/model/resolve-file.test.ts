import { expect, it } from 'vitest';
import { isLocal, joinPath, relativePath, resolveFile } from './resolve-file';

it('tells files from packages', () => {
  expect(['./a', '../a', '.', '..', 'a', '@a/b', '.a', '/a'].map(isLocal)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('joins a folder and a name, and takes them apart again', () => {
  for (const [folder, name, path] of [
    ['docs/demo', 'a.tsx', 'docs/demo/a.tsx'],
    ['docs/demo', '../b/a.css', 'docs/b/a.css'],
    ['docs', 'data/rows.ts', 'docs/data/rows.ts'],
  ] as const) {
    expect(joinPath(folder, name)).toBe(path);
    expect(relativePath(folder, path)).toBe(name);
  }
});

it('finds the file that an import leads to', () => {
  const files = new Set(['docs/a.tsx', 'docs/b.ts', 'docs/b.css', 'docs/c/index.ts', 'docs/d.json']);
  const find = (specifier: string) => resolveFile(specifier, 'docs/demo.tsx', (path) => files.has(path));
  expect(['./a', './b', './b.css', './c', './d.json', './e', '../docs/a'].map(find)).toEqual([
    'docs/a.tsx',
    'docs/b.ts',
    'docs/b.css',
    'docs/c/index.ts',
    'docs/d.json',
    undefined,
    'docs/a.tsx',
  ]);
});

it('finds the script that an import names as its compiled result, and declarations last', () => {
  const files = new Set([
    'docs/a.tsx',
    'docs/b.ts',
    'docs/c.js',
    'docs/c.ts',
    'docs/d.mts',
    'docs/e.tsx',
    'docs/f.d.ts',
  ]);
  const find = (specifier: string) => resolveFile(specifier, 'docs/demo.tsx', (path) => files.has(path));
  expect(['./a.js', './b.js', './c.js', './d.mjs', './e.jsx', './f', './a.mjs'].map(find)).toEqual([
    'docs/a.tsx',
    'docs/b.ts',
    'docs/c.js',
    'docs/d.mts',
    'docs/e.tsx',
    'docs/f.d.ts',
    undefined,
  ]);
});

it('finds what a stylesheet leads to: Less leaves out the ending, Sass the underscore', () => {
  const files = new Set(['docs/a.less', 'docs/_b.scss', 'docs/c/_index.scss', 'docs/d.css', 'docs/a.ts']);
  const find = (from: string, specifier: string) => resolveFile(specifier, from, (path) => files.has(path));
  expect(find('docs/look.less', './a')).toBe('docs/a.less');
  expect(find('docs/look.scss', './b')).toBe('docs/_b.scss');
  expect(find('docs/look.scss', './c')).toBe('docs/c/_index.scss');
  expect(find('docs/look.css', './d.css')).toBe('docs/d.css');
});
