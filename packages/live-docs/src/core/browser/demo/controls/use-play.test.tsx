// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../../tests/unit/render';
import type { Choices, Control } from '../../../model';
import { usePlay } from './use-play';

const switched = (name: string): Control => ({ name, kind: 'boolean', initial: true, code: `${name}={${name}}` });
const controls = [switched('sticky'), { name: 'size', kind: 'text' as const }, switched('summary')];

let observed: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
let reduces = false;
const chosen: Choices[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  reduces = false;
  chosen.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: reduces }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof observed) {
        observed = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  observed = undefined;
});

function Player() {
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const { isPlaying, start, stop } = usePlay(
    { component: 'Table', plays: true, controls },
    { region, button },
    false,
    (next) => {
      chosen.push(next);
      setChoices(next);
    },
  );
  return (
    <div ref={region}>
      <button ref={button} onClick={isPlaying ? stop : start}>
        {isPlaying ? 'Stop' : 'Play'}
      </button>
      {JSON.stringify(choices)}
    </div>
  );
}

const show = async () => {
  const container = await render(<Player />);
  return container.querySelector('button')!;
};
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const comeIntoView = () => act(async () => observed?.([{ isIntersecting: true }]));

it('turns the switches in the code off once it is in view, and on again one by one, as the demo has them', async () => {
  const button = await show();
  await wait(10_000);
  expect(chosen).toEqual([]);
  await comeIntoView();
  await wait(20_000);
  expect(chosen).toEqual([{ sticky: false, summary: false }, { summary: false }, {}]);
  expect(button.textContent).toBe('Play');
  // It has been seen.
  await comeIntoView();
  await wait(20_000);
  expect(chosen).toHaveLength(3);
});

it('stops with whatever the reader presses, and plays again by its button alone', async () => {
  const button = await show();
  await comeIntoView();
  await wait(2000);
  expect(button.textContent).toBe('Stop');
  await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(button.textContent).toBe('Play');
  await wait(20_000);
  expect(chosen).toEqual([{ sticky: false, summary: false }]);
  await act(async () => button.click());
  // A press on the button is no other press.
  await act(async () => button.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(button.textContent).toBe('Stop');
  await wait(20_000);
  expect(chosen.at(-1)).toEqual({});
});

it('does not start for a reader who has pressed something before, or wants less motion', async () => {
  await show();
  await act(async () => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  await comeIntoView();
  await wait(20_000);
  reduces = true;
  observed = undefined;
  await show();
  expect(observed).toBeUndefined();
  expect(chosen).toEqual([]);
});
