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

/** Entries of a place, and the browser's list of them, which happy-dom doesn't have. */
function openPlace(address: string) {
  const list = [{ state: null as unknown, address }];
  let at = 0;
  const { history } = window;
  const set = history.replaceState.bind(history);
  const show = () => set(list[at]!.state, '', list[at]!.address);
  show();
  const push = vi.spyOn(history, 'pushState').mockImplementation((state: unknown, _, href) => {
    list.splice(++at, Infinity, { state, address: String(href ?? list[at - 1]!.address) });
    show();
  });
  const replace = vi.spyOn(history, 'replaceState').mockImplementation((state: unknown, _, href) => {
    list[at] = { state, address: String(href) };
    show();
  });
  /** As the reader does, or the page. */
  const go = (by: number) => {
    at += by;
    show();
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  };
  const back = vi.spyOn(history, 'back').mockImplementation(() => go(-1));
  const onMove = vi.fn();
  const entries = createHistoryEntries();
  const stop = entries.listen(onMove);
  onTestFinished(() => {
    stop();
    for (const spy of [push, replace, back]) spy.mockRestore();
    history.replaceState(null, '', '/');
  });
  const addresses = () => list.map((entry) => entry.address.replace(window.location.origin, ''));
  return { entries, onMove, go, push, addresses, at: () => at };
}

it('closes a layer by Back, and has what was amended meanwhile in the entry below', () => {
  const { entries, onMove, go, addresses, at } = openPlace('/page#edit=a');
  const onClose = vi.fn();
  const close = entries.openLayer(onClose);
  expect(addresses()).toEqual(['/page#edit=a', '/page#edit=a']);
  entries.amend('/page?rows=9');
  go(-1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.href).toMatch(/\/page\?rows=9$/);
  close();
  expect([at(), onMove.mock.calls]).toEqual([0, []]);

  // Forward leads to the entry of a layer that is gone; the next one takes it, and Back closes that.
  entries.amend('/page?rows=8');
  go(1);
  expect(window.location.href).toMatch(/\/page\?rows=8$/);
  entries.openLayer(onClose);
  go(-1);
  expect([onClose.mock.calls.length, at(), onMove.mock.calls]).toEqual([2, 0, []]);
});

it('takes the entry of a layer away that is closed, unless it led elsewhere', () => {
  const { entries, onMove, addresses, at, go } = openPlace('/page');
  const onClose = vi.fn();
  const close = entries.openLayer(onClose);
  entries.amend('/page?rows=9');
  close();
  close();
  expect([at(), addresses()[0], onMove.mock.calls]).toEqual([0, '/page?rows=9', []]);

  const leave = entries.openLayer(onClose);
  entries.push('/other');
  leave();
  expect([at(), addresses()]).toEqual([1, ['/page?rows=9', '/other']]);
  go(-1);
  expect(onMove).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('does without an entry for a layer where the browser refuses one', () => {
  const { entries, push, at } = openPlace('/page');
  push.mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const onClose = vi.fn();
  entries.openLayer(onClose)();
  expect([at(), onClose.mock.calls]).toEqual([0, []]);
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
