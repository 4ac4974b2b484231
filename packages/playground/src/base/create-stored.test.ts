// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createStored, parseJson } from './create-stored';

const KEY = 'live-docs:/table:list';
const open = () =>
  createStored<string[]>({
    name: 'list',
    parse(text) {
      const list = parseJson(text);
      return Array.isArray(list) ? list.map(String) : [];
    },
    print: (list) => (list.length > 0 ? JSON.stringify(list) : null),
  });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps a value under the name of the site, and deletes it for null', () => {
  expect(open().write(['a'])).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('["a"]');
  expect(open().read()).toEqual(['a']);
  open().write([]);
  expect(localStorage).toHaveLength(0);
});

it.each(['{', 'null', '5', '"a"', '{}'])('takes %s for nothing', (text) => {
  localStorage.setItem(KEY, text);
  expect(open().read()).toEqual([]);
});

it('answers the same object until the text changes, in another tab too', () => {
  const stored = open();
  stored.write(['a']);
  expect(stored.read()).toBe(stored.read());
  const listener = vi.fn();
  const stop = stored.subscribe(listener);
  localStorage.setItem(KEY, '["b"]');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledOnce();
  expect(stored.read()).toEqual(['b']);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledOnce();
});

it('keeps a value as long as the page if the browser refuses', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const stored = open();
  expect(stored.write(['a'])).toBe(false);
  expect(stored.read()).toEqual(['a']);
});
