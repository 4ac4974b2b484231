// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createHistoryEntries } from './history-entries';

it('knows where the reader was before a link within the page, also where the browser scrolls before it tells', () => {
  const onMove = vi.fn();
  onTestFinished(createHistoryEntries().listen(onMove));
  const first: unknown = window.history.state;
  const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  const tell = (state: unknown) => {
    window.history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };

  scrollTo(120);
  window.dispatchEvent(new Event('scroll'));
  scrollTo(900);
  tell(null);
  expect(onMove).toHaveBeenLastCalledWith(undefined);
  window.dispatchEvent(new Event('scroll'));
  const second: unknown = window.history.state;
  tell(first);
  expect(onMove).toHaveBeenLastCalledWith(120);
  tell(second);
  expect(onMove).toHaveBeenLastCalledWith(900);
  onMove.mockReset();
  tell({ ...(second as object), isView: true });
  tell(second);
  expect(onMove, 'a view has an entry with the same key').not.toHaveBeenCalled();
});

it('amends the address at once, of many changes in a short time few and the last, and survives a browser that refuses', () => {
  vi.useFakeTimers();
  const replace = vi.spyOn(window.history, 'replaceState');
  onTestFinished(() => {
    replace.mockRestore();
    vi.useRealTimers();
  });
  const entries = createHistoryEntries();
  window.history.replaceState({ key: 'a', isView: true }, '', '/page');
  const before = replace.mock.calls.length;
  for (let rows = 1; rows <= 100; rows++) {
    entries.amend(`/page?rows=${rows}`);
    vi.advanceTimersByTime(40);
  }
  vi.advanceTimersByTime(3000);
  expect(window.location.search).toBe('?rows=100');
  expect(window.history.state).toEqual({ key: 'a', isView: true });
  expect(replace.mock.calls.length - before).toBeLessThan(28);

  for (let rows = 1; rows <= 20; rows++) entries.amend(`/page?rows=${rows}`);
  expect(window.location.search).not.toBe('?rows=20');
  window.history.pushState({ key: 'b' }, '', '/page');
  entries.amend('/page?rows=3');
  expect(window.location.search, 'another entry waits for none').toBe('?rows=3');

  vi.advanceTimersByTime(3000);
  replace.mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  expect(() => entries.amend('/page?rows=4')).not.toThrow();
  vi.advanceTimersByTime(3000);
  entries.amend('/page?rows=5');
  expect(window.location.search).toBe('?rows=5');
});
