import ts from 'typescript';
import { expect, test } from 'vitest';
import type { ToolData } from '../../core/model';
import { findDeprecated } from './find-deprecated';

const data: ToolData = {
  title: 'Docs',
  description: '',
  library: 'library',
  version: '1.0.0',
  root: '/',
  tables: [
    {
      id: 'Table',
      import: '',
      properties: [
        { name: 'data', type: 'string', description: '' },
        { name: 'scroll.left', type: 'number', description: '', deprecated: 'Use `start` instead.' },
      ],
    },
  ],
  definitions: {},
};

test('lists deprecated properties where they are set, and leaves others of the same name alone', () => {
  const code = 'const left = 1;\nexport default () => <Table data="a" scroll={{ left }} />;\n';
  const at = code.lastIndexOf('left');
  const hover = (place: { at: number }) =>
    place.at === at
      ? { from: at, to: at + 4, code: '', description: '', api: { name: 'Table.scroll.left', address: '' } }
      : undefined;
  expect(findDeprecated(ts, { hover }, data, { file: 'code.tsx', code })).toEqual([
    '2:48 Table.scroll.left is deprecated. Use `start` instead.',
  ]);
});
