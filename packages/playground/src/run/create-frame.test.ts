// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFrame } from './create-frame';
import { createFrameChunks } from './create-frame-chunks';

/** The frame of a page that has no connection, or where some could not be loaded. */
function openFrame(controller: object | null | undefined, isOnline = false, failures = 0): HTMLIFrameElement {
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: controller && { controller } });
  const slot = document.createElement('div');
  const files = { chunks: {}, runtime: 'runtime.js', packages: {} };
  const frame = createFrame({
    chunks: createFrameChunks(files, { document: '/~frame', sandboxed: '/~frame?sandboxed', folder: '/frame/' }),
    place: { slot, title: '', scrolls: false },
    events: { onError: () => {}, onConsole: () => {}, onEnd: () => {} },
    failures,
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
  const answered = openFrame({});
  expect([answered.getAttribute('src'), answered.getAttribute('sandbox')]).toEqual(['/~frame?sandboxed', null]);
  for (const controller of [null, undefined]) {
    const frame = openFrame(controller);
    expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
      '/~frame',
      'allow-scripts allow-forms',
    ]);
  }
});

it('asks the service worker by turns where a frame did not come, since a connection may carry nothing', () => {
  const addresses = [0, 1, 2, 3].map((failures) => openFrame({}, true, failures).getAttribute('src'));
  expect(addresses).toEqual(['/~frame', '/~frame?sandboxed', '/~frame?2', '/~frame?sandboxed']);
  expect(openFrame(null, true, 1).getAttribute('src')).toBe('/~frame?1');
});
