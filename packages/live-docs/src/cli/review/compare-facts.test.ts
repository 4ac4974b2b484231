import { expect, it } from 'vitest';
import { compareFacts } from './compare-facts';
import { NO_FACTS, type SiteFacts } from './read-facts';

const facts = (more: Partial<SiteFacts>): SiteFacts => ({ ...NO_FACTS, ...more });

it('tells demos that are new, gone, or load something else', () => {
  const demo = (loads: string) => ({ title: 'A', loads, bytes: 1 });
  const before = facts({ demos: { same: demo('1'), other: demo('1'), gone: demo('1') } });
  const after = facts({ demos: { same: demo('1'), other: demo('2'), new: demo('1') } });
  expect(compareFacts(before, after).demos).toEqual({ added: ['new'], removed: ['gone'], touched: ['other'] });
  expect(compareFacts(NO_FACTS, after).demos.added).toEqual(['new', 'other', 'same']);
});

it('tells pages that say something else', () => {
  const page = (text: string, title = 'A') => ({ title, text, bytes: 1 });
  const before = facts({ pages: { '/a': page('a'), '/b': page('b'), '/c': page('c') } });
  const after = facts({ pages: { '/a': page('a'), '/b': page('B'), '/c': page('c', 'C') } });
  expect(compareFacts(before, after).pages).toEqual({ added: [], removed: [], changed: ['/b', '/c'] });
});

it('lists changes of the API, those first that break code', () => {
  const table = (...properties: SiteFacts['tables'][string]['properties']) => ({ Table: { properties } });
  const row = (name: string, type: string, more = {}) => ({ name, type, description: '', ...more });
  const before = facts({
    tables: table(
      row('gone', 'string'),
      row('size', 'number', { default: '1' }),
      row('old', 'string'),
      row('same', 'a'),
    ),
    definitions: { Tone: "'a'" },
  });
  const after = facts({
    tables: table(
      row('new', 'string'),
      row('size', 'number', { default: '2' }),
      row('old', 'string', { deprecated: 'Use new' }),
      row('same', 'a', { description: 'Other words.' }),
    ),
    definitions: { Tone: "'a' | 'b'" },
  });
  expect(compareFacts(before, after).api).toEqual([
    { name: 'Table.gone', kind: 'removed', differences: [{ of: 'type', before: 'string', after: '' }] },
    { name: 'Table.size', kind: 'changed', differences: [{ of: 'default', before: '1', after: '2' }] },
    { name: 'Tone', kind: 'changed', differences: [{ of: 'type', before: "'a'", after: "'a' | 'b'" }] },
    { name: 'Table.old', kind: 'deprecated', differences: [{ of: 'deprecated', before: '', after: 'Use new' }] },
    { name: 'Table.new', kind: 'added', differences: [{ of: 'type', before: '', after: 'string' }] },
  ]);
});

it('leaves out differences of sizes that nobody notices', () => {
  const before = facts({ libraries: { kit: 40_000, small: 1000, same: 5000 } });
  const after = facts({ libraries: { kit: 40_300, small: 1200, same: 9000 } });
  expect(compareFacts(before, after).sizes).toEqual([{ of: 'package', name: 'same', before: 5000, after: 9000 }]);
});
