import { expect, test } from 'vitest';
import { noteStyles } from './run-demo';

test('code without a stylesheet is told where demos have one', () => {
  const file = (name: string) => ({ name, data: '' });
  const demos = { plain: { files: [file('plain.tsx')] }, simple: { files: [file('simple.tsx'), file('table.css')] } };
  const bare = { 'code.tsx': "import Table from 'table';" };
  expect(noteStyles(demos, bare)).toEqual(['No file imports a stylesheet. Demos do: see read_demo "simple".']);
  expect(noteStyles({ plain: demos.plain }, bare)).toEqual([]);
  expect(noteStyles(demos, { ...bare, 'row.tsx': "import 'table/index.css';" })).toEqual([]);
});
