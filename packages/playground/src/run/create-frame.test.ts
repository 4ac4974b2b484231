// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFrame } from './create-frame';
import { createFrameChunks } from './create-frame-chunks';

/** The frame of a page that has no connection. */
function openOffline(controller: object | null | undefined): HTMLIFrameElement {
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: controller && { controller } });
  const slot = document.createElement('div');
  const files = { chunks: {}, runtime: 'runtime.js', packages: {} };
  const frame = createFrame({
    chunks: createFrameChunks(files, { document: '/~frame', sandboxed: '/~frame?sandboxed', folder: '/frame/' }),
    place: { slot, title: '', scrolls: false },
    events: { onError: () => {}, onConsole: () => {}, onEnd: () => {} },
    failures: 0,
  });
  onTestFinished(() => {
    frame.close();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return slot.querySelector('iframe')!;
}

it('leaves the sandbox to a service worker’s header only where one answers', () => {
  const answered = openOffline({});
  expect([answered.getAttribute('src'), answered.getAttribute('sandbox')]).toEqual(['/~frame?sandboxed', null]);
  for (const controller of [null, undefined]) {
    const frame = openOffline(controller);
    expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
      '/~frame',
      'allow-scripts allow-forms',
    ]);
  }
});
