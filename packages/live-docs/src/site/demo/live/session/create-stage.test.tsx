import { createElement, use, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../../tests/unit/render';
import { EndlessError } from '../engine/endless-error';
import type { LiveRun } from '../live';
import { createStage } from './create-stage';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** A stage in a page whose original says "Original". */
async function setUp() {
  const failures: unknown[] = [];
  let shown: { component?: ComponentType | undefined } = {};
  let renderAgain = () => {};
  const stage = createStage({
    onChange(component) {
      shown = { component };
      renderAgain();
    },
    onFailure: (error) => failures.push(error),
  });
  const subscribe = (listener: () => void) => {
    renderAgain = listener;
    return () => {};
  };
  function Preview() {
    const { component } = useSyncExternalStore(subscribe, () => shown);
    return component ? createElement(component) : 'Original';
  }
  const container = await render(<Preview />);
  const disposed: string[] = [];
  const run = (name: string, given?: ComponentType): LiveRun => ({
    component: given ?? (() => name),
    dispose: () => void disposed.push(name),
    renew: () => run(`${name} anew`, given && (() => createElement(given))),
  });
  const show = async (name: string, component?: ComponentType) => {
    const thrown = await stage.show(run(name, component));
    // What comes back does so before the next paint.
    await pass(() => {});
    return thrown;
  };
  // `act` takes for a test's own failure what no boundary of React catches: here that is what is tested.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const renderPage = () =>
    flushSync(() => {
      shown = { ...shown };
      renderAgain();
    });
  const clear = () => pass(() => stage.clear());
  return { container, failures, disposed, stage, run, show, clear, renderPage: () => pass(renderPage) };
}

/** Does something and lets React answer. */
async function pass(task: () => void): Promise<void> {
  task();
  await new Promise((resolve) => setImmediate(resolve));
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

it('takes the one before away when the new one is rendered, and before its effects', async () => {
  const { container, stage, run, show } = await setUp();
  const events: string[] = [];
  const component = (name: string) => () => {
    useEffect(() => {
      events.push(`${name} begins beside ${container.textContent}`);
      return () => void events.push(`${name} ends`);
    }, []);
    return name;
  };
  await show('one', component('one'));
  const shown = stage.show(run('two', component('two')));
  expect(container.textContent).toBe('one');
  await shown;
  expect(events).toEqual(['one begins beside one', 'one ends', 'two begins beside two']);
});

it('lets a run be where the page around it is rendered again', async () => {
  const { show, renderPage } = await setUp();
  const begin = vi.fn();
  await show('one', () => {
    useEffect(begin, []);
    return 'one';
  });
  await renderPage();
  expect(begin).toHaveBeenCalledOnce();
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

/** A component that throws once it is told to. */
function falling(error: Error) {
  let fall = () => {};
  const component = () => {
    const [fallen, setFallen] = useState(false);
    fall = () => setFallen(true);
    if (fallen) throw error;
    return 'standing';
  };
  return { component, fall: () => pass(() => fall()) };
}

it('sets up anew a run that falls over later, only once, and tells of it once', async () => {
  const { container, failures, disposed, show } = await setUp();
  const { component, fall } = falling(new Error('Fallen'));
  await show('run', component);
  await fall();
  await vi.waitFor(() => expect([container.textContent, failures.length, disposed]).toEqual(['standing', 1, ['run']]));
  await fall();
  await vi.waitFor(() =>
    expect([container.textContent, failures.length, disposed]).toEqual(['Original', 1, ['run', 'run anew']]),
  );
});

it('goes back to the run before one that does not stand', async () => {
  const { container, disposed, show } = await setUp();
  const { component, fall } = falling(new Error('Fallen'));
  await show('good');
  await show('unsteady', component);
  await fall();
  await vi.waitFor(() => expect([container.textContent, disposed]).toEqual(['standing', ['good', 'unsteady']]));
  await fall();
  await vi.waitFor(() =>
    expect([container.textContent, disposed]).toEqual(['good anew', ['good', 'unsteady', 'unsteady anew']]),
  );
});

it('does so at once where a run does not end by itself', async () => {
  const { container, failures, show } = await setUp();
  const { component, fall } = falling(new EndlessError('Endless'));
  await show('good');
  await show('endless', component);
  await fall();
  await vi.waitFor(() => expect([container.textContent, failures.length]).toEqual(['good anew', 1]));
});

it('is not stopped by what a run throws while it is taken away', async () => {
  const { container, failures, show, clear } = await setUp();
  const component = () => {
    useEffect(() => throws('In a cleanup'), []);
    return 'bad';
  };
  await show('bad', component);
  expect(await show('worse', component)).toBeUndefined();
  expect(await show('mended')).toBeUndefined();
  expect(container.textContent).toBe('mended');
  await show('bad', component);
  await clear();
  expect([container.textContent, failures]).toEqual(['Original', []]);
});

it('gives up a run that waits for a promise too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container, stage, run } = await setUp();
  const never = new Promise<string>(() => {});
  const shown = stage.show(run('waiting', () => use(never)));
  await pass(() => {});
  await pass(() => vi.advanceTimersByTime(1999));
  expect(container.textContent).toBe('');
  await pass(() => vi.advanceTimersByTime(2));
  expect(await shown).toMatchObject({ error: { message: expect.stringContaining('waits for a promise') } });
  expect(container.textContent).toBe('Original');
  vi.useRealTimers();
});

it('ends all runs and brings the original back', async () => {
  const { container, disposed, show, clear } = await setUp();
  await show('one');
  await clear();
  expect([container.textContent, disposed]).toEqual(['Original', ['one']]);
});
