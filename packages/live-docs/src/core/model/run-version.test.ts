import { expect, it } from 'vitest';
import { byAge, changesAddress, renameImports, versionLabel, versionRange } from './run-version';

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

it('has the versions between two, whichever is named first, and leads to what changed between them', () => {
  const of = (version: string) => ({ key: version, id: `grid@${version}`, name: 'grid', version });
  const list = [of('2'), of('1')].map((one) => ({ ...one, chunk: '', imports: [], styles: {}, types: '' }));
  const offered = { library: 'grid', installed: '3', list, changes: '/upgrade?from={from}&to={to}' };
  expect(versionRange(offered, '1', 'site')).toEqual(['1', '2', 'site']);
  expect(versionRange(offered, 'site', '2')).toEqual(['2', 'site']);
  expect(versionRange(offered, '9', '9')).toEqual(['1', '2', 'site']);
  expect(changesAddress(offered, '2', 'site')).toBe('/upgrade?from=grid%402&to=3');
  expect(changesAddress({ ...offered, changes: '/changelog' }, '2', 'site')).toBe('/changelog');
});
