import { beforeEach, expect, it, vi } from 'vitest';
import { createEffectGuard } from './create-effect-guard';
import type { Turns } from './create-turns';

let now = 0;
let turn = 0;
const turns: Turns = { current: () => turn, startedAt: () => 0, after: () => {}, close: () => {} };

beforeEach(() => {
  now = 0;
  turn = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Turns of the event loop, one after the other. */
function go(times: number, each: number, task: (time: number) => void): void {
  for (let done = 0; done < times; done++) {
    turn += 1;
    now += each;
    task(done);
  }
}

it.each([
  ['quick ones by their number', 0.02, 1010],
  ['slow ones by their time', 20, 60],
])('ends effects that cause each other: %s', (_, each, times) => {
  const guard = createEffectGuard(turns);
  expect(() =>
    go(times, each, () => {
      guard.effect();
      guard.update();
    }),
  ).toThrow('Endless effect');
});

it('says where the effect was declared', () => {
  const guard = createEffectGuard(turns);
  const origin = new Error('Here');
  const loop = () =>
    go(2000, 1, () => {
      guard.effect(guard.isChain() ? origin : undefined);
      guard.update();
    });
  expect(loop).toThrow(expect.objectContaining({ stack: origin.stack }));
});

it('lets effects update what others caused', () => {
  const guard = createEffectGuard(turns);
  const frames = () =>
    go(5000, 4, (time) => {
      if (time % 2 === 0) return guard.update(); // a timer, a frame, an event
      guard.effect();
      guard.update();
    });
  expect(frames).not.toThrow();
});

it('counts a turn once, however many rows have effects', () => {
  const guard = createEffectGuard(turns);
  const rows = () =>
    go(3, 10, () => {
      for (let row = 0; row < 10_000; row++) {
        guard.effect();
        guard.update();
      }
    });
  expect(rows).not.toThrow();
});

it('lets a chain end', () => {
  const guard = createEffectGuard(turns);
  const waves = () => {
    for (let wave = 0; wave < 100; wave++) {
      go(30, 1, () => {
        guard.effect();
        guard.update();
      });
      go(2, 1, () => guard.effect());
    }
  };
  expect(waves).not.toThrow();
});
