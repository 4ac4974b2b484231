import { expect, it } from 'vitest';
import type { ApiHistory } from '../../../core/model';
import { checkHistory } from './check-api';
import { readDescriptions, type Descriptions } from './read-descriptions';

const described = readDescriptions(
  "id: Grid\ntype: Grid\nimport: import type { Grid } from 'grid';\nproperties:\n  old:\n    en: Old.\n    since: 0.3.0\n  draw:\n    en: Draws.\n    since: 1.2.0\n",
  'docs/api/grid.yaml',
) as Descriptions;
const member = (name: string) => ({ name, type: ['string'], required: false, internal: false });
const history: ApiHistory = {
  read: { grid: ['1.0.0', '1.1.0'] },
  unread: {},
  tables: { Grid: { old: { '1.0.0': 'string' }, draw: { '1.1.0': 'string' } } },
};
const check = (version: string, names: string[], known: ApiHistory | null = history, own: string[] = []) =>
  checkHistory(
    {
      facts: {
        tables: { Grid: { members: names.map(member), native: [], keys: {} } },
        definitions: {},
        usage: {},
        errors: [],
        found: {},
        files: {},
        unknown: {},
      },
      descriptions: new Map([['Grid', described]]),
      history: known ?? undefined,
      version,
    },
    own,
  ).map(({ file, line, found }) => `${file}${line ? `:${line}` : ''}: ${found}`);

it('names an installed version that the file lacks', () => {
  expect(check('1.2.0', ['old', 'draw'])).toEqual([
    "docs/api/versions.json: the installed version 1.2.0 isn't in the file",
  ]);
});

it('names properties that the file lacks, and a version that declarations know better', () => {
  expect(check('1.1.0', ['old', 'draw', 'size'])).toEqual([
    'docs/api/versions.json: it has no Grid size',
    'docs/api/grid.yaml:8: "draw" is said to be new in 1.2.0',
  ]);
});

it('accepts a site without the file, and a version that is listed as unreadable', () => {
  expect(check('1.2.0', [], null)).toEqual([]);
  const unread = { ...history, unread: { grid: { 'it has no declarations': ['1.3.0'] } } };
  expect(check('1.3.0', ['old', 'size'], unread)).toEqual(['docs/api/grid.yaml:8: "draw" is said to be new in 1.2.0']);
});

it('asks nothing of what the source has before it is published', () => {
  const own = (version: string, names: string[], known = history) => check(version, names, known, ['grid', 'other']);
  const known = 'docs/api/grid.yaml:8: "draw" is said to be new in 1.2.0';
  expect(own('1.2.0', ['old', 'draw', 'size'])).toEqual([known]);
  expect(own('', ['old', 'draw'])).toEqual([known]);
  // A property that isn't published may say when it will be.
  expect(own('1.2.0', ['old', 'draw'], { ...history, tables: { Grid: { old: { '1.0.0': 'string' } } } })).toEqual([]);
  // The history is that of an installed package.
  expect(check('1.2.0', ['old'], history, ['other'])).toHaveLength(1);
});
