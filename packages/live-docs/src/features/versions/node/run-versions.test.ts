import { expect, it } from 'vitest';
import { lacksOf } from './run-versions';

const history = {
  read: { 'rc-grid': ['7.0.0', '7.1.0'], '@a/grid': ['1.0.0', '1.1.0'] },
  unread: {},
  tables: {
    Grid: {
      data: { '7.0.0': 'Row[]' },
      wide: { '7.0.0': 'boolean', '7.1.0': null, '1.1.0': 'boolean' },
      size: { '7.0.0': 'number', '1.0.0': 'number | string' },
      short: { '1.0.0': 'boolean', '1.1.0': null },
      title: { '7.1.0': 'string', '1.1.0': { type: 'string', required: true as const } },
    },
    Column: { wide: { '1.0.0': 'boolean' }, flat: { '1.0.0': 'boolean' } },
  },
  modules: { '.': { default: { '7.0.0': 'value' }, Row: { '1.0.0': 'type' } } },
};

it('lists what came later, came back later, or has another type since', () => {
  expect(lacksOf(history, { name: 'rc-grid', version: '7.1.0' })).toEqual({
    properties: { wide: { row: 'wide', since: '1.1.0' }, flat: { row: 'Column.flat', since: '1.0.0' } },
    types: { size: { row: 'Grid.size', since: '1.0.0' } },
    exports: { Row: { row: 'Row', since: '1.0.0' } },
  });
  expect(lacksOf(history, { name: '@a/grid', version: '1.1.0' })).toEqual({ properties: {}, types: {}, exports: {} });
});

it('knows nothing of a version that was not read', () => {
  expect(lacksOf(history, { name: 'rc-grid', version: '6.0.0' })).toEqual({ properties: {}, types: {}, exports: {} });
});
