import { expect, it } from 'vitest';
import { packageExports } from './package-exports';

it('gives all exports of an ES module, whatever its default export is', () => {
  const Table = Object.assign(() => null, { Summary: 'static' });
  const chunk = { [Symbol.toStringTag]: 'Module', default: Table, genTable: () => Table };
  expect(packageExports('table', chunk)).toMatchObject({ default: Table, genTable: chunk.genTable });
  expect(packageExports('table', chunk)).not.toHaveProperty('Summary');
  expect(packageExports('dnd', { [Symbol.toStringTag]: 'Module', useDrag: 1 })['useDrag']).toBe(1);
});

it('gives the exports of a CommonJS module, by itself and as its default export', () => {
  const exported = Object.assign(() => null, { Resizable: 1 });
  expect(packageExports('resizable', { default: exported })).toMatchObject({ default: exported, Resizable: 1 });
  const compiled = { __esModule: true, default: 1, named: 2 };
  expect(packageExports('compiled', { default: compiled })).toMatchObject({ default: 1, named: 2 });
});
