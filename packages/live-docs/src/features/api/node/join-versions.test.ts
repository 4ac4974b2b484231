import { expect, it } from 'vitest';
import { formatJson } from '../../../core/node/files/format-json';
import { parseHistory } from '../../../core/node/snapshot/history-file';
import { joinVersions } from './read-versions';

const optional = (type: string) => ({ type });

it('writes a state where it differs from the one before, and reads the file again', () => {
  const history = joinVersions(
    [
      { name: 'old', version: '6.0.0', reading: { reason: 'it has no declarations' } },
      {
        name: 'old',
        version: '7.0.0',
        reading: {
          tables: { Grid: { draw: optional('Draw'), data: optional('Row[]') } },
          modules: { '.': { Row: optional('type') } },
        },
      },
      {
        name: 'old',
        version: '7.1.0',
        reading: { tables: { Grid: { draw: optional('Draw') } }, modules: { '.': { Row: optional('type') } } },
      },
      {
        name: 'grid',
        version: '1.0.0',
        reading: {
          tables: { Grid: { draw: { type: 'Draw', deprecated: '' }, data: { type: 'Row[]', required: true } } },
          modules: { '.': { default: optional('value') } },
        },
      },
    ],
    new Map(),
  );
  expect(history).toEqual({
    read: { old: ['7.0.0', '7.1.0'], grid: ['1.0.0'] },
    unread: { old: { 'it has no declarations': ['6.0.0'] } },
    tables: {
      Grid: {
        data: { '7.0.0': 'Row[]', '7.1.0': null, '1.0.0': { type: 'Row[]', required: true } },
        draw: { '7.0.0': 'Draw', '1.0.0': { type: 'Draw', deprecated: '' } },
      },
    },
    modules: { '.': { Row: { '7.0.0': 'type', '1.0.0': null }, default: { '1.0.0': 'value' } } },
  });
  expect(parseHistory(formatJson(history))).toEqual({ history });
});

it('lists what a table has in common with its base in the base alone', () => {
  const tables = (leaf: object) => ({ Base: { size: optional('Size') }, Leaf: { size: optional('Size'), ...leaf } });
  const { tables: joined } = joinVersions(
    [
      { name: 'grid', version: '1.0.0', reading: { tables: { Base: { size: optional('number') } }, modules: {} } },
      { name: 'grid', version: '1.1.0', reading: { tables: tables({}), modules: {} } },
      { name: 'grid', version: '1.2.0', reading: { tables: tables({ depth: optional('number') }), modules: {} } },
    ],
    new Map([['Leaf', 'Base']]),
  );
  expect(joined).toEqual({
    Base: { size: { '1.0.0': 'number', '1.1.0': 'Size' } },
    Leaf: { depth: { '1.2.0': 'number' } },
  });
});

it('names what is wrong with a file', () => {
  const found = (text: string) => {
    return parseHistory(text).problem?.found;
  };
  expect(found('{')).toMatch(/^the file can't be parsed: /);
  expect(found('{"read":{"a":["x"]},"unread":{},"tables":{}}')).toMatch(/^"read\.a\.0": /);
});
