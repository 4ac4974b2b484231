// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { leadsTo, watchContent } from './use-marks';

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

it.each([
  ['/guide/sorting#rows', { path: '/guide/sorting', search: '', hash: '#rows' }, true],
  ['/guide/sorting', { path: '/guide/sorting', search: '', hash: '#rows' }, false],
  ['/guide?tab=b#c', { path: '/guide', search: '?tab=b', hash: '#c' }, true],
  ['/guide/表格#第一步', { path: '/guide/表格', search: '', hash: '#%E7%AC%AC%E4%B8%80%E6%AD%A5' }, true],
  ['/guide/%E8%A1%A8%E6%A0%BC#第一步', { path: '/guide/表格', search: '', hash: '#第一步' }, true],
  ['/a b', { path: '/a b', search: '', hash: '' }, true],
])('%s leads to %j: %s', (link, location, answer) => {
  expect(leadsTo(link, location)).toBe(answer);
});
