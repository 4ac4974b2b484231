// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { saveFile } from './save-file';

it('keeps a file until the browser has read it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => revoke.mockRestore());
  // It would lead this document to the file, and tests after this one with it.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  saveFile('simple.svg', new Blob(['<svg/>']));
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledOnce();
});
