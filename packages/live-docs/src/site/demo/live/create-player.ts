import type { ConsoleEntry, DesignFormat, FrameProgram } from '../../../model';
import { createLoader } from '../../loading';
import { createFrame, type Frame, type FrameEnd } from './frame/create-frame';
import { createKeyPass } from './frame/pass-key';
import { watchSettings, type FramePlace } from './frame/watch-settings';
import type { LiveError, LiveSource } from './live';
import type { loadCompiler } from './load-compiler';

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
  /** Fetches all that running takes, and runs a source where nobody sees it: then the first edit is an edit as any other. */
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

interface PlayerInput {
  load: () => ReturnType<typeof loadCompiler>;
  /** Where the frame goes. It's asked for when the first source is there. */
  place: () => Promise<FramePlace> | FramePlace;
  events: PlayerEvents;
}

const ENDS: Record<FrameEnd, string> = {
  silent: 'The demo did not respond for a second and was stopped',
  left: 'The demo left its page and was stopped',
  loud: 'The demo sent too many messages and was stopped',
};

/** See `Player`. */
export function createPlayer({ load, place, events }: PlayerInput): Player {
  const parts = createLoader('compiler', load);
  let frame: Frame | undefined;
  let isShown = false;
  let program: FrameProgram | undefined;
  let runs = 0;
  let plays = 0;
  let stopSettings = () => {};

  const show = (isFramed: boolean) => {
    if (isShown !== isFramed) events.onShow(isFramed);
    isShown = isFramed;
  };
  const closeFrame = () => {
    stopSettings();
    frame?.close();
    frame = undefined;
    show(false);
  };
  const openFrame = (at: FramePlace): Frame => {
    const { compiler, chunks } = parts.loaded()!;
    const opened = createFrame({
      chunks,
      title: at.title,
      events: {
        onError: (error) =>
          isShown && program && compiler.isFrom(error, program) && events.onError(compiler.locate(error)),
        onConsole: (run, entries, dropped) =>
          plays > 0 &&
          events.onConsole(
            entries.map((entry) => compiler.locateEntry(entry, run)),
            dropped,
          ),
        onHeight: (height) => setHeight(opened, height),
        onKey: (key) => passKey(key),
        onEnd(reason) {
          const wasShown = isShown;
          closeFrame();
          if (wasShown) events.onError({ message: ENDS[reason] }, true);
        },
      },
    });
    const passKey = createKeyPass(opened.element);
    at.slot.replaceChildren(opened.element);
    stopSettings = watchSettings(at, opened.set);
    return opened;
  };

  /** The path of a source: compiled in the worker, run in the frame. */
  const run = async (source: LiveSource, isStale: () => boolean) => {
    const { compiler } = parts.loaded() ?? (await parts.load({ stay: true }));
    if (isStale()) return undefined;
    const compiled = await compiler.compile(source);
    if (isStale()) return undefined;
    if ('error' in compiled) return { type: 'failed' as const, error: compiled.error };
    if (!frame) {
      const at = await place();
      if (isStale()) return undefined;
      frame ??= openFrame(at);
    }
    runs += 1;
    const outcome = await frame.run(runs, compiled).catch((error: unknown) => {
      // A frame that couldn't start never will: trying again takes a new one.
      if (!isShown && !isStale()) closeFrame();
      throw error;
    });
    if (outcome?.type === 'ended') {
      closeFrame();
      return { type: 'failed' as const, error: { message: ENDS[outcome.reason] }, ended: true as const };
    }
    if (outcome?.type === 'failed') return { type: 'failed' as const, error: compiler.locate(outcome.error) };
    if (!outcome || isStale()) return undefined;
    program = compiled;
    setHeight(frame, outcome.height);
    return { type: 'rendered' as const, stateReset: outcome.stateReset };
  };

  return {
    async play(source, isStale) {
      plays += 1;
      const played = await run(source, isStale);
      if (played?.type === 'rendered') show(true);
      return played;
    },
    prepare(source) {
      const before = plays;
      if (!frame) run(source, () => plays !== before).catch(() => undefined);
    },
    draw: (format, title) => (isShown ? frame?.draw(format, title) : undefined),
    clear() {
      plays += 1;
      closeFrame();
    },
    close() {
      plays += 1;
      closeFrame();
      parts.loaded()?.compiler.close();
    },
  };
}

/** The height applies once the frame is shown. */
function setHeight(frame: Frame | undefined, height: number): void {
  if (height > 0) frame?.element.style.setProperty('--frame-height', `${height}px`);
}
