import { act, createElement, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../../tests/unit/render';
import type { LiveRun } from '../live';
import { createStage } from './create-stage';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** A stage in a page whose original says "Original". */
async function setUp() {
  const failures: unknown[] = [];
  let shown: ComponentType | undefined;
  let renderAgain = () => {};
  const stage = createStage({
    onChange(component) {
      shown = component;
      renderAgain();
    },
    onFailure: (error) => failures.push(error),
  });
  const subscribe = (listener: () => void) => {
    renderAgain = listener;
    return () => {};
  };
  function Preview() {
    const component = useSyncExternalStore(subscribe, () => shown);
    return component ? createElement(component) : 'Original';
  }
  const container = await render(<Preview />);
  const disposed: string[] = [];
  const run = (name: string, component: ComponentType = () => name): LiveRun => ({
    component,
    dispose: () => void disposed.push(name),
    renew: () => run(`${name} anew`),
  });
  const show = (name: string, component?: ComponentType) => act(() => stage.show(run(name, component)));
  return { container, failures, disposed, show, clear: () => act(async () => stage.clear()) };
}

const throws = (message: string) => () => {
  throw new Error(message);
};

it('shows one run after the other and ends the one before', async () => {
  const { container, disposed, show } = await setUp();
  expect(await show('one')).toBeUndefined();
  expect([container.textContent, disposed]).toEqual(['one', []]);
  await show('two');
  expect([container.textContent, disposed]).toEqual(['two', ['one']]);
});

it('leaves the last good run in place where a new one throws while it is rendered', async () => {
  const { container, disposed, show } = await setUp();
  await show('good');
  expect(await show('bad', throws('No window'))).toEqual({ error: new Error('No window') });
  expect([container.textContent, disposed]).toEqual(['good', ['bad']]);
});

it('leaves it in place where an effect throws, too', async () => {
  const { container, show } = await setUp();
  const error = new Error('In an effect');
  const component = () => {
    useEffect(() => {
      throw error;
    }, []);
    return 'bad';
  };
  expect(await show('bad', component)).toEqual({ error });
  expect(container.textContent).toBe('Original');
});

it('sets up anew a run that falls over later, and only once', async () => {
  const { container, failures, disposed, show } = await setUp();
  let fall = () => {};
  const component = () => {
    const [fallen, setFallen] = useState(false);
    fall = () => setFallen(true);
    if (fallen) throw new Error('Fallen');
    return 'standing';
  };
  await show('run', component);
  await act(async () => fall());
  expect([container.textContent, failures.length, disposed]).toEqual(['standing', 1, []]);
  await act(async () => fall());
  expect([container.textContent, failures.length, disposed]).toEqual(['Original', 2, ['run']]);
});

it('goes back to the run before one that does not stand', async () => {
  const { container, disposed, show } = await setUp();
  let fall = () => {};
  const component = () => {
    const [fallen, setFallen] = useState(false);
    fall = () => setFallen(true);
    if (fallen) throw new Error('Fallen');
    return 'unsteady';
  };
  await show('good');
  await show('unsteady', component);
  await act(async () => fall());
  expect(container.textContent).toBe('unsteady');
  await act(async () => fall());
  expect([container.textContent, disposed]).toEqual(['good anew', ['good', 'unsteady']]);
});

it('ends all runs and brings the original back', async () => {
  const { container, disposed, show, clear } = await setUp();
  await show('one');
  await clear();
  expect([container.textContent, disposed]).toEqual(['Original', ['one']]);
});
