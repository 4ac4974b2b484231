import { vi } from 'vitest';
import type { Engine } from '../../packages/playground/src/host/create-host';
import { createLoader } from '../../packages/playground/src/base/loader';
import type { FrameProgram } from '../../packages/playground/src/model/frame-messages';
import type { LiveError, LiveSource } from '../../packages/playground/src/model/live';
import type { FrameEvents } from '../../packages/playground/src/run/create-frame';
import type { FramePlace } from '../../packages/playground/src/run/watch-settings';
import type { Ran } from '../../packages/playground/src/pipeline';

const program: FrameProgram = { entry: '', scripts: [], styles: [], packages: {} };

/** A host that compiles and runs whatever it gets, with the results that a test says. */
export function fakeHost() {
  /** Sources that were compiled. */
  const compiled: LiveSource[] = [];
  /** Sources that were run, with their element. */
  const onRun = vi.fn<(source: LiveSource, slot: HTMLElement) => void>();
  const close = vi.fn();
  const prepareSpare = vi.fn();
  let outcome: Ran | Promise<Ran> = { type: 'rendered', stateReset: false };
  let events: FrameEvents | undefined;
  let choice: FramePlace['choice'];
  /** What errors are where they're located. */
  let error: LiveError = { message: '' };
  const engine: Engine = {
    createCompiler: () => ({
      async compile(source) {
        compiled.push(source);
        return { program: { ...program, source } as FrameProgram, isSent: false };
      },
      locate: () => error,
      locateEntry: (entry, run) => ({ ...entry, run }),
      isFrom: () => true,
    }),
    openFrames(place, own) {
      events = own;
      choice = place.choice;
      return {
        ahead: () => undefined,
        async run(_, { source }: FrameProgram & { source?: LiveSource }) {
          onRun(source!, place.slot);
          const ran = await outcome;
          if (ran.type === 'rendered') return ran;
          error = ran.error;
          if (ran.error.ended) return { type: 'ended', reason: ran.error.ended };
          return { type: 'failed', error: { phase: 'render', message: '', stack: '' } };
        },
        show: () => {},
        prepareSpare,
        draw: async () => '',
        close,
      };
    },
    warm: async () => {},
    with: () => engine,
  };
  return {
    host: { engine: createLoader('engine', async () => engine, engine) },
    compiled,
    onRun,
    close,
    prepareSpare,
    /** What is chosen for the frame. */
    choice: () => choice?.read(),
    answer: (next: typeof outcome) => (outcome = next),
    /** What the demo throws later. */
    fail(later: LiveError) {
      error = later;
      events?.onError({ phase: 'later', message: '', stack: '' });
    },
    /** The frame says nothing for a second. */
    end: () => events?.onEnd('silent'),
    log: (run: number, text: string) => events?.onConsole(run, [{ level: 'log', react: false, text, stack: '' }], 0),
  };
}
