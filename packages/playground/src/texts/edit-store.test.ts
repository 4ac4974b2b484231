// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditStore } from './edit-store';

beforeEach(() => localStorage.clear());
afterAll(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('keeps edits by demo and version, and forgets them when there are none', () => {
  const store = createEditStore('simple');
  expect(store.keep({ va: { 'simple.tsx': 'edited' } })).toBe(true);
  expect(createEditStore('simple').read()).toEqual({ va: { 'simple.tsx': 'edited' } });
  expect(createEditStore('virtual').read()).toEqual({});
  expect(store.keep({ va: {} })).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('leaves alone what another tab kept of other versions, and puts the newest last', () => {
  const [one, other] = [createEditStore('simple'), createEditStore('simple')];
  one.keep({ va: { 'simple.tsx': 'a' }, vb: { 'simple.tsx': 'b' } });
  other.keep({ vc: { 'simple.tsx': 'c' } });
  one.keep({ va: { 'simple.tsx': 'aa' }, vb: {} });
  expect(Object.entries(other.read())).toEqual([
    ['vc', { 'simple.tsx': 'c' }],
    ['va', { 'simple.tsx': 'aa' }],
  ]);
});

it('marks that code is about to run', () => {
  const store = createEditStore('simple');
  store.mark();
  expect(createEditStore('simple').marked()).toBe(true);
  store.unmark();
  expect(store.marked()).toBe(false);
});

it('takes what is no edit for none', () => {
  for (const text of ['{', '[]', 'null', '1', '{"va":{"simple.tsx":1}}', '{"va":null}']) {
    localStorage.setItem('live-docs:/table:edit:simple', text);
    expect(createEditStore('simple').read()).toEqual({});
  }
});

it('keeps an edit as long as the page if the browser refuses', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = createEditStore('simple');
  expect(store.keep({ va: { 'simple.tsx': 'edited' } })).toBe(false);
  expect(store.read()).toEqual({ va: { 'simple.tsx': 'edited' } });
  expect(createEditStore('simple').read()).toEqual({});
  store.mark();
  store.unmark();
  expect(store.marked()).toBe(false);
});
