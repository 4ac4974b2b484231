// @vitest-environment happy-dom
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FRAME_SCRIPT_END } from '../model/live';
import type { FromFrame } from '../model/frame-messages';
import { createFrame } from './create-frame';
import { createFrameChunks } from './create-frame-chunks';

/** Opens a frame with a controller of service workers. @returns its element, and what is told of its end. */
function openFrame(controller: object | null | undefined, isOnline = false, failures = 0) {
  const answer = () => new Response(FRAME_SCRIPT_END, { headers: { 'content-type': 'text/javascript' } });
  vi.stubGlobal('fetch', async () => answer());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: controller && { controller } });
  const slot = document.createElement('div');
  const files = { chunks: {}, runtime: 'runtime.js', packages: {} };
  const onEnd = vi.fn();
  const frame = createFrame({
    chunks: createFrameChunks(files, { document: '/~frame', sandboxed: '/~frame?sandboxed', folder: '/frame/' }),
    place: { slot, title: '', scrolls: false },
    events: { onError: () => {}, onConsole: () => {}, onEnd },
    failures,
  });
  onTestFinished(() => {
    frame.close();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { element: slot.querySelector('iframe')!, onEnd };
}

/** The address and the sandbox of a frame. */
const attributesOf = ({ element }: ReturnType<typeof openFrame>) => [
  element.getAttribute('src'),
  element.getAttribute('sandbox'),
];

/** Opens a frame whose document has loaded. @returns also the port of its runtime. */
async function openLoaded() {
  const { element, onEnd } = openFrame(null, true);
  const postMessage = vi.fn();
  const source = { postMessage, parent: window };
  Object.defineProperty(element, 'contentWindow', { value: source });
  const greeting = { source, origin: 'null', data: { type: 'ready', document: 5 } satisfies FromFrame };
  window.dispatchEvent(Object.assign(new Event('message'), greeting));
  element.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  const [port] = postMessage.mock.calls[0]![2] as [MessagePort];
  onTestFinished(() => port.close());
  return { element, onEnd, port };
}

/** Loads something into the frame once more, and lets it say something then and have its time to answer. */
async function loadAgain({ element, port }: Awaited<ReturnType<typeof openLoaded>>, says: FromFrame): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  element.dispatchEvent(new Event('load'));
  port.postMessage(says);
  // It arrives before what is posted later.
  const { port1, port2 } = new MessageChannel();
  port2.postMessage('');
  await once(port1, 'message');
  port1.close();
  vi.advanceTimersByTime(500);
}

it('tells that a demo has left its page, though what it said before comes later', async () => {
  const frame = await openLoaded();
  await loadAgain(frame, { type: 'rendered', run: 1, height: 9, stateReset: false });
  expect(frame.onEnd).toHaveBeenCalledWith('left');
});

it('keeps a frame whose document was written anew: its runtime answers', async () => {
  const frame = await openLoaded();
  await loadAgain(frame, { type: 'pong' });
  expect(frame.onEnd).not.toHaveBeenCalled();
});

it('leaves the sandbox to a service worker’s header only where one answers', () => {
  expect(attributesOf(openFrame({}))).toEqual(['/~frame?sandboxed', null]);
  for (const controller of [null, undefined])
    expect(attributesOf(openFrame(controller))).toEqual(['/~frame', 'allow-scripts allow-forms']);
});

it('asks the service worker by turns where a frame did not come, since a connection may carry nothing', () => {
  const addresses = [0, 1, 2, 3].map((failures) => attributesOf(openFrame({}, true, failures))[0]);
  expect(addresses).toEqual(['/~frame', '/~frame?sandboxed', '/~frame?2', '/~frame?sandboxed']);
  expect(attributesOf(openFrame(null, true, 1))[0]).toBe('/~frame?1');
});
