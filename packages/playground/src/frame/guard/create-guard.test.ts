import { beforeEach, expect, it, vi } from 'vitest';
import { createGuard, type Guard, EndlessError } from './create-guard';
import type { Turns } from './create-turns';

const onEnd = vi.fn<(error: EndlessError, turn: number) => void>();
let now = 0;
let turn = 1;
let started = 0;
let tasks: (() => void)[] = [];
const turns: Turns = {
  begin: () => turn,
  current: () => turn,
  startedAt: () => started,
  after: (task) => tasks.push(task),
  restart: () => (started = now),
  close: () => {},
};

function nextTurn() {
  turn += 1;
  started = now;
  const due = tasks;
  tasks = [];
  for (const task of due) task();
}

beforeEach(() => {
  onEnd.mockReset();
  now = 1000;
  nextTurn();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Loops, each turn taking some milliseconds. @returns how long it went on, and what ended it. */
function loop(guard: Guard, each: number, turnsOfIt = Infinity): { took: number; error?: unknown } {
  const from = now;
  let time = 0;
  try {
    for (let done = 0; done < turnsOfIt; done++) {
      time = guard.loop(time);
      now += each;
    }
    return { took: now - from };
  } catch (error) {
    return { took: now - from, error };
  }
}

it.each([0.001, 0.1, 5, 100])('ends a loop of turns of %s ms after a second', (each) => {
  const { took, error } = loop(createGuard(turns, onEnd), each);
  expect(error).toBeInstanceOf(EndlessError);
  expect(took).toBeGreaterThan(999);
  expect(took).toBeLessThan(1400);
});

it('ends a loop that grows slow', () => {
  const guard = createGuard(turns, onEnd);
  const from = now;
  let time = 0;
  expect(() => {
    for (let done = 0; ; done++) {
      time = guard.loop(time);
      now += done < 5000 ? 0.001 : 3;
    }
  }).toThrow(EndlessError);
  expect(now - from).toBeLessThan(2000);
});

it('lets long work be: a hundred thousand rows', () => {
  const guard = createGuard(turns, onEnd);
  expect(loop(guard, 0.008, 100_000).error).toBeUndefined();
});

it('measures a loop from where its function began to loop', () => {
  const guard = createGuard(turns, onEnd);
  // A table of many cells, each of which loops a little.
  for (let cell = 0; cell < 5000; cell++) {
    guard.call();
    expect(loop(guard, 0.01, 12).error).toBeUndefined();
    now += 0.5;
  }
  expect(now - started).toBeGreaterThan(2000);
});

it('lets a function wait and loop on in later turns', () => {
  const guard = createGuard(turns, onEnd);
  let time = 0;
  for (let done = 0; done < 100; done++) {
    time = guard.loop(time);
    now += 500;
    nextTurn();
  }
  expect(onEnd).not.toHaveBeenCalled();
});

it.each([0.001, 20])('ends calls side by side that take too long, %s ms each, without calling them endless', (time) => {
  const guard = createGuard(turns, onEnd);
  expect(() => {
    for (;;) {
      guard.call();
      now += time;
    }
  }).toThrow('It took longer than 15 s and was stopped');
  expect(now - started).toBeLessThan(15_400);
});

it('lets a table of many cells take its time', () => {
  const guard = createGuard(turns, onEnd);
  for (let cell = 0; cell < 60_000; cell++) {
    guard.call();
    now += 0.05;
  }
  expect(now - started).toBeGreaterThan(2900);
});

it('throws on to the end of the turn, for code that catches everything', () => {
  const guard = createGuard(turns, onEnd);
  const { error } = loop(guard, 1);
  expect(() => guard.loop(0)).toThrow(EndlessError);
  expect(() => guard.call()).toThrow(EndlessError);
  const ended = turn;
  nextTurn();
  expect(onEnd.mock.calls).toEqual([[error, ended]]);
  guard.call();
  expect(loop(guard, 1, 10).error).toBeUndefined();
});

it('does not throw on in a turn that begins unseen', () => {
  let overdue = false;
  const current = () => {
    if (overdue) nextTurn();
    return turn;
  };
  const guard = createGuard({ ...turns, current }, onEnd);
  const { error } = loop(guard, 1);
  const ended = turn;
  overdue = true;
  guard.call();
  overdue = false;
  expect(onEnd.mock.calls).toEqual([[error, ended]]);
  expect(loop(guard, 1, 10).error).toBeUndefined();
});

it('ends for good what had to be ended again and again', () => {
  const guard = createGuard(turns, onEnd);
  for (let done = 0; done < 3; done++) {
    expect(loop(guard, 1).took).toBeGreaterThan(999);
    nextTurn();
  }
  expect(loop(guard, 1).took).toBe(0);

  guard.restart();
  expect(loop(guard, 1, 5).error, 'another version').toBeUndefined();
});

it('ends what runs where the stack is full, and catches that', () => {
  let full = 300;
  const current = () => {
    if (full-- > 0) throw new RangeError('Maximum call stack size exceeded');
    return turn;
  };
  const guard = createGuard({ ...turns, current }, onEnd);
  let error: unknown;
  for (let calls = 0; calls < 1_000_000 && !(error instanceof EndlessError); calls++) {
    try {
      guard.call();
    } catch (thrown) {
      error = thrown;
    }
  }
  expect(error).toBeInstanceOf(EndlessError);
});

it('does not count the time at a breakpoint before a loop of calls', () => {
  const guard = createGuard(turns, onEnd);
  for (let calls = 0; calls < 20; calls++) guard.call();
  now += 20_000;
  let time = 0;
  for (let done = 0; done < 50; done++) {
    time = guard.loop(time);
    guard.call();
  }
  expect(onEnd).not.toHaveBeenCalled();
});

it('does not count the time at a breakpoint, but ends a loop that pauses for ever', () => {
  const guard = createGuard(turns, onEnd);
  const { took, error } = loop(guard, 60_000);
  expect(error).toBeInstanceOf(EndlessError);
  expect(took).toBe(60_000 * 31);
  nextTurn();
  expect(loop(guard, 60_000, 20).error).toBeUndefined();
});
