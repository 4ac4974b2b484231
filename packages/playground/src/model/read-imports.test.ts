import { expect, it } from 'vitest';
import { readImports } from './read-imports';

it.each([
  [`import Table, { type ColumnType } from '@rc-component/table';`, ['@rc-component/table']],
  [`import {\n  stations,\n  type Station,\n} from "./stations";`, ['./stations']],
  [`import './table.css';`, ['./table.css']],
  [`export { a } from './a'; export * from './b';`, ['./a', './b']],
  [`const a = lazy(() => import('./a'));`, ['./a']],
  [`import { x } from'x'; import { y } from 'x';`, ['x']],
  [
    `@import '@rc-component/table/assets/index.css';\n@import url("./base.css");`,
    ['@rc-component/table/assets/index.css', './base.css'],
  ],
  [`{ title: 'from', key: 'a' }, { from: 'x', import: 'y' }`, []],
  [`const from = 'here'; const text = "import";`, []],
  [`import { a } from './`, []],
])('%s', (text, imports) => {
  expect(readImports(text)).toEqual(imports);
});
