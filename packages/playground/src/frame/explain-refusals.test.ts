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
  const refusal = { blockedURI: 'https://example.org/data.json', effectiveDirective: 'connect-src' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refusal));
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^Refused https:\/\/example\.org\/data\.json \(connect-src\): /)],
  ]);
  expect(() => new Worker('work.js')).toThrow("Workers don't run here: edited code runs in a frame");
});
