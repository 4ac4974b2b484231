// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import type { Played, PlayerEvents } from './create-player';
import { createRun } from './create-run';
import type { LiveView } from '../session/live-session';

const entry = { level: 'log', text: 'hello', react: false } as const;

/** A run whose plays end at once, with what `outcome` says. */
function open() {
  const clock = fakeClock();
  const mark = { isSet: false };
  const view: Partial<LiveView> = {};
  const onStop = vi.fn();
  const close = vi.fn();
  let outcome: Played = { type: 'rendered', stateReset: false };
  let events: PlayerEvents | undefined;
  const play = vi.fn(async () => outcome);
  const run = createRun({
    clock,
    store: { mark: () => (mark.isSet = true), unmark: () => (mark.isSet = false), marked: () => mark.isSet },
    recover: async () => false,
    source: () => ({ entry: 'a.tsx', files: { 'a.tsx': '' } }),
    createPlayer(_, own) {
      events = own;
      return { play, prepare: () => {}, draw: () => undefined, clear: () => {}, close };
    },
    onChange: (change) => Object.assign(view, change),
    onStop,
  });
  return {
    run,
    clock,
    mark,
    view,
    play,
    onStop,
    close,
    start: () => run.start(document.createElement('div')),
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    answer: (next: Played) => (outcome = next),
    log: (of: number) => events?.onConsole([{ ...entry, run: of }], 0),
  };
}

it('runs between its start and its end, and at that marks nothing as running any more', async () => {
  const { run, play, start, settle, mark, close, view } = open();
  run.now();
  run.soon();
  expect([play.mock.calls.length, mark.isSet]).toEqual([0, false]);
  const end = start();
  run.now();
  await settle();
  expect([play.mock.calls.length, mark.isSet, view.state]).toEqual([1, true, 'compiled']);
  end();
  run.now();
  expect([play.mock.calls.length, mark.isSet, view.state]).toEqual([1, false, 'idle']);
  expect(close).toHaveBeenCalledOnce();
});

it('runs soon at most once an interval, and not at all once it is cancelled', () => {
  const { run, play, clock, start } = open();
  start();
  for (let key = 0; key < 5; key++) run.soon();
  expect(play).toHaveBeenCalledTimes(1);
  clock.pass(100);
  expect(play).toHaveBeenCalledTimes(2);
  run.soon();
  run.cancel();
  clock.pass(100);
  expect(play).toHaveBeenCalledTimes(2);
});

it('shows what the newest run wrote; what an older one wrote goes a moment later', async () => {
  const { run, clock, start, settle, log, view } = open();
  start();
  log(1);
  run.now();
  await settle();
  expect(view.console?.lines).toHaveLength(1);
  clock.pass(300);
  expect(view.console?.lines).toEqual([]);
  run.now();
  log(2);
  await settle();
  clock.pass(300);
  expect(view.console?.lines.map(({ run: of }) => of)).toEqual([2]);
});

it('runs nothing that was asked for when its frame is removed, and leaves the mark', async () => {
  const { run, clock, start, settle, mark, play, onStop, answer } = open();
  const end = start();
  answer({ type: 'failed', error: { message: 'Stopped' }, ended: true });
  run.soon();
  run.soon();
  await settle();
  clock.pass(10_000);
  end();
  expect([play.mock.calls.length, onStop.mock.calls.length, mark.isSet]).toEqual([1, 1, true]);
});
