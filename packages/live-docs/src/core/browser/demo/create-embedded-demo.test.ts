// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createResources } from '../../../../../playground/src/base/state';
import { createEmbeddedDemo } from './create-embedded-demo';
import type { Ran } from '../../../../../playground/src/pipeline';

const run = vi.fn<(asked: { source: Record<string, string> }) => Promise<Ran | undefined>>();
const rendered: Ran = { type: 'rendered', stateReset: false };
const events: { onError(error: { message: string }): void; onConsole(entries: object[], dropped: number): void }[] = [];
vi.mock('./live/create-embedded-player', () => ({
  createEmbeddedPlayer: (_: string, _resources: unknown, _place: unknown, on: (typeof events)[0]) => {
    events.push(on);
    return { run };
  },
}));

const answers: unknown[] = [];
const parent = {
  postMessage(data: unknown, origin: string) {
    expect(origin).toBe(window.location.origin);
    answers.push(data);
  },
};

beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window & typeof globalThis);
});
afterEach(() => {
  vi.restoreAllMocks();
  run.mockReset();
  answers.length = 0;
});

const source = { type: 'setSource', id: 'first', source: { 'a.tsx': 'text' } };

async function say(data: unknown, from: unknown = parent, origin = window.location.origin) {
  window.dispatchEvent(Object.assign(new Event('message'), { data, source: from, origin }));
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

it('answers each source of the page around it with its result', async () => {
  createEmbeddedDemo('simple', createResources());
  run
    .mockResolvedValueOnce(rendered)
    .mockResolvedValueOnce({ type: 'failed', error: { message: 'No' } })
    // Its frame is ended while it's on its way.
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(rendered)
    .mockResolvedValue(undefined);
  await say(source);
  expect(run.mock.lastCall).toEqual([source]);
  await say({ ...source, id: 2 });
  await say({ ...source, id: 'again' });
  await say({ ...source, id: 'overtaken' });
  const done = [
    { type: 'compileDone', id: 'first', err: null },
    { type: 'compileDone', id: 2, err: { message: 'No' } },
    { type: 'compileDone', id: 'again', err: null },
    { type: 'compileDone', id: 'overtaken', err: { message: 'A newer source has taken the place of this one' } },
  ];
  expect(answers).toEqual(done);
  // What goes wrong later is the doing of the source that is shown.
  events.at(-1)?.onError({ message: 'In a handler' });
  expect(answers).toEqual([...done, { type: 'compileDone', id: 'again', err: { message: 'In a handler' } }]);
});

it('tells the page around it what is written to the console', async () => {
  createEmbeddedDemo('console', createResources());
  run.mockResolvedValueOnce(rendered);
  await say(source);
  events.at(-1)?.onConsole([{ level: 'log', text: 'Hi' }], 2);
  expect(answers).toContainEqual({
    type: 'console',
    id: 'first',
    entries: [{ level: 'log', text: 'Hi' }],
    dropped: 2,
  });
});

it('hears nobody else, no other origin and nothing else', async () => {
  createEmbeddedDemo('virtual', createResources());
  await say(source, window);
  await say(source, null);
  await say(source, parent, 'https://elsewhere.example');
  await say({ ...source, type: 'set' });
  await say({ ...source, source: 'text' });
  expect([run.mock.calls, answers]).toEqual([[], []]);
});

it('says so where what runs it did not come', async () => {
  createEmbeddedDemo('key', createResources());
  run.mockRejectedValueOnce(new Error('Loading chunk code of key failed')).mockResolvedValueOnce(rendered);
  await say(source);
  await say({ ...source, id: 2 });
  expect(answers).toContainEqual({
    type: 'compileDone',
    id: 'first',
    err: { message: 'Loading chunk code of key failed' },
  });
});
