import {
  FRAME_DOCUMENT,
  readFrameMessage,
  type DesignFormat,
  type FrameError,
  type FrameEntry,
  type FrameKey,
  type FrameProgram,
  type FrameSettings,
  type ToFrame,
} from '../../../../model';
import { tryLoad } from '../../../loading';
import { createWatchdog } from './create-watchdog';
import type { FrameChunks } from './create-frame-chunks';

/** Why a frame had to be taken away: it said nothing for a second, left its document, or said too much. */
export type FrameEnd = 'silent' | 'left' | 'loud';

/** The result of a run. */
type RunOutcome =
  | { type: 'rendered'; height: number; stateReset: boolean }
  | { type: 'failed'; error: FrameError }
  | { type: 'ended'; reason: FrameEnd };

/** What a frame tells of. */
interface FrameEvents {
  /** An error after a run was rendered. */
  onError(error: FrameError): void;
  onConsole(run: number, entries: FrameEntry[], dropped: number): void;
  onHeight(height: number): void;
  onKey(key: FrameKey): void;
  /** The frame was taken away while nothing ran. */
  onEnd(reason: FrameEnd): void;
}

/** A sandboxed frame that runs compiled demos, and nothing of which the page trusts. */
export interface Frame {
  element: HTMLIFrameElement;
  /**
   * Runs a program.
   * @returns undefined if a newer one overtook it, or if the frame was closed.
   * @throws {ChunkLoadError} if the frame, or a package, could not be loaded.
   */
  run(run: number, program: FrameProgram): Promise<RunOutcome | undefined>;
  set(settings: FrameSettings): void;
  /**
   * Draws what the demo shows, for a design tool.
   * @returns an empty text if the frame can't, or was closed.
   * @throws {ChunkLoadError} if the script that draws could not be loaded.
   */
  draw(format: DesignFormat, title: string): Promise<string>;
  close(): void;
}

interface FrameInput {
  chunks: FrameChunks;
  title: string;
  events: FrameEvents;
}

/** Messages a second that a frame may send: the runtime sends some 20. */
const MANY_MESSAGES = 500;

/** Opens a frame. It begins to load as its element is put into the page. */
export function createFrame({ chunks, title, events }: FrameInput): Frame {
  const element = document.createElement('iframe');
  element.title = title;
  element.src = import.meta.env.BASE_URL + FRAME_DOCUMENT;
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('allow', '');

  const closing = new AbortController();
  const { signal } = closing;
  const sent = new Set<string>();
  let waiting: { run: number; settle(outcome: RunOutcome | undefined): void } | undefined;
  const drawings: ((text: string) => void)[] = [];
  let resolveReady = () => {};
  const ready = new Promise<void>((resolve) => (resolveReady = resolve));

  const { port1: port, port2: remote } = new MessageChannel();
  const post = (message: ToFrame) => port.postMessage(message);
  const settle = (outcome: RunOutcome | undefined) => {
    const asked = waiting;
    waiting = undefined;
    asked?.settle(outcome);
  };
  const close = () => {
    closing.abort();
    watchdog.stop();
    port.close();
    element.remove();
    settle(undefined);
    for (const resolve of drawings.splice(0)) resolve('');
  };
  const end = (reason: FrameEnd) => {
    if (signal.aborted) return;
    const asked = waiting;
    waiting = undefined;
    close();
    if (asked) asked.settle({ type: 'ended', reason });
    else events.onEnd(reason);
  };
  const watchdog = createWatchdog({ ping: () => post({ type: 'ping' }), onSilence: () => end('silent') });
  const countMessage = createRate(MANY_MESSAGES, () => end('loud'));

  // Any window may write to this one. The frame's origin is opaque.
  const onReady = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== element.contentWindow || origin !== 'null') return;
    countMessage();
    if (readFrameMessage(data)?.type === 'ready') resolveReady();
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    countMessage();
    const message = readFrameMessage(data);
    watchdog.hear(message?.type === 'busy');
    if (!message || signal.aborted) return;
    if (message.type === 'rendered' || message.type === 'failed') watchdog.warm();
    if (message.type === 'started') watchdog.start();
    else if (message.type === 'height') events.onHeight(message.height);
    else if (message.type === 'key') events.onKey(message.key);
    else if (message.type === 'drawn') drawings.shift()?.(message.text);
    else if (message.type === 'console') events.onConsole(message.run, message.entries, message.dropped);
    else if (message.type === 'rendered' && message.run === waiting?.run) settle(message);
    else if (message.type === 'failed') {
      if (message.run === waiting?.run && message.error.phase !== 'later') settle(message);
      else if (message.error.phase === 'later') events.onError(message.error);
    }
  };
  window.addEventListener('message', onReady, { signal });
  port.addEventListener('message', onMessage, { signal });
  port.start();
  let loads = 0;
  element.addEventListener('load', () => {
    // The first is its own document's. Whatever else it shows isn't ours.
    loads += 1;
    if (loads > 1) end('left');
  });

  const { files } = chunks;
  const send = async (names: string[], start?: string) => {
    const unsent = (await chunks.load(names)).filter(({ name }) => !sent.has(name));
    if (unsent.length === 0) return;
    if (start === undefined) post({ type: 'load', chunks: unsent });
    else element.contentWindow?.postMessage({ type: 'load', chunks: unsent, start } satisfies ToFrame, '*', [remote]);
    for (const { name } of unsent) sent.add(name);
  };
  const started = Promise.all([chunks.load([files.runtime]), tryLoad('frame', () => ready, { signal })]).then(() =>
    send([files.runtime], files.runtime),
  );
  started.catch(() => undefined);

  return {
    element,
    async run(run, program) {
      settle(undefined);
      let ask!: { run: number; settle(outcome: RunOutcome | undefined): void };
      const outcome = new Promise<RunOutcome | undefined>((resolve) => (ask = { run, settle: resolve }));
      waiting = ask;
      try {
        await started;
        await send(Object.values(program.packages));
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
      if (waiting !== ask) return undefined;
      post({ type: 'run', run, program });
      return outcome;
    },
    set: (settings) =>
      void started.then(
        () => post({ type: 'settings', settings }),
        () => undefined,
      ),
    async draw(format, title) {
      await started;
      await send([files.design]);
      if (signal.aborted) return '';
      post({ type: 'draw', chunk: files.design, format, title });
      return new Promise((resolve) => drawings.push(resolve));
    },
    close,
  };
}

/** @returns what counts a message; more than `many` within a second call back. */
function createRate(many: number, onTooMany: () => void): () => void {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count === many) onTooMany();
  };
}
