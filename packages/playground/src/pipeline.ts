import type { Compiler } from './compile/create-compiler';
import type { PlaygroundHost } from './host/create-host';
import { toLiveError } from './base/to-live-error';
import type { ConsoleEntry, FrameProgram, ShownFormat } from './model/frame-messages';
import type { FrameEnd, LiveError, LiveSource } from './model/live';
import { browserClock, type Clock } from './run/clock';
import type { SentRun } from './run/create-frame';
import type { Frames } from './run/create-frames';
import { createHangGuard } from './run/create-hang-guard';
import { savesData } from './base/idle';
import { createLatest } from './base/state';
import type { FramePlace } from './run/watch-settings';
import { createPageStore, type RunNote } from './texts/edit-store';

/** What a run changes in a demo's view. */
export interface RunChange {
  state?: 'idle' | 'loading' | 'compiled' | 'error';
  error?: LiveError | undefined;
  /** True if the demo's state could not be kept. */
  stateReset?: boolean;
  /** True while the demo that is shown is older than the texts: they can't be run. */
  stale?: boolean;
  /** True while a frame with the edited demo is in the original's place. */
  framed?: boolean;
}

/** The result of a run. */
export type Ran = { type: 'rendered'; stateReset: boolean } | { type: 'failed'; error: LiveError };

interface PipelineInput {
  host: Pick<PlaygroundHost, 'engine'>;
  /** Id of the demo. */
  demo: string;
  /** Where the frame goes. It's asked for when the first program is there. */
  place(): Promise<FramePlace> | FramePlace;
  clock?: Clock;
  /** Is set while code runs: a page that finds it set didn't come back. */
  note?: RunNote;
  /** The texts as they are now. @throws {PlaygroundError} if they can't be run. */
  source(): LiveSource;
  onChange(change: RunChange): void;
  /** An error after a run has ended. */
  onError(error: LiveError): void;
  onConsole?(entries: ConsoleEntry[], dropped: number): void;
  /** The frame had to be taken away. The note stays: the next page doesn't run the text by itself. */
  onStop?(reason: FrameEnd): void;
}

/** Milliseconds after which a run is called loading. */
const SLOW = 99;

const ENDS: Record<FrameEnd, string> = {
  silent: 'The demo did not respond and was stopped',
  left: 'The demo left its page and was stopped',
  loud: 'The demo sent too many messages and was stopped',
  outside: 'The demo sent a message to the page around it and was stopped',
};
const endError = (ended: FrameEnd): LiveError => ({ message: ENDS[ended], ended });

/** What keeps failing in new frames, before any of the demo's code has run. */
const REFUSED = 'The demo could not be mounted';

/** See `createPipeline`. */
export type Pipeline = ReturnType<typeof createPipeline>;

/**
 * The way of an edit: text → compiled → run → told. Each step is a folder: `texts`, `compile` with its worker, `run` with the
 * `frame` that it talks to. A newer run overtakes an older one at each step, and a late result never overwrites a newer one.
 */
export function createPipeline(input: PipelineInput) {
  const { host, demo, place, clock = browserClock, note = createPageStore(), source, ...tell } = input;
  const guard = createHangGuard(note, clock);
  const unwatch = guard.watch();
  const latest = createLatest();
  let newest = latest.begin();
  let stopTimer = () => {};
  /** Of the run that is under way. */
  let running: AbortSignal | undefined;
  let compiler: Compiler | undefined;
  let frames: Frames | undefined;
  /** What the frame shows. */
  let program: FrameProgram | undefined;
  /** Number of the newest run. */
  let runs = 0;
  let isFramed = false;
  let isEditing = false;

  const compile = async (text: LiveSource, sent: SentRun | undefined, signal: AbortSignal) => {
    const engine = host.engine.loaded() ?? (await host.engine.load());
    if (signal.aborted) return undefined;
    compiler ??= engine.createCompiler(demo);
    return compiler.compile(text, sent && program && { frame: sent.to, shown: program, run: sent.run });
  };
  const run = async (number: number, compiled: FrameProgram, sent: SentRun | undefined, signal: AbortSignal) => {
    const outcome = await (frames ?? (await framesFor(signal)))?.run(number, compiled, sent);
    // Overtaken or not, it's what the frame shows.
    if (outcome?.type === 'rendered') program = compiled;
    return outcome;
  };
  const getReady = async (signal: AbortSignal, isNear: boolean) => {
    try {
      const compiled = await compile(source(), undefined, signal);
      if (!compiled || !('program' in compiled)) return;
      const { packages } = compiled.program;
      await host.engine.loaded()?.warm(Object.values(packages));
      if (!isNear || signal.aborted) return;
      (await framesFor(signal))?.prepareSpare(packages);
    } catch {
      // It's told when it's wanted.
    }
  };
  const pass = async (signal: AbortSignal): Promise<Ran | undefined> => {
    try {
      const text = source();
      const number = ++runs;
      // The worker may post the program to the frame while the page is still painting the key.
      const sent = program && frames?.ahead(number);
      const compiled = await compile(text, sent, signal);
      if (!compiled || signal.aborted) return undefined;
      if ('error' in compiled) return { type: 'failed', error: compiled.error };
      const outcome = await run(number, compiled.program, compiled.isSent ? sent : undefined, signal);
      if (outcome?.type === 'failed') return { type: 'failed', error: compiler!.locate(outcome.error) };
      if (outcome?.type === 'remount') return { type: 'failed', error: { message: REFUSED } };
      if (outcome?.type !== 'ended') return outcome;
      closeFrames();
      return { type: 'failed', error: endError(outcome.reason) };
    } catch (error) {
      return { type: 'failed', error: toLiveError(error) };
    }
  };
  const told = (ran: Ran) => {
    if (ran.type === 'rendered') {
      show(true);
      tell.onChange({ state: 'compiled', error: undefined, stale: false, stateReset: ran.stateReset });
    } else tell.onChange({ state: 'error', error: ran.error, stale: true, stateReset: false });
    if (ran.type === 'failed' && ran.error.ended) stop(ran.error.ended);
    else guard.end();
    if (isFramed && isEditing && program) frames?.prepareSpare(program.packages);
  };

  const show = (framed: boolean) => {
    if (framed) frames?.show();
    if (isFramed !== framed) tell.onChange({ framed });
    isFramed = framed;
  };
  /** @returns undefined if a newer run overtook this one. */
  const framesFor = async (signal: AbortSignal) => {
    const at = await place();
    return signal.aborted ? undefined : (frames ??= openFrames(at));
  };
  const openFrames = (at: FramePlace) =>
    host.engine.loaded()!.openFrames(at, {
      onError: (error) =>
        isFramed && program && compiler!.isFrom(error, program) && tell.onError(compiler!.locate(error)),
      onConsole: (of, entries, dropped) =>
        tell.onConsole?.(
          entries.map((entry) => compiler!.locateEntry(entry, of)),
          dropped,
        ),
      onEnd(reason) {
        const wasFramed = isFramed;
        closeFrames();
        if (!wasFramed) return;
        tell.onError(endError(reason));
        stop(reason);
      },
    });
  const closeFrames = () => {
    frames?.close();
    frames = undefined;
    program = undefined;
    show(false);
  };
  const stop = (reason: FrameEnd) => {
    guard.keep();
    tell.onStop?.(reason);
  };
  const cancel = () => {
    stopTimer();
    newest = latest.begin();
  };

  return {
    /** Runs the texts and tells of the result. @returns it, or undefined if a newer run overtook this one. */
    async run(): Promise<Ran | undefined> {
      cancel();
      const signal = newest;
      running = signal;
      stopTimer = clock.after(SLOW, () => tell.onChange({ state: 'loading' }));
      const passing = pass(signal);
      guard.begin();
      const ran = await passing;
      if (running === signal) running = undefined;
      if (!ran || signal.aborted) return undefined;
      stopTimer();
      told(ran);
      return ran;
    },
    /**
     * The reader may be about to edit: compiles the texts and fetches what a frame takes. Most of those who open the code read it.
     * @param isNear true if the caret is in the code: then a spare frame is opened, in which nothing runs.
     */
    prepare(isNear: boolean) {
      isEditing = true;
      // A run that is under way does the same.
      if (!frames && (!running || running.aborted) && !savesData()) void getReady(newest, isNear);
    },
    /** Drops what is under way. */
    cancel,
    /** Brings the original back. */
    clear() {
      cancel();
      closeFrames();
      guard.end();
      tell.onChange({ state: 'idle', stale: false, stateReset: false });
    },
    /**
     * Draws the edited demo, or tells its markup. @returns undefined where the original is shown, an empty text if it can't.
     * @throws {ChunkLoadError}
     */
    draw: (format: ShownFormat, title: string) => (isFramed ? frames?.draw(format, title) : undefined),
    close() {
      cancel();
      unwatch();
      closeFrames();
      tell.onChange({ state: 'idle', error: undefined });
    },
  };
}
