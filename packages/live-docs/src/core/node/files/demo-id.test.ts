import { expect, it } from 'vitest';
import { demoId } from './demo-id';

it.each([
  ['docs/basic.tsx', 'basic'],
  ['docs/demo/scrollX.tsx', 'scroll-x'],
  ['docs/guide/basics/counter.tsx', 'counter'],
  ['docs/examples/basic.jsx', 'basic'],
  ['docs/button/demo/basic.tsx', 'button-basic'],
  ['docs/demos/button/basic.tsx', 'button-basic'],
  ['docs/forms/DatePicker/demo/range.tsx', 'forms-date-picker-range'],
  ['docs/demo/tree/index.tsx', 'tree-index'],
  ['docs/demography/basic.tsx', 'basic'],
  ['examples/basic.tsx', 'basic'],
  ['src/button/demo/basic.tsx', 'button-basic'],
  ['src/button/basic.tsx', 'button-basic'],
  ['../packages/button/examples/basic.tsx', 'packages-button-basic'],
  ['../../examples/basic.tsx', 'basic'],
])('names %s %s', (file, id) => expect(demoId(file, 'docs')).toBe(id));

it('leaves the folder of pages out, whatever it is called', () => {
  expect(demoId('content/pages/demo/basic.tsx', 'content/pages')).toBe('basic');
  expect(demoId('content/button/demo/basic.tsx', 'content/pages')).toBe('content-button-basic');
});
