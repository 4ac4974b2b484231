// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchContent } from './watch-content';

it('looks again a few times a second while content comes, and never for what demos change', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = '<main><article></article><div data-demo-preview><p></p></div></main>';
  const look = vi.fn();
  const stop = watchContent(document.querySelector('main')!, look);
  const change = async (selector: string) => {
    for (let frame = 0; frame < 60; frame++) {
      document.querySelector(selector)!.append('x');
      await vi.advanceTimersByTimeAsync(16);
    }
    await vi.advanceTimersByTimeAsync(500);
  };
  await change('p');
  expect(look).not.toHaveBeenCalled();
  await change('article');
  expect(look.mock.calls.length).toBeGreaterThan(0);
  expect(look.mock.calls.length).toBeLessThan(7);
  document.querySelector('article')!.append('x');
  stop();
  look.mockClear();
  await vi.advanceTimersByTimeAsync(500);
  expect(look).not.toHaveBeenCalled();
});
