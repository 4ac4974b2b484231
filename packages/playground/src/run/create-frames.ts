import type { FrameProgram } from '../model/frame-messages';
import type { Frame, FrameEvents, RunOutcome, SentRun } from './create-frame';
import { whenIdle } from '../base/idle';

interface FramesInput {
  /** @param failures number of frames that could not be loaded. */
  open(events: FrameEvents, failures: number): Frame;
  /** Where the frames go. */
  slot: HTMLElement;
  events: FrameEvents;
  spare: ReturnType<typeof createSpare>;
}

/** New frames that a program gets: one in which nothing ran can't refuse it, unless it broke while it loaded. */
const TRIES = 2;

/** The frames of a demo: the one that has its last good version, and one that is about to take its place. */
export type Frames = ReturnType<typeof createFrames>;

/**
 * Runs each program in the frame of the one before, which keeps the demo's state. Where that can't show it, it's mounted in a
 * new frame: nothing of the old version is left, whatever it did to its document. The old frame stays until the new one has
 * rendered.
 */
export function createFrames({ open, slot, events, spare }: FramesInput) {
  let current: Frame | undefined;
  let next: Frame | undefined;
  /** The current frame has refused a program, and gets no other. */
  let isSpent = false;
  let isShown = false;
  let latest = 0;
  let failures = 0;

  const openNew = (): Frame => {
    const own: Frame = open(
      {
        onError: (error) => own === current && !isSpent && events.onError(error),
        onConsole: (...logged) => (own === next || (own === current && !isSpent)) && events.onConsole(...logged),
        onEnd(reason) {
          if (own === next) next = undefined;
          else if (own === current) events.onEnd(reason);
        },
      },
      failures,
    );
    return own;
  };
  const closeNext = () => {
    next?.close();
    next = undefined;
  };
  const putNext = () => {
    current?.close();
    current = next;
    next = undefined;
    isSpent = false;
    if (isShown) current?.show();
  };
  /** @returns undefined for what a newer program overtook. */
  const runInNext = async (run: number, program: FrameProgram): Promise<RunOutcome | undefined> => {
    for (let tries = 0; tries < TRIES; tries++) {
      next ??= spare.take(slot) ?? openNew();
      const outcome = await next.run(run, program);
      if (run !== latest) return undefined;
      if (outcome?.type === 'rendered') {
        const stateReset = isShown && current !== undefined;
        putNext();
        return { type: 'rendered', stateReset };
      }
      // Something of the demo has run in it: the next program gets another.
      closeNext();
      if (outcome?.type !== 'remount') return outcome;
    }
    return { type: 'remount' };
  };

  return {
    ahead: (run: number) => (isSpent || next ? undefined : current?.ahead(run)),
    async run(run: number, program: FrameProgram, sent?: SentRun): Promise<RunOutcome | undefined> {
      latest = run;
      if (current && !isSpent) {
        const outcome = await current.run(run, program, sent);
        if (outcome?.type !== 'remount' || run !== latest) return outcome;
        isSpent = true;
      }
      try {
        return await runInNext(run, program);
      } catch (error) {
        // A frame that couldn't start never will: trying again takes a new one.
        failures += 1;
        if (run === latest) closeNext();
        throw error;
      }
    },
    show() {
      isShown = true;
      current?.show();
    },
    /** Gets a frame ready, in idle time, for the next program that the current one can't show. */
    prepareSpare: (packages: FrameProgram['packages']) =>
      spare.prepare(slot, () => {
        const frame = openNew();
        // What fails is told when it's wanted, by another frame: one that couldn't start never will.
        frame.warm(packages).catch(() => spare.drop(slot, frame));
        return frame;
      }),
    draw: async (...wanted: Parameters<Frame['draw']>) => current?.draw(...wanted) ?? '',
    close() {
      spare.drop(slot);
      closeNext();
      current?.close();
      current = undefined;
    },
  };
}

/** Keeps a frame that nothing ran in yet, ready for the next demo that has to be mounted. A page has one at most. */
export function createSpare() {
  let spare: { slot: HTMLElement; frame?: Frame } | undefined;
  let cancel = () => {};
  const drop = () => {
    cancel();
    spare?.frame?.close();
    spare = undefined;
  };
  return {
    /** Opens it in idle time, unless it's there already. @param slot where it's of use. */
    prepare(slot: HTMLElement, open: () => Frame) {
      if (spare?.slot === slot) return;
      drop();
      const own: typeof spare = { slot };
      spare = own;
      cancel = whenIdle(() => (own.frame = open()));
    },
    /** @returns undefined if there's none in the slot. */
    take(slot: HTMLElement): Frame | undefined {
      if (spare?.slot !== slot) return undefined;
      cancel();
      const { frame } = spare;
      spare = undefined;
      return frame;
    },
    /** Closes the one in the slot. @param frame unless that is another one. */
    drop(slot: HTMLElement, frame?: Frame) {
      if (spare?.slot === slot && (!frame || spare.frame === frame)) drop();
    },
  };
}
