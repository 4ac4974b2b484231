import type { ToolData } from '../../src/core/model';

/** The library as version 1.0.0 of its former package declares it. */
export const GRID = {
  'package.json': JSON.stringify({ name: 'rc-grid', version: '1.0.1', types: './lib/index.d.ts' }),
  'lib/index.d.ts':
    "import Grid from './grid';\nimport type { Column, GridProps, Expand } from './interface';\nexport type { Column, GridProps, Expand };\nexport type Legacy = string;\nexport default Grid;",
  'lib/grid.d.ts':
    "import type { ReactElement } from 'react';\nimport type { GridProps } from './interface';\ndeclare function Grid<T>(props: GridProps<T>): ReactElement;\ndeclare namespace Grid { var Summary: () => null; var Row: () => null }\nexport default Grid;",
  'lib/interface.d.ts': `
import type { ReactNode } from 'react';
export interface Column<T = any> { children?: Column<T>[]; title?: ReactNode; onClickCell?: (record: T) => void; align?: 'left' | 'right'; span?: number; }
export interface Expand { indent?: number; icon?: () => ReactNode }
export interface GridProps<T = any> {
  columns?: Column<T>[]; data?: T[]; expand?: Expand; indent?: number; icon?: () => ReactNode; level?: number;
  store?: string; onDraw?: (row: T) => void; visible?: boolean; mode?: string; label?: ReactNode; scroll?: { x?: number };
}
export type Inner = string;`,
};

const optional = { '1.0.0': '' };
/** What a site says of it, up to version 2.1.0 of its new package. */
export const GRID_DATA: ToolData = {
  title: 'Grid',
  description: '',
  library: '@new/grid',
  version: '2.1.0',
  root: 'https://grid.example/',
  tables: [
    {
      id: 'Grid',
      import: '',
      home: '/api',
      source:
        "import Grid, { type GridProps } from '@new/grid';\nimport type { ComponentProps } from 'react';\nexport type ApiType = ComponentProps<typeof Grid>;",
      properties: [{ name: 'indent', type: 'number', description: '' }],
    },
    {
      id: 'Column',
      import: '',
      source: "import type { Column, Later } from '@new/grid';\nexport type ApiType = Column<any>;",
      properties: [],
    },
    { id: 'Group', import: '', extends: 'Column', properties: [] },
    {
      id: 'Expand',
      import: '',
      source: "import type { Expand } from '@new/grid';\nexport type ApiType = Expand;",
      properties: [],
    },
  ],
  definitions: { Label: 'type Label = ReactNode | (() => ReactNode);' },
  history: {
    read: { 'rc-grid': ['1.0.0', '1.1.0'], '@new/grid': ['2.0.0', '2.1.0'] },
    tables: {
      Grid: {
        'store': { '1.0.0': 'string', '1.1.0': null },
        'onDraw': { '1.0.0': '(row: T) => void', '2.0.0': null },
        'onPaint': { '2.0.0': '(row: T) => void' },
        'indent': { '1.0.0': 'number', '2.1.0': { type: 'number', deprecated: 'Use `expand.indent` instead' } },
        'icon': { '1.0.0': 'Icon', '2.1.0': { type: 'Icon', deprecated: 'Please use `expand.icon`' } },
        'older': { '2.0.0': { type: 'string', deprecated: '' } },
        'level': { '1.0.0': 'number', '2.0.0': { type: 'number', deprecated: '' } },
        'visible': { '1.0.0': 'boolean', '2.0.0': null },
        'expand': { '1.0.0': 'Expand' },
        'data': { '1.0.0': 'T[]', '2.0.0': { type: 'T[]', required: true } },
        'mode': { '1.0.0': 'string', '2.0.0': "'a' | 'b'" },
        'label': { '1.0.0': 'ReactNode', '2.0.0': 'Label' },
        'columns': { '1.0.0': 'Column<T>[]', '2.0.0': 'Column[]' },
        'scroll.x': { '1.0.0': 'number', '2.0.0': null },
      },
      Column: {
        children: { '1.0.0': 'Column[]', '2.0.0': null },
        title: { '1.0.0': 'ReactNode' },
        onClickCell: {
          '1.0.0': '(record: T) => void',
          '1.1.0': { type: '(record: T) => void', deprecated: 'Use `onCell` instead' },
          '2.0.0': null,
        },
        onCell: { '1.1.0': '(record: T) => object' },
        align: { '1.0.0': "'left' | 'right'", '2.0.0': "'left' | 'right' | 'center'" },
        span: { '1.0.0': 'number', '2.0.0': { type: 'number', deprecated: 'Use `cells` instead' } },
        cells: { '2.0.0': 'number' },
      },
      Group: { children: { '2.0.0': { type: 'Column[]', required: true } } },
      Expand: { indent: { '1.0.0': 'number' }, icon: { '1.0.0': 'string | Icon' } },
    },
    modules: {
      '.': {
        'default': optional,
        'default.Summary': optional,
        'default.Row': { '1.0.0': 'value', '2.0.0': null },
        'Column': optional,
        'GridProps': optional,
        'Expand': optional,
        'Legacy': { '1.0.0': 'type', '2.0.0': null },
        'Inner': { '2.0.0': 'type' },
      },
      'lib': { default: optional },
      'lib/grid': { default: { '1.0.0': 'value', '2.0.0': null } },
      'lib/interface': { Column: optional, Expand: optional, Inner: { '1.0.0': 'type', '2.0.0': null } },
    },
  },
};
