import { describe, expect, it } from 'vitest';
import { changesBetween, changesIn } from './api-changes';
import { listMinors, listVersions, shortVersion, sinceOf, type ApiHistory } from './api-history';
import { findVersion, isBeforeHistory, recentMinors } from './find-version';
import { readRange, stepsBetween } from './upgrade';

/** `old-grid` became `grid`, which started again at 1. */
const HISTORY: ApiHistory = {
  read: { 'old-grid': ['1.1.0', '1.9.0', '1.10.0', '1.10.2'], 'grid': ['1.0.0', '1.1.0', '1.2.1'] },
  unread: { 'old-grid': { 'it has no declarations': ['1.0.0'] } },
  tables: {
    Cell: { wide: { '1.1.0': 'boolean' } },
    Grid: {
      back: { 'old-grid@1.1.0': 'string', '1.10.0': null, '1.2.1': 'string' },
      data: { 'old-grid@1.1.0': 'Row[]', '1.9.0': { type: 'readonly Row[]', required: true } },
      draw: { 'old-grid@1.1.0': 'Draw', '1.10.2': { type: 'Draw', deprecated: 'Use `render` instead' }, '1.1.0': null },
      render: { '1.10.2': 'Draw' },
    },
  },
};

it('names a version by its package where a newer package has such a version, too', () => {
  expect(listVersions(HISTORY).map(({ id }) => id)).toEqual([
    'old-grid@1.1.0',
    '1.9.0',
    '1.10.0',
    '1.10.2',
    '1.0.0',
    '1.1.0',
    '1.2.1',
  ]);
  expect(listMinors(HISTORY).map(({ minor, id }) => `${minor} ${id}`)).toEqual([
    'old-grid@1.1 old-grid@1.1.0',
    '1.9 1.9.0',
    '1.10 1.10.2',
    '1.0 1.0.0',
    '1.1 1.1.0',
    '1.2 1.2.1',
  ]);
  expect(['1.9.0', '1.2.1', '1.10.10'].map(shortVersion)).toEqual(['1.9', '1.2.1', '1.10.10']);
});

describe('changesBetween', () => {
  const lines = (from: string, to: string) =>
    changesBetween(HISTORY, from, to).flatMap(({ table, isNew, changes }) =>
      changes.map(({ name, kind }) => `${table}${isNew ? ' (new)' : ''} ${kind} ${name}`),
    );

  it('lists what breaks code first, across the new name of the package', () => {
    expect(lines('old-grid@1.1.0', '1.1.0')).toEqual([
      'Cell (new) added wide',
      'Grid removed back',
      'Grid removed draw',
      'Grid changed data',
      'Grid added render',
    ]);
  });

  it('tells what came back from what never went', () => {
    expect(lines('1.10.0', '1.2.1')).toEqual([
      'Cell (new) added wide',
      'Grid removed draw',
      'Grid added back',
      'Grid added render',
    ]);
    expect(lines('1.9.0', '1.2.1')).not.toContain('Grid added back');
  });

  it('keeps what the library said of the end of a property that is gone', () => {
    const [, grid] = changesBetween(HISTORY, '1.10.2', '1.1.0');
    expect(grid?.changes).toEqual([
      { name: 'draw', kind: 'removed', before: { type: 'Draw', deprecated: 'Use `render` instead' } },
    ]);
  });

  it('compares a version with the one before it', () => {
    expect(changesIn(HISTORY, '1.10.2').flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
      'deprecated',
      'added',
    ]);
    expect(changesIn(HISTORY, 'old-grid@1.1.0')).toEqual([]);
    expect(lines('1.2.1', '1.2.1')).toEqual([]);
  });
});

it('knows since when a property is there, unless it may be older than the declarations', () => {
  const since = (table: string, name: string) => sinceOf(HISTORY, table, name)?.id;
  expect(since('Grid', 'render')).toBe('1.10.2');
  expect(since('Grid', 'back')).toBe('1.2.1');
  expect(since('Cell', 'wide')).toBe('1.1.0');
  // As old as the declarations, gone, unknown.
  expect([since('Grid', 'data'), since('Grid', 'draw'), since('Grid', 'toString'), since('No', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('finds a version by a part of it', () => {
  const find = (text: string) => findVersion(HISTORY, text)?.id;
  expect(['1.10', '1.1', 'old-grid@1.1', 'v1.2', '1.9.0', '1'].map(find)).toEqual([
    '1.10.2',
    '1.1.0',
    'old-grid@1.1.0',
    '1.2.1',
    '1.9.0',
    '1.2.1',
  ]);
  expect(['', '2', '1.9.1', 'grid'].map(find)).toEqual([undefined, undefined, undefined, undefined]);
});

it('counts minors back from the documented version', () => {
  expect(recentMinors(HISTORY, '1.1.0', 2).map(({ minor }) => minor)).toEqual(['1.0', '1.1']);
  expect(recentMinors(HISTORY, '3.0.0', 2)).toEqual([]);
});

it('tells versions that are older than all declarations', () => {
  expect(['1.0.5', '0.9.0', '1.1.3', '1.12.0'].map((version) => isBeforeHistory(HISTORY, version))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

describe('readRange', () => {
  const range = (from: string | null, to: string | null) => {
    const found = readRange(HISTORY, { from, to });
    return found && [found.from.minor, found.to.minor, ...found.unknown];
  };

  it('takes what the address names, and else the newest minor and the one five steps before', () => {
    expect(range('1.9', '1.2.1')).toEqual(['1.9', '1.2']);
    expect(range(null, null)).toEqual(['old-grid@1.1', '1.2']);
    expect(range('7.3', null)).toEqual(['old-grid@1.1', '1.2', '7.3']);
    expect(readRange({ read: { grid: ['1.0.0'] } }, { from: null, to: null })).toBeUndefined();
  });

  it('makes steps of it', () => {
    const steps = (from: string, to: string) =>
      stepsBetween(HISTORY, from, to).map((step) => `${step.from.minor} ${step.to.minor}`);
    expect(steps('1.9', '1.0')).toEqual(['1.9 1.10', '1.10 1.0']);
    expect(steps('1.0', '1.9')).toEqual([]);
  });
});
