import { expect, it } from 'vitest';
import { byAge, renameImports, versionLabel } from './run-version';

it('renames what is imported of a package, and nothing else', () => {
  const code = `import Grid from '@a/grid';\nimport "@a/grid/style.css";\nimport x from '@a/grid-more';\n// '@a/grid is\n`;
  expect(renameImports(code, '@a/grid', 'rc-grid')).toBe(
    `import Grid from 'rc-grid';\nimport "rc-grid/style.css";\nimport x from '@a/grid-more';\n// '@a/grid is\n`,
  );
  expect(renameImports(code, '@a/grid', '@a/grid')).toBe(code);
});

it('names the package of a version where that is another one', () => {
  expect(versionLabel({ name: '@a/grid', version: '1.0.0' }, '@a/grid')).toBe('1.0.0');
  expect(versionLabel({ name: 'grid', version: '7.0.0' }, '@a/grid')).toBe('grid 7.0.0');
});

it('orders versions by package, then by number', () => {
  const of = (name: string, version: string) => ({ name, version });
  const all = [of('new', '1.2.0'), of('old', '7.10.0'), of('new', '1.10.0'), of('old', '7.9.0')];
  expect(all.toSorted(byAge(['old', 'new'])).map(({ version }) => version)).toEqual([
    '7.9.0',
    '7.10.0',
    '1.2.0',
    '1.10.0',
  ]);
});
