// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { FRAME_SCRIPT_END, type FrameFiles } from '../model/live';
import { type FromFrame } from '../model/frame-messages';
import { createFrameChunks } from './create-frame-chunks';
import { linkFrame } from './link-frame';

const files: FrameFiles = { chunks: {}, runtime: 'link.js', design: '', packages: {} };

function setUp() {
  const code = `${FRAME_SCRIPT_END}`;
  vi.stubGlobal('fetch', async () => new Response(code, { headers: { 'content-type': 'text/javascript' } }));
  const closing = new AbortController();
  const postMessage = vi.fn();
  const top = { postMessage, parent: window } as unknown as Window;
  const element = new EventTarget() as HTMLIFrameElement;
  Object.assign(element, { contentWindow: top, src: 'https://site.example/~frame' });
  onTestFinished(() => {
    closing.abort();
    vi.unstubAllGlobals();
  });
  const onIntrusion = vi.fn();
  const link = linkFrame({
    element,
    chunks: createFrameChunks(files, { document: '/~frame', folder: '/frame/' }),
    onMessage: () => {},
    onIntrusion,
    signal: closing.signal,
  });
  /** The frame, or another window, writes to the page's. */
  const write = (data: () => unknown, source: unknown = top) => {
    const event = new Event('message');
    Object.defineProperties(event, { source: { value: source }, origin: { value: 'null' }, data: { get: data } });
    window.dispatchEvent(event);
  };
  /** The port that the runtime was sent. */
  const port = () => (postMessage.mock.calls[0]![2] as [MessagePort])[0];
  return { link, element, top, onIntrusion, write, port };
}

it('has no business with the window after the greeting, nor have frames within', async () => {
  const { link, top, onIntrusion, write } = setUp();
  write(() => ({ type: 'ready', document: 5 }), window);
  write(() => ({ type: 'ready', document: 5 }));
  await link.sent;
  expect(onIntrusion).not.toHaveBeenCalled();
  write(() => 'a message');
  expect(onIntrusion).toHaveBeenLastCalledWith(false);
  write(() => 'a message', { parent: { parent: top } });
  expect(onIntrusion).toHaveBeenCalledTimes(2);
  write(() => ({ type: 'ready', document: 6 }));
  expect(onIntrusion).toHaveBeenLastCalledWith(true);
});

it('fails where another document is at the address', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { link, element } = setUp();
  element.dispatchEvent(new Event('load'));
  const message = 'Loading chunk frame failed: the server answered with another document';
  const failure = expect(link.sent).rejects.toMatchObject({ name: 'ChunkLoadError', message });
  await vi.runAllTimersAsync();
  await failure;
});

it('fails where its document does not come, or is cut short', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { link } = setUp();
  const message = 'Loading chunk frame failed: its document did not come in 10 seconds';
  const failure = expect(link.sent).rejects.toMatchObject({ name: 'ChunkLoadError', message });
  await vi.advanceTimersByTimeAsync(10_000);
  await failure;
});

it('fails where the runtime does not start', async () => {
  const { link, write, port } = setUp();
  write(() => ({ type: 'ready', document: 5 }));
  await link.sent;
  port().postMessage({ type: 'unstarted', message: 'SyntaxError' } satisfies FromFrame, []);
  await expect(link.started).rejects.toMatchObject({ message: 'Loading chunk frame failed: SyntaxError' });
});
