import type { ConsoleEntry, DesignFormat, FrameProgram } from '../model/frame-messages';
import type { Loader } from '../loading/create-loader';
import { createFrame, type FrameEnd } from './create-frame';
import { createFrames, type Frames } from './create-frames';
import type { FramePlace } from './watch-settings';
import type { LiveError, LiveSource } from '../model/live';
import type { Compiler } from '../compile/create-compiler';
import type { FrameChunks } from './create-frame-chunks';
import type { SpareFrame } from './create-spare';
import { savesData } from './saves-data';

/** The result of a source. */
export type Played = { type: 'rendered'; stateReset: boolean } | { type: 'failed'; error: LiveError; ended?: true };

/** What a player tells of. */
export interface PlayerEvents {
  /** True when the frame takes the original's place, false when it gives it back. */
  onShow(isFramed: boolean): void;
  /** An error after a source was rendered; `ended` if the frame was taken away for it. */
  onError(error: LiveError, ended?: true): void;
  onConsole(entries: ConsoleEntry[], dropped: number): void;
}

/** Runs the sources of a demo in a sandboxed frame. */
export interface Player {
  /**
   * Runs a source and shows it.
   * @returns undefined if it was dropped for a newer one.
   * @throws {ChunkLoadError}
   */
  play(source: LiveSource, isStale: () => boolean): Promise<Played | undefined>;
  /**
   * The reader is about to edit: fetches all that running takes, and runs a source where nobody sees it, so that the first
   * edit is an edit as any other. From the first edit on, a spare frame is at hand.
   */
  prepare(source: LiveSource): void;
  /**
   * Draws the edited demo, for a design tool. @returns undefined where the original is shown, an empty text if it can't.
   * @throws {ChunkLoadError}
   */
  draw(format: DesignFormat, title: string): Promise<string> | undefined;
  /** Brings the original back. */
  clear(): void;
  close(): void;
}

/** What all players of a page run programs with. */
export interface SharedFrames {
  chunks: FrameChunks;
  spare: SpareFrame;
}

/** What compiles and runs code, once for a page. */
export interface Engine extends SharedFrames {
  /** @param demo whose folder the files are in. */
  createCompiler(demo: string): Compiler;
}

interface PlayerInput {
  demo: string;
  host: { engine: Loader<Engine> };
  /** Where the frame goes. It's asked for when the first source is there. */
  place: () => Promise<FramePlace> | FramePlace;
  events: PlayerEvents;
}

const ENDS: Record<FrameEnd, string> = {
  silent: 'The demo did not respond for a second and was stopped',
  left: 'The demo left its page and was stopped',
  loud: 'The demo sent too many messages and was stopped',
};

/** What keeps failing in new frames, before any of the demo's code has run. */
const REFUSED = 'The demo could not be mounted';

/** See `Player`. */
export function createPlayer({ demo, host, place, events }: PlayerInput): Player {
  let parts: { compiler: Compiler; engine: Engine } | undefined;
  let frames: Frames | undefined;
  let isShown = false;
  let program: FrameProgram | undefined;
  let runs = 0;
  let plays = 0;
  let isEditing = false;

  const show = (isFramed: boolean) => {
    if (isShown !== isFramed) events.onShow(isFramed);
    isShown = isFramed;
    if (isFramed) frames?.show();
  };
  const closeFrames = () => {
    frames?.close();
    frames = undefined;
    show(false);
  };
  const load = async () => {
    if (parts) return parts;
    const engine = await host.engine.load();
    parts ??= { compiler: engine.createCompiler(demo), engine };
    return parts;
  };
  const openFrames = (at: FramePlace, compiler: Compiler, { chunks, spare }: Engine): Frames => {
    return createFrames({
      open: (own, failures) => createFrame({ chunks, place: at, events: own, failures }),
      slot: at.slot,
      spare,
      events: {
        onError: (error) =>
          isShown && program && compiler.isFrom(error, program) && events.onError(compiler.locate(error)),
        onConsole: (run, entries, dropped) =>
          plays > 0 &&
          events.onConsole(
            entries.map((entry) => compiler.locateEntry(entry, run)),
            dropped,
          ),
        onEnd(reason) {
          const wasShown = isShown;
          closeFrames();
          if (wasShown) events.onError({ message: ENDS[reason] }, true);
        },
      },
    });
  };

  /** The path of a source: compiled in the worker, run in a frame. */
  const run = async (source: LiveSource, isStale: () => boolean): Promise<Played | undefined> => {
    const { compiler, engine } = parts ?? (await load());
    if (isStale()) return undefined;
    const compiled = await compiler.compile(source);
    if (isStale()) return undefined;
    if ('error' in compiled) return { type: 'failed', error: compiled.error };
    if (!frames) {
      const at = await place();
      if (isStale()) return undefined;
      frames ??= openFrames(at, compiler, engine);
    }
    runs += 1;
    const outcome = await frames.run(runs, compiled);
    if (outcome?.type === 'ended') {
      closeFrames();
      return { type: 'failed', error: { message: ENDS[outcome.reason] }, ended: true };
    }
    if (outcome?.type === 'failed') return { type: 'failed', error: compiler.locate(outcome.error) };
    if (outcome?.type === 'remount') return { type: 'failed', error: { message: REFUSED } };
    if (!outcome) return undefined;
    // Stale or not, it's what the frame shows.
    program = compiled;
    return isStale() ? undefined : outcome;
  };

  return {
    async play(source, isStale) {
      plays += 1;
      const played = await run(source, isStale);
      if (played?.type === 'rendered') show(true);
      if (isShown && isEditing && program) frames?.prepareSpare(program.packages);
      return played;
    },
    prepare(source) {
      const before = plays;
      isEditing = true;
      if (!frames && !savesData()) run(source, () => plays !== before).catch(() => undefined);
    },
    draw: (format, title) => (isShown ? frames?.draw(format, title) : undefined),
    clear() {
      plays += 1;
      closeFrames();
    },
    close() {
      plays += 1;
      closeFrames();
    },
  };
}
