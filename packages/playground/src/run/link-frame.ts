import { readFrameMessage, type FromFrame, type ToFrame } from '../model/frame-messages';
import { ANSWER_LIMIT, tryLoad } from '../base/loader';
import { ChunkLoadError } from '../base/load-errors';
import type { FrameChunks } from './create-frame-chunks';

/** Milliseconds in which a document that has loaded says that it takes messages. */
const GREETING = 1000;

interface LinkInput {
  element: HTMLIFrameElement;
  chunks: FrameChunks;
  /** Told of each message of the runtime; of one that isn't valid without it. */
  onMessage(message: FromFrame | undefined): void;
  /** The frame, or one within it, has written to the page's window. @param isNew another document of ours is in the frame. */
  onIntrusion(isNew: boolean): void;
  /** Closes the link. */
  signal: AbortSignal;
}

/**
 * Links the page with the runtime in a frame. The frame's document greets the page's window once; everything else goes through
 * a port, which code in the frame can't reach.
 */
export function linkFrame({ element, chunks, onMessage, onIntrusion, signal }: LinkInput) {
  const { port1: port, port2: remote } = new MessageChannel();
  const { runtime } = chunks.files;
  const known = new Set<string>();
  const fail = (reason: string) => new ChunkLoadError('frame', 'error', element.src, { reason });

  const greeted = new Promise<void>((resolve, reject) => {
    let greeter: number | undefined;
    const onWindowMessage = (event: MessageEvent<unknown>) => {
      // Any window may write to this one.
      if (!isWithin(event.source, element.contentWindow)) return;
      const message = event.origin === 'null' ? readFrameMessage(event.data) : undefined;
      const document = message?.type === 'ready' ? message.document : 0;
      if (greeter !== undefined || document === 0) return onIntrusion(greeter !== undefined && document > greeter);
      greeter = document;
      resolve();
    };
    window.addEventListener('message', onWindowMessage, { signal });
    const onLoad = () => setTimeout(() => reject(fail('the server answered with another document')), GREETING);
    element.addEventListener('load', onLoad, { once: true, signal });
    const late = `its document did not come in ${ANSWER_LIMIT / 1000} seconds`;
    const timer = setTimeout(() => reject(fail(late)), ANSWER_LIMIT);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answered = new Promise<void>((resolve, reject) => {
    const onPortMessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFrameMessage(data);
      if (message?.type === 'started') resolve();
      if (message?.type === 'unstarted') reject(fail(message.message));
      onMessage(message);
    };
    port.addEventListener('message', onPortMessage, { signal });
    port.start();
  });
  signal.addEventListener('abort', () => port.close());

  /** @param post sends the chunks that the frame doesn't have yet. */
  const send = async (names: string[], post: (message: ToFrame) => void) => {
    const unsent = (await chunks.load(names)).filter(({ name }) => !known.has(name));
    for (const { name } of unsent) known.add(name);
    if (unsent.length > 0) post({ type: 'load', chunks: unsent });
  };
  const post = (message: ToFrame, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  const begin = async () => {
    await Promise.all([chunks.load([runtime]), tryLoad('frame', () => greeted, { signal })]);
    await send([runtime], (message) =>
      element.contentWindow?.postMessage({ ...message, start: runtime }, '*', [remote]),
    );
  };
  const sent = begin();
  const started = sent.then(() => tryLoad('frame', () => answered, { signal, limit: ANSWER_LIMIT }));
  // What fails is told by the promises themselves.
  for (const each of [greeted, answered, sent, started]) each.catch(() => undefined);

  return {
    /** Resolves once the runtime has been sent: from then on it takes messages. @throws {ChunkLoadError} */
    sent,
    /** Resolves once the runtime has started. @throws {ChunkLoadError} */
    started,
    post,
    /** Loads chunks with all that they require, and sends those that the frame doesn't have. @throws {ChunkLoadError} */
    send: (names: string[]) => send(names, post),
  };
}

/** @returns true if a message's source is a window, or a frame in it, however deep. */
function isWithin(source: MessageEventSource | null, top: Window | null): boolean {
  if (!top || !source || !('parent' in source)) return false;
  for (let each: Window = source; ; each = each.parent) {
    if (each === top) return true;
    if (each === each.parent) return false;
  }
}
