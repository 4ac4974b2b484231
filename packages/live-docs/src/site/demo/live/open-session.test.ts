// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createResources } from '../../../../../playground/src/loading/create-resources';
import { openSession } from './open-session';

it('starts no worker for a page that was left before the compiler has come', async () => {
  const createWorker = vi.fn();
  vi.stubGlobal('Worker', createWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  const block = document.createElement('div');
  const session = openSession(
    new Map(),
    {
      asset: { id: 'simple', title: 'Simple', description: '', keywords: [], dependencies: [] },
      files: [{ name: 'simple.tsx', lang: 'tsx', text: 'export default () => null;\n', html: '' }],
    },
    0,
    createResources(),
  );
  const stop = session.start(block);
  session.prepare();
  stop();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(createWorker).not.toHaveBeenCalled();
});
