// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createResources } from 'live-playground/internal';
import { render } from '../../../../../../tests/support/render';
import { ResourcesContext } from '../../../core/browser/loading';
import OfflinePart from './offline';

/** Shows the part. @returns what is called for the service worker, and for idle time. */
async function show(isDev: boolean) {
  // Once the part is gone.
  onTestFinished(() => void vi.unstubAllEnvs().unstubAllGlobals());
  vi.stubEnv('DEV', isDev);
  const register = vi.fn((_: string) => new Promise(() => {}));
  const idle = vi.fn((run: () => void) => (run(), 1));
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: new Promise(() => {}) } });
  await render(
    <ResourcesContext value={createResources()}>
      <OfflinePart name="notice" />
    </ResourcesContext>,
  );
  return { register, idle };
}

it('registers the service worker of a built site once the browser is idle', async () => {
  const { register } = await show(false);
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});

it('asks the development server for none, which would be an error in the console', async () => {
  const { register, idle } = await show(true);
  expect(idle).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});
