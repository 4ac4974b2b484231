import { expect, it } from 'vitest';
import { sortComponents } from './find-demos';
import { siteFiles, titleOf } from './site-files';

it.each([
  ['@scope/date-picker', 'Date Picker'],
  ['react-window', 'React Window'],
  ['HexColorPicker', 'Hex Color Picker'],
  ['@drag-kit/react', 'Drag Kit'],
  ['--', 'Documentation'],
])('the title of %s is %s', (name, title) => expect(titleOf(name)).toBe(title));

it.each([
  ['src/index.tsx', './src/index.tsx'],
  ['../src/index.tsx', '../src/index.tsx'],
])('leads from the site to the source in %s by a path that TypeScript accepts', (source, path) => {
  const guess = { title: 'Kit', summary: '', library: 'kit', beside: [], repository: { url: '' }, existing: {} };
  const files = siteFiles(
    { ...guess, sources: { kit: source }, tables: [], beginning: '', code: undefined },
    undefined,
    JSON.stringify,
  );
  expect(JSON.parse(files['tsconfig.json']!)).toMatchObject({ compilerOptions: { paths: { kit: [path] } } });
});

it('puts first what the library is named after, or what its README shows, and last what surrounds others', () => {
  const order = (names: string[], library: string, readme = '') =>
    sortComponents(
      names.map((name) => ({ name, import: `import { ${name} }`, isComponent: true, members: [] })),
      library,
      readme,
    ).map(({ name }) => name);
  expect(order(['Day', 'DatePicker'], '@scope/react-date-picker')).toEqual(['DatePicker', 'Day']);
  expect(order(['Group', 'Panel'], 'panels', 'usePanels() <Panel>')).toEqual(['Panel', 'Group']);
  expect(order(['FormatBase', 'FormatProvider', 'Numeric', 'Pattern'], 'react-format')).toEqual([
    'Numeric',
    'Pattern',
    'FormatBase',
    'FormatProvider',
  ]);
});
