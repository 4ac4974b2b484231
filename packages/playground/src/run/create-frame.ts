import type { DirectFrame } from '../compile/create-script-compiler';
import { createRate } from '../model/create-rate';
import type {
  FrameEntry,
  FrameError,
  FrameProgram,
  FromFrame,
  ShownFormat,
  ToFrame,
  FrameKey,
} from '../model/frame-messages';
import { FRAME_SANDBOX, type FrameEnd } from '../model/live';
import type { FrameChunks } from './create-frame-chunks';
import { createWatchdog } from './create-watchdog';
import { linkFrame } from './link-frame';
import { watchSettings, type FramePlace } from './watch-settings';

/** The result of a run. `remount`: this frame can't show it, but a new one may. */
export type RunOutcome =
  | { type: 'rendered'; stateReset: boolean }
  | { type: 'failed'; error: FrameError }
  | { type: 'remount' }
  | { type: 'ended'; reason: FrameEnd };

/** What a frame tells of. */
export interface FrameEvents {
  /** An error after a run was rendered. */
  onError(error: FrameError): void;
  onConsole(run: number, entries: FrameEntry[], dropped: number): void;
  /** The frame was taken away while nothing ran. */
  onEnd(reason: FrameEnd): void;
}

interface FrameInput {
  chunks: FrameChunks;
  place: FramePlace;
  events: FrameEvents;
  /** Number of frames that could not be loaded: the document is asked for past what the browser kept of them. */
  failures: number;
}

/** A run whose program the worker may post. */
export interface SentRun {
  run: number;
  to: DirectFrame;
  outcome: Promise<RunOutcome | undefined>;
}

interface Waiting {
  outcome: Promise<RunOutcome | undefined>;
  settle(outcome?: RunOutcome): void;
  /** False as long as the page doesn't know whether the worker has posted the program. */
  isAsked: boolean;
}

/** Messages a second that a frame may send: the runtime sends some 20. */
const MANY_MESSAGES = 500;
/** Errors a second that a frame may tell of: the runtime tells of 10. */
const MANY_ERRORS = 50;

/** Until a frame is shown, it lies unseen over what is shown, as wide as that. */
const UNSHOWN = {
  position: 'absolute',
  inset: '0',
  display: 'block',
  width: '100%',
  height: '100%',
  border: '0',
  visibility: 'hidden',
};
/** It's not `visible`: the pane around it may be hidden. */
const SHOWN = { visibility: 'inherit' };
const AS_CONTENT = { position: 'static', height: 'var(--frame-height)' };

/** Milliseconds in which a frame that has loaded again answers, if it's the same document. */
const LEAVING = 500;

/** In a text or a comment, it does no harm. */
const DEBUGGER = /\bdebugger\b/;

/** A sandboxed frame that runs compiled demos, and nothing of which the page trusts. */
export type Frame = ReturnType<typeof createFrame>;

/** Opens a frame in its place. */
export function createFrame({ chunks, place, events, failures }: FrameInput) {
  // What's shown is told from what isn't by the box: a frame that is moved loads again.
  const box = document.createElement('div');
  const element = document.createElement('iframe');
  element.title = place.title;
  // Without HTTPS, the browser has no workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // A connection may be up and carry nothing: the worker is asked every other time after a failure.
  const mayBeOffline = !navigator.onLine || failures % 2 > 0;
  if (chunks.sandboxed !== undefined && mayBeOffline && workers?.controller) {
    // Its document starts nothing unless its origin is opaque.
    element.src = chunks.sandboxed;
  } else {
    element.src = chunks.document + (failures > 0 ? `?${failures}` : '');
    element.setAttribute('sandbox', FRAME_SANDBOX);
  }
  element.setAttribute('allow', '');
  Object.assign(element.style, UNSHOWN);

  const closing = new AbortController();
  const { signal } = closing;
  const drawings: ((text: string) => void)[] = [];
  /** Runs without an answer, by number. */
  const waiting = new Map<number, Waiting>();
  let hasRun = false;

  const passKey = createKeyPass(element);
  const setHeight = (height: number) => {
    if (height > 0) element.style.setProperty('--frame-height', `${height}px`);
  };
  const wait = (run: number): Waiting => {
    let settle!: Waiting['settle'];
    const outcome = new Promise<RunOutcome | undefined>((resolve) => (settle = resolve));
    const known = waiting.get(run) ?? { outcome, settle, isAsked: false };
    waiting.set(run, known);
    return known;
  };
  /** Ends runs before one. */
  const settleBefore = (run: number) => {
    for (const [each, { settle }] of waiting) {
      if (each >= run) continue;
      waiting.delete(each);
      settle();
    }
  };
  const close = () => {
    closing.abort();
    stopSettings();
    watchdog.stop();
    box.remove();
    settleBefore(Infinity);
    for (const resolve of drawings.splice(0)) resolve('');
  };
  const end = (reason: FrameEnd) => {
    if (signal.aborted) return;
    const asked = [...waiting.values()].findLast(({ isAsked }) => isAsked);
    asked?.settle({ type: 'ended', reason });
    close();
    if (!asked) events.onEnd(reason);
  };
  /** Questions for a sign of life, and answers to them, which come in order. */
  let [pings, pongs] = [0, 0];
  const ping = () => {
    pings += 1;
    link.post({ type: 'ping' });
  };
  const watchdog = createWatchdog({ ping, onSilence: () => end('silent') });
  const isFlood = createRate(MANY_MESSAGES, () => performance.now());
  const isErrorFlood = createRate(MANY_ERRORS, () => performance.now());

  const answer = (message: Extract<FromFrame, { type: 'rendered' | 'failed' | 'remount' }>) => {
    watchdog.warm();
    const asked = waiting.get(message.run);
    if (!asked) return;
    hasRun = true;
    if (message.type === 'rendered') setHeight(message.height);
    settleBefore(message.run);
    waiting.delete(message.run);
    asked.settle(message);
  };
  const onMessage = (message: FromFrame | undefined) => {
    if (message?.type === 'pong') pongs += 1;
    watchdog.hear(message?.type);
    if (isFlood()) return end('loud');
    if (!message || signal.aborted) return;
    if (message.type === 'height') setHeight(message.height);
    else if (message.type === 'key') passKey(message.key);
    else if (message.type === 'drawn') drawings.shift()?.(message.text);
    else if (message.type === 'console') events.onConsole(message.run, message.entries, message.dropped);
    else if (message.type === 'rendered' || message.type === 'remount') answer(message);
    else if (message.type === 'failed') {
      if (message.error.phase !== 'later') answer(message);
      else if (isErrorFlood()) end('loud');
      else events.onError(message.error);
    }
  };
  let loads = 0;
  element.addEventListener('load', () => {
    loads += 1;
    // The first is its own document's. One that is written anew keeps its runtime; whatever else the frame shows isn't ours.
    if (loads === 1) return;
    // A load is a sign of life: the watchdog waits for what is decided below.
    watchdog.hear(undefined);
    ping();
    // What the document said before it was left may come after the load.
    const asked = pings;
    setTimeout(() => pongs < asked && end('left'), LEAVING);
  });
  const onIntrusion = (isNew: boolean) => end(isNew ? 'left' : 'outside');
  const link = linkFrame({ element, chunks, onMessage, onIntrusion, signal });
  const direct: DirectFrame = { link: (port) => link.post({ type: 'link' }, [port]), signal };
  /** Posts once the runtime takes messages. What keeps it from that is told by `run`. */
  const postLater = (message: ToFrame) =>
    void link.sent.then(
      () => link.post(message),
      () => undefined,
    );
  const stopSettings = watchSettings(place, (settings) => postLater({ type: 'settings', settings }));
  box.append(element);
  place.slot.append(box);

  return {
    /** Evaluates packages ahead of the first run. @throws {ChunkLoadError} */
    async warm(packages: Record<string, string>) {
      await link.sent;
      await link.send(Object.values(packages));
      link.post({ type: 'warm', packages });
    },
    /** A way for the worker to post the next run's program by itself. @returns undefined if nothing has run yet. */
    ahead(run: number): SentRun | undefined {
      if (!hasRun || signal.aborted) return undefined;
      return { run, to: direct, outcome: wait(run).outcome };
    },
    /**
     * Runs a program.
     * @param sent if the worker has posted it.
     * @returns undefined if a newer one overtook it, or if the frame was closed.
     * @throws {ChunkLoadError} if the frame, or a package, could not be loaded.
     */
    async run(run: number, program: FrameProgram, sent?: SentRun): Promise<RunOutcome | undefined> {
      settleBefore(run);
      const isSent = sent?.to === direct;
      if (isSent && !waiting.has(run)) return sent.outcome;
      const asked = wait(run);
      asked.isAsked = true;
      const { outcome } = asked;
      try {
        await link.sent;
        await link.send(Object.values(program.packages));
        if (waiting.get(run) !== asked) return await outcome;
        if (!isSent) link.post({ type: 'run', run, program });
        await link.started;
      } catch (error) {
        if (signal.aborted) return await outcome;
        throw error;
      }
      watchdog.start(program.scripts.some(({ code }) => DEBUGGER.test(code)));
      return outcome;
    },
    /** Until it's shown, it lies unseen in its place. */
    show() {
      box.toggleAttribute('data-shown', true);
      Object.assign(element.style, SHOWN, !place.scrolls && AS_CONTENT);
    },
    /**
     * Draws what the demo shows, or tells its markup.
     * @returns an empty text if the frame can't, or was closed.
     * @throws {ChunkLoadError} if the script that draws could not be loaded.
     */
    async draw(format: ShownFormat, title: string): Promise<string> {
      const { design } = chunks.files;
      await link.sent;
      if (format === 'markup') link.post({ type: 'draw', format, title });
      else if (design === undefined) return '';
      else {
        await link.send([design]);
        if (signal.aborted) return '';
        link.post({ type: 'draw', chunk: design, format, title });
      }
      return new Promise((resolve) => drawings.push(resolve));
    },
    close,
  };
}

/** Milliseconds between two keys that count. */
const INTERVAL = 200;

/** Lets the page have a key that was pressed in a frame, if the focus is there. @returns what takes keys. */
function createKeyPass(frame: HTMLIFrameElement): (key: FrameKey) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (key) => {
    const now = performance.now();
    const isShortcut = /^(k|\/|Escape)$/i.test(key.key);
    if (!isShortcut || document.activeElement !== frame || now - last < INTERVAL) return;
    last = now;
    frame.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  };
}
