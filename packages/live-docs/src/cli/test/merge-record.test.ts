import { expect, it } from 'vitest';
import type { DemoResult } from './judge';
import { mergeRecord } from './merge-record';

const result = (id: string, more: Partial<DemoResult> = {}): DemoResult => ({
  demo: { id, title: id, file: `docs/${id}.tsx`, files: [], sources: [], isBrowserOnly: false, isHydrated: true },
  problems: [],
  known: [],
  needless: [],
  keys: {},
  pictures: [],
  milliseconds: 1,
  ...more,
});
const problem = { file: 'a', found: 'b', expected: 'c', fix: 'd' };
const old = { stamp: 'o', size: 1, date: '2025-01-01', react: '18.0.0', browsers: ['Chromium'], known: {}, keys: {} };
const facts = { date: '2026-11-20', react: '19.3.1', browsers: ['Chromium', 'Firefox'] };

it('records what passes in every browser, keeps what was not tested, and forgets the rest', () => {
  const demos = new Map(['fine', 'failing'].map((id) => [id, { stamp: 'n', size: 2 }]));
  const keys = { 'a click adds one': ['Enter'] };
  const results = [
    result('fine', { keys, known: [{ rule: 'label', reason: 'Known.', found: '' }] }),
    result('failing'),
    result('fine', { keys }),
    result('failing', { problems: [problem] }),
  ];
  const last = { failing: old, untested: old, gone: old };
  expect(mergeRecord(last, results, { ...facts, demos }, ['untested', 'fine', 'failing'])).toEqual({
    fine: { stamp: 'n', size: 2, ...facts, known: { label: 'Known.' }, keys },
    untested: old,
  });
});
