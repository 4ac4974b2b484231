import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { collectImports } from './collect-imports';
import { createDemoReader } from './create-demo-reader';

it('takes together what the demos import', async () => {
  const packageJson = '{ "version": "1.0.0" }';
  const root = await writeFiles({
    'docs/one.tsx': `import Table, { type Column } from 'table'; import type { Node } from 'react'; import './one.css';
      import { rows } from './data/rows'; export default () => <Table rows={rows} />;`,
    'docs/one.css': `@import 'table/look.css'; @import './base.css'; a {}`,
    'docs/base.css': `b {}`,
    'docs/data/rows.ts': `export { rows } from './more';`,
    'docs/data/more.ts': `import 'kit/polyfill'; export const rows = [];`,
    'docs/two/two.tsx': `import { rows } from '../data/rows'; import 'kit/look.css'; export default () => rows.length;`,
    'node_modules/table/package.json': packageJson,
    'node_modules/react/package.json': packageJson,
    'node_modules/react-dom/package.json': packageJson,
    'node_modules/kit/package.json': packageJson,
  });
  const read = createDemoReader(root);
  const demo = (file: string) => read(path.join(root, file));
  const found = collectImports({ one: demo('docs/one.tsx'), two: demo('docs/two/two.tsx') });
  expect({ ...found, files: found.files.map((file) => path.relative(root, file)) }).toEqual({
    packages: ['kit/polyfill', 'react', 'react-dom', 'react/jsx-runtime', 'table'],
    styles: ['kit/look.css', 'table/look.css'],
    files: ['docs/base.css', 'docs/data/more.ts', 'docs/data/rows.ts', 'docs/one.css'],
    stylesOf: { one: ['table/look.css'], two: ['kit/look.css'] },
  });
});
