// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { watchErrors } from './watch-errors';

it('tells of a few errors a second, and of errors without end', () => {
  const onError = vi.fn();
  const onEndless = vi.fn();
  watchErrors(onError, onEndless);
  const fail = (times: number) => {
    for (let time = 0; time < times; time++)
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('again') }));
  };
  fail(100);
  expect(onError).toHaveBeenCalledTimes(10);
  expect(onEndless).not.toHaveBeenCalled();
  fail(1);
  expect(onEndless.mock.calls[0]?.[0]).toMatchObject({ name: 'EndlessError' });
});
