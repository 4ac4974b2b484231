// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import { fakeHost } from '../../../tests/support/fake-host';
import { createPipeline, type Ran, type RunChange } from './pipeline';

const rendered: Ran = { type: 'rendered', stateReset: false };
const told = { state: 'compiled', error: undefined, stale: false, stateReset: false };
const framed = { framed: true };

/** A pipeline whose runs end when the test says so. */
function setUp() {
  const clock = fakeClock();
  const changes: RunChange[] = [];
  const { host, answer, ...playing } = fakeHost();
  const pipeline = createPipeline({
    host,
    demo: 'simple',
    place: () => ({ slot: document.createElement('div'), title: '', scrolls: false }),
    clock,
    source: () => ({ entry: 'a.tsx', files: { 'a.tsx': '' } }),
    onChange: (change) => changes.push(change),
    onError: () => {},
  });
  onTestFinished(pipeline.close);
  return {
    clock,
    changes,
    pipeline,
    ...playing,
    /** Starts a run that is under way until the result says how it ends. */
    async run() {
      let end!: (ran: Ran) => void;
      answer(new Promise((resolve) => (end = resolve)));
      const done = pipeline.run();
      await new Promise((resolve) => setTimeout(resolve));
      return { end, done };
    },
  };
}

it('is called loading where it takes longer than the interval between two runs', async () => {
  const { clock, changes, run } = setUp();
  const first = await run();
  clock.pass(98);
  first.end(rendered);
  expect(await first.done).toEqual(rendered);
  clock.pass(1000);
  expect(changes).toEqual([framed, told]);
  const second = await run();
  clock.pass(99);
  expect(changes.slice(2)).toEqual([{ state: 'loading' }]);
  const error = { message: 'No', file: 'simple.tsx', line: 1, column: 2 };
  second.end({ type: 'failed', error });
  await second.done;
  expect(changes.slice(3)).toEqual([{ state: 'error', error, stale: true, stateReset: false }]);
});

it('drops what a newer run overtook, whichever ends first', async () => {
  const { clock, changes, run } = setUp();
  const first = await run();
  clock.pass(100);
  const second = await run();
  first.end({ type: 'failed', error: { message: 'Late' } });
  expect(await first.done).toBeUndefined();
  expect(changes).toEqual([{ state: 'loading' }]);
  second.end(rendered);
  await second.done;
  clock.pass(1000);
  expect(changes).toEqual([{ state: 'loading' }, framed, told]);
});

it('compiles ahead of an edit, and opens a frame where the caret is in the code, but runs nothing', async () => {
  const { pipeline, compiled, onRun, prepareSpare } = setUp();
  pipeline.prepare(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect([compiled.length, prepareSpare.mock.calls.length]).toEqual([1, 0]);
  pipeline.prepare(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(prepareSpare.mock.calls.length).toBe(1);
  expect(onRun).not.toHaveBeenCalled();
});

it('says nothing after it was cancelled', async () => {
  const { clock, changes, pipeline, run } = setUp();
  const { end, done } = await run();
  pipeline.cancel();
  clock.pass(1000);
  end(rendered);
  expect(await done).toBeUndefined();
  expect(changes).toEqual([]);
});

it('gets nothing ready where the connection saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { pipeline, compiled, run } = setUp();
  pipeline.prepare(true);
  expect(compiled).toEqual([]);
  const { end, done } = await run();
  end(rendered);
  expect(await done).toEqual(rendered);
});
