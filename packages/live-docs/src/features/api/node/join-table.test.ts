import { expect, it } from 'vitest';
import type { ApiHistory } from '../../../core/model';
import { sinceWhen } from './join-table';

const history: ApiHistory = {
  read: { 'rc-grid': ['7.0.0', '7.1.0'], 'grid': ['1.0.0', '1.1.0'] },
  unread: {},
  tables: { Grid: { wide: { '7.1.0': 'boolean' }, flat: { '1.1.0': 'boolean' }, draw: { '7.0.0': 'Draw' } } },
};

it.each([
  ['wide', undefined, 'rc-grid 7.1'],
  ['flat', undefined, '1.1'],
  ['draw', undefined, undefined],
  ['draw', '3.2.1', 'rc-grid 3.2.1'],
])('a version of a former package has its name: %s, described as of %s', (name, described, since) => {
  const member = { name, type: [], required: false, internal: false };
  const description = described === undefined ? undefined : { texts: {}, since: described };
  expect(sinceWhen({ history, version: '1.1.0' }, 'Grid', member, description).since).toBe(since);
  // Without a history there is one package.
  expect(sinceWhen({ version: '1.1.0' }, 'Grid', member, description).since).toBe(described);
});
