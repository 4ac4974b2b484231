import { beforeEach, expect, it, vi } from 'vitest';
import { createEffectGuard } from './create-effect-guard';
import type { Turns } from './create-turns';

let now = 0;
let turn = 0;
let started = 0;
let idle: (() => void)[] = [];
const whenIdle = (task: () => void) => void idle.push(task);
const turns: Turns = {
  begin: () => turn,
  current: () => turn,
  startedAt: () => started,
  after: () => {},
  whenIdle,
  restart: () => {},
  close: () => {},
};

beforeEach(() => {
  now = 0;
  turn = 0;
  started = 0;
  idle = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Turns of the event loop, one after the other. */
function go(times: number, each: number, task: (time: number) => void): void {
  for (let done = 0; done < times; done++) {
    turn += 1;
    started = now;
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

it('ends them though a clock ticks beside them', () => {
  const guard = createEffectGuard(turns);
  const loop = () =>
    go(5000, 5, (time) => {
      if (time % 100 === 0) return guard.update();
      guard.effect();
      guard.update();
    });
  expect(loop).toThrow('Endless effect');
});

it('lets effects update what others cause without its knowing', () => {
  const guard = createEffectGuard(turns);
  const scrolling = () =>
    go(5000, 16, () => {
      guard.effect();
      guard.update();
      // Then the browser waits for the next frame.
      idle.splice(0).forEach((task) => task());
    });
  expect(scrolling).not.toThrow();
});

it('ends effects that go on in one turn', () => {
  const guard = createEffectGuard(turns);
  turn = 1;
  expect(() => {
    for (; now < 3000; now += 10) {
      guard.effect();
      guard.update();
    }
  }).toThrow('Endless effect');
  expect(now).toBeLessThan(2100);
});
