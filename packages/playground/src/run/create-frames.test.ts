// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { FrameProgram } from '../model/frame-messages';
import type { Frame, FrameEvents, RunOutcome } from './create-frame';
import { createFrames, createSpare } from './create-frames';

const program: FrameProgram = { entry: '', scripts: [], styles: [], packages: {} };
const rendered: RunOutcome = { type: 'rendered', stateReset: false };
const failed: RunOutcome = { type: 'failed', error: { phase: 'render', message: 'No', stack: '' } };
const remount: RunOutcome = { type: 'remount' };
const direct = { link: () => {}, signal: new AbortController().signal };

interface FakeFrame extends Frame {
  name: number;
  failures: number;
  events: FrameEvents;
}

/** Frames whose runs end as the test says, by the frame's number and in order. */
function setUp(
  outcomes: Record<number, (RunOutcome | Error | Promise<RunOutcome | undefined>)[]>,
  warm: Frame['warm'] = async () => {},
) {
  const opened: FakeFrame[] = [];
  const open = (events: FrameEvents, failures: number) => {
    const name = opened.length + 1;
    const frame: FakeFrame = {
      name,
      failures,
      events,
      warm,
      ahead: vi.fn((run: number) => ({ run, to: direct, outcome: Promise.resolve(rendered) })),
      run: vi.fn(async () => {
        const outcome = outcomes[name]?.shift();
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }),
      show: vi.fn(),
      draw: async () => '',
      close: vi.fn(),
    };
    opened.push(frame);
    return frame;
  };
  const events = { onError: vi.fn(), onConsole: vi.fn(), onEnd: vi.fn() };
  const slot = document.createElement('div');
  const spare = createSpare();
  return { frames: createFrames({ open, slot, events, spare }), events, opened, slot, spare };
}

it('runs the next program in the same frame', async () => {
  const { frames, opened } = setUp({ 1: [rendered, failed, rendered] });
  expect([await frames.run(1, program), await frames.run(2, program), await frames.run(3, program)]).toEqual([
    rendered,
    failed,
    rendered,
  ]);
  expect(opened).toHaveLength(1);
});

it('puts a new frame in the place of one that cannot show a program, once it has rendered', async () => {
  let end!: (outcome: RunOutcome) => void;
  const { frames, opened } = setUp({ 1: [rendered, remount], 2: [new Promise((resolve) => (end = resolve))] });
  await frames.run(1, program);
  frames.show();
  const running = frames.run(2, program);
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[0]!.close).not.toHaveBeenCalled();
  expect(opened[1]!.show).not.toHaveBeenCalled();
  end(rendered);
  expect(await running).toEqual({ type: 'rendered', stateReset: true });
  expect(opened[0]!.close).toHaveBeenCalled();
  expect(opened[1]!.show).toHaveBeenCalled();
});

it('leaves the last good render in place, and gives the next program a frame of its own', async () => {
  const { frames, opened, events } = setUp({ 1: [rendered, remount], 2: [failed], 3: [rendered] });
  await frames.run(1, program);
  expect(await frames.run(2, program)).toEqual(failed);
  expect(opened.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([0, 1]);
  // What the old version does is of no interest any more.
  opened[0]!.events.onError({ phase: 'later', message: 'Old', stack: '' });
  expect(events.onError).not.toHaveBeenCalled();
  expect(await frames.run(3, program)).toMatchObject({ type: 'rendered' });
  expect(opened[0]!.run).toHaveBeenCalledTimes(2);
});

it('lets the worker post to the frame that is shown, unless a new one is about to take its place', async () => {
  let end!: (outcome: RunOutcome) => void;
  const { frames, opened } = setUp({
    1: [rendered, remount],
    2: [new Promise((resolve) => (end = resolve)), rendered],
  });
  expect(frames.ahead(1)).toBeUndefined();
  await frames.run(1, program);
  const sent = frames.ahead(2);
  expect(sent?.to).toBe(direct);
  const running = frames.run(2, program, sent);
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[0]!.run).toHaveBeenLastCalledWith(2, program, sent);
  expect(frames.ahead(3)).toBeUndefined();
  end(rendered);
  await running;
  expect(frames.ahead(3)?.to).toBe(direct);
});

it('drops what a newer program overtook', async () => {
  let end!: (outcome: undefined) => void;
  const { frames, opened } = setUp({ 1: [new Promise((resolve) => (end = resolve)), rendered] });
  const first = frames.run(1, program);
  const second = frames.run(2, program);
  end(undefined);
  expect(await first).toBeUndefined();
  expect(await second).toMatchObject({ type: 'rendered' });
  expect(opened).toHaveLength(1);
});

it('opens another frame, past what the browser kept, after one that could not be loaded', async () => {
  const { frames, opened } = setUp({ 1: [new Error('Loading chunk frame failed')], 2: [rendered] });
  await expect(frames.run(1, program)).rejects.toThrow('Loading chunk frame failed');
  expect(opened[0]!.close).toHaveBeenCalled();
  expect(await frames.run(2, program)).toMatchObject({ type: 'rendered' });
  expect(opened.map(({ failures }) => failures)).toEqual([0, 1]);
});

it('runs nothing in a spare frame that could not start', async () => {
  const { frames, opened } = setUp({ 2: [rendered] }, () => Promise.reject(new Error('offline')));
  frames.prepareSpare({});
  await vi.waitFor(() => expect(opened[0]?.close).toHaveBeenCalled());
  expect(await frames.run(1, program)).toEqual({ type: 'rendered', stateReset: false });
  expect(opened).toHaveLength(2);
});

it('takes the spare frame, of which there is one for a page', async () => {
  vi.useFakeTimers({ toFake: ['requestIdleCallback', 'cancelIdleCallback', 'setTimeout', 'clearTimeout'] });
  try {
    const { frames, opened, slot, spare } = setUp({ 1: [rendered, remount], 2: [rendered] });
    await frames.run(1, program);
    frames.prepareSpare({});
    frames.prepareSpare({});
    await vi.runAllTimersAsync();
    expect(opened).toHaveLength(2);
    await frames.run(2, program);
    expect(opened).toHaveLength(2);
    frames.prepareSpare({});
    await vi.runAllTimersAsync();
    const other = vi.fn(() => opened[0]!);
    spare.prepare(document.createElement('div'), other);
    await vi.runAllTimersAsync();
    expect(opened[2]!.close).toHaveBeenCalled();
    expect(other).toHaveBeenCalled();
    expect(spare.take(slot)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
