import { expect, it } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import type { Played } from './create-player';
import { createRunner, type RunChange } from './create-runner';

type Outcome = Played | undefined;
const rendered: Played = { type: 'rendered', stateReset: false };
const compiled = { state: 'compiled', error: undefined, stateReset: false };

/** A runner whose plays end when the test says so. */
function setUp() {
  const clock = fakeClock();
  const changes: RunChange[] = [];
  const plays: { isStale: () => boolean; end: (outcome: Outcome) => void; fail: (error: unknown) => void }[] = [];
  const runner = createRunner({
    clock,
    play: (_, isStale) => new Promise((end, fail) => plays.push({ isStale, end, fail })),
    onChange: (change) => changes.push(change),
  });
  const run = (text = '') => runner.run({ entry: 'a.tsx', files: { 'a.tsx': text } });
  return { clock, changes, plays, runner, run };
}

it('is not called loading while it takes less than the interval', async () => {
  const { clock, changes, plays, run } = setUp();
  const done = run();
  clock.pass(98);
  plays[0]!.end(rendered);
  expect(await done).toEqual(rendered);
  clock.pass(1000);
  expect(changes).toEqual([compiled]);
});

it('is called loading one millisecond before the interval ends', async () => {
  const { clock, changes, plays, run } = setUp();
  const done = run();
  clock.pass(99);
  expect(changes).toEqual([{ state: 'loading' }]);
  const error = { message: 'No', file: 'a.tsx', line: 1, column: 2 };
  plays[0]!.end({ type: 'failed', error });
  expect(await done).toEqual({ type: 'failed', error });
  expect(changes.slice(1)).toEqual([{ state: 'error', error, stateReset: false }]);
});

it('drops what a newer run overtook, whichever ends first', async () => {
  const { clock, changes, plays, run } = setUp();
  const first = run();
  clock.pass(100);
  const second = run();
  expect(plays.map(({ isStale }) => isStale())).toEqual([true, false]);
  plays[1]!.end(rendered);
  await second;
  plays[0]!.end({ type: 'failed', error: { message: 'Late' } });
  expect(await first).toBeUndefined();
  clock.pass(1000);
  expect(changes).toEqual([{ state: 'loading' }, compiled]);
});

it('stays loading until the newest ends', async () => {
  const { clock, changes, plays, run } = setUp();
  const first = run();
  clock.pass(100);
  void run();
  plays[0]!.end(rendered);
  await first;
  expect(changes).toEqual([{ state: 'loading' }]);
});

it('takes what is thrown for the error', async () => {
  const { changes, plays, run } = setUp();
  const done = run();
  plays[0]!.fail(new Error('Loading chunk compiler failed'));
  const error = { message: 'Loading chunk compiler failed' };
  expect(await done).toEqual({ type: 'failed', error });
  expect(changes).toEqual([{ state: 'error', error, stateReset: false }]);
});

it('says nothing after it was cancelled', async () => {
  const { clock, changes, plays, runner, run } = setUp();
  const done = run();
  runner.cancel();
  clock.pass(1000);
  plays[0]!.end(rendered);
  expect(await done).toBeUndefined();
  expect(changes).toEqual([]);
});
