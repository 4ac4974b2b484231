import { expect, it } from 'vitest';
import type { VersionRun } from '../../../core/model';
import { differencesOf, firstChange, plainMarkup } from './compare-runs';

const run = (change: Partial<VersionRun> = {}): VersionRun => ({ markup: '<p>a</p>', picture: '<svg/>', ...change });
const issue = (from: number, message = '') => ({
  file: 'a.tsx',
  from,
  to: from,
  line: 1,
  column: 1,
  message,
  code: 2322,
  fixes: [],
});

it('takes generated ids for the same, wherever they are, and no others', () => {
  const markup = (id: string) =>
    `<label for="${id}">a</label><input id="${id}" aria-describedby="hint ${id}" value="${id}">`;
  expect(plainMarkup(markup('_r_1_'))).toBe(
    '<label for="#1">a</label><input id="#1" aria-describedby="hint #1" value="_r_1_">',
  );
  expect(differencesOf(run({ markup: '<i id="rc_7"></i>' }), run({ markup: '<i id="rc_12"></i>' }))).toEqual([]);
  expect(differencesOf(run({ markup: '<i id="total"></i>' }), run({ markup: '<i id="sum"></i>' }))).toEqual(['markup']);
});

it('compares pictures where the markup is the same, and only where there are some', () => {
  expect(differencesOf(run(), run({ picture: '<svg x="1"/>' }))).toEqual(['picture']);
  expect(differencesOf(run(), run({ picture: '' }))).toEqual([]);
  expect(differencesOf(run(), run({ markup: '<p>b</p>', picture: '<svg x="1"/>' }))).toEqual(['markup']);
});

it('counts whether it runs, and errors of types by their places', () => {
  expect(differencesOf(run(), run({ error: 'x is not a function', markup: '', picture: '' }))).toEqual(['error']);
  expect(differencesOf(run({ issues: [issue(1, 'a')] }), run({ issues: [issue(1, 'b')] }))).toEqual([]);
  expect(differencesOf(run({ issues: [issue(1)] }), run({ issues: [] }))).toEqual(['types']);
  expect(differencesOf(run(), run({ issues: [issue(1)] }))).toEqual([]);
});

it('knows nothing of a version that could not be loaded', () => {
  expect(differencesOf(run(), run({ error: 'offline', isUnloaded: true, markup: '' }))).toEqual([]);
});

it('shows where two markups part', () => {
  const change = firstChange(run({ markup: '<tr><th></th></tr>' }), run({ markup: '<tr><th><b>Items</b></th></tr>' }));
  expect(change).toEqual({ before: '</th></tr>', now: '<b>Items</b>' });
  expect(firstChange(run(), run())).toBeUndefined();
});
