// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { explainRefusals } from './explain-refusals';

it('says why a request is refused, and why a worker doesn’t start', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('Worker', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    error.mockRestore();
  });
  explainRefusals();
  const refuse = (blockedURI: string, effectiveDirective: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));
  refuse('https://example.org/data.json', 'connect-src');
  refuse('https://example.org/font.woff', 'font-src');
  const expected = expect.stringMatching(/^Refused to fetch https:\/\/example\.org\/data\.json: /);
  expect(error.mock.calls).toEqual([[expected]]);
  expect(() => new Worker('work.js')).toThrow("Workers don't run here: edited code runs in a frame");
});
