import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { collectImports } from './collect-imports';

it('takes together what the demos import', async () => {
  const packageJson = '{ "version": "1.0.0" }';
  const { demos } = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./one.tsx" />\n\n<Demo src="./two/two.tsx" />\n',
    'docs/one.tsx': `import Table, { type Column } from 'table'; import type { Node } from 'react'; import type { Size } from 'kit/types/size.js'; import './one.css'; import './one.less';
      import logo from './logo.svg'; import text from './one.css?raw'; import font from 'kit/font.woff2'; import Work from 'kit/work?worker';
            import { rows } from './data/rows'; export default () => <Table rows={rows} />;`,
    'docs/one.css': `@import 'table/look.css'; @import './base.css'; a {}`,
    'docs/base.css': `b {}`,
    'docs/one.less': `@import 'table/look.less';`,
    'docs/logo.svg': '<svg/>',
    'docs/data/rows.ts': `export { rows } from './more';`,
    'docs/data/more.ts': `import 'kit/polyfill'; export const rows = [];`,
    'docs/two/two.tsx': `import { rows } from '../data/rows'; import 'kit/look.css'; export default () => rows.length;`,
    'node_modules/table/package.json': packageJson,
    'node_modules/less/package.json': packageJson,
    'node_modules/react/package.json': packageJson,
    'node_modules/react-dom/package.json': packageJson,
    'node_modules/kit/package.json': packageJson,
  });
  const found = collectImports(demos.values());
  expect(found).toEqual({
    packages: ['kit/polyfill', 'react', 'react-dom', 'react/jsx-runtime', 'table'],
    styles: ['kit/look.css', 'table/look.css'],
    files: ['base.css', 'data/more.ts', 'data/rows.ts', 'one.css', 'one.less'].map((name) => `/site/docs/${name}`),
    builtStyles: ['/site/docs/one.less'],
    values: ['/site/docs/logo.svg', '/site/docs/one.css?raw'],
    packageValues: ['kit/font.woff2'],
  });
});
