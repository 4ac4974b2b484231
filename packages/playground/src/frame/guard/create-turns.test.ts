// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createTurns } from './create-turns';

/** Has code run in the handler of an event, as if the browser had caused it. */
function inHandler(event: Event, run: () => void) {
  Object.defineProperty(event, 'isTrusted', { value: true });
  vi.stubGlobal('event', event);
  run();
  vi.unstubAllGlobals();
}

it('counts what runs until its message arrives as one turn', async () => {
  const turns = createTurns();
  expect([turns.current(), turns.current()]).toEqual([1, 1]);
  await new Promise<void>((resolve) => turns.after(resolve));
  expect(turns.current()).toBe(2);
  turns.close();
});

it('begins a turn when it is told to, which ends the one before', async () => {
  const turns = createTurns();
  const over = vi.fn();
  turns.after(over);
  turns.begin();
  expect(over).toHaveBeenCalledOnce();
  expect(turns.current()).toBe(2);
  await new Promise<void>((resolve) => turns.after(resolve));
  expect(turns.current()).toBe(3);
  expect(over).toHaveBeenCalledOnce();
  turns.close();
});

it('begins one for each thing that the reader does, and for each message', () => {
  const turns = createTurns();
  expect(turns.current()).toBe(1);
  inHandler(new MouseEvent('click'), () => expect([turns.current(), turns.current()]).toEqual([2, 2]));
  inHandler(new KeyboardEvent('keydown'), () => expect([turns.current(), turns.current()]).toEqual([3, 3]));
  inHandler(new MessageEvent('message'), () => expect([turns.current(), turns.current()]).toEqual([4, 4]));
  expect(turns.current()).toBe(4);
  turns.close();
});

it('begins none for an event that a script may have caused', () => {
  const turns = createTurns();
  expect(turns.current()).toBe(1);
  inHandler(new FocusEvent('focus'), () => expect(turns.current()).toBe(1));
  turns.close();
});
