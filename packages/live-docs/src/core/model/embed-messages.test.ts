import { expect, it } from 'vitest';
import { isSetSource } from './embed-messages';

it('knows a source', () => {
  expect(isSetSource({ type: 'setSource', id: 1, source: { 'a.tsx': '' } })).toBe(true);
  expect(isSetSource({ type: 'setSource', id: 'x', source: {} })).toBe(true);
  expect(isSetSource({ type: 'setSource', id: 1, source: {}, entry: 'a.tsx' })).toBe(true);
});

it.each([
  undefined,
  null,
  'setSource',
  [],
  { type: 'setSource' },
  { type: 'setSource', id: 1 },
  { type: 'setSource', id: 1, source: null },
  { type: 'setSource', id: 1, source: [] },
  { type: 'setSource', id: 1, source: { 'a.tsx': 1 } },
  { type: 'setSource', id: {}, source: {} },
  { type: 'setSource', id: 1, source: {}, entry: 1 },
  { type: 'compileDone', id: 1, err: null },
])('takes %j for no source', (data) => {
  expect(isSetSource(data)).toBe(false);
});
