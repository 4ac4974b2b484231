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
});
