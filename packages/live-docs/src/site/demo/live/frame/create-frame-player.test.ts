import { afterEach, expect, it, vi } from 'vitest';
import type { SetSource } from '../../../../model';
import { LOAD_LIMIT } from '../../../loading';
import type { LiveError } from '../live';
import { createFramePlayer } from './create-frame-player';

const source = { entry: 'a.tsx', files: { 'a.tsx': 'text' } };
const current = () => false;
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

/** A player with a frame that hears and says what the test wants. */
function setUp() {
  const frame = document.createElement('iframe');
  const sent: SetSource[] = [];
  const reload = vi.fn<() => void>();
  const inner = {
    postMessage(data: SetSource, origin: string) {
      expect(origin).toBe(window.location.origin);
      sent.push(data);
    },
    location: { reload },
  };
  Object.defineProperties(frame, { contentWindow: { value: inner }, contentDocument: { value: null } });
  const late: LiveError[] = [];
  const player = createFramePlayer(frame, (error) => late.push(error));
  cleanups.push(player.close);
  const load = () => frame.dispatchEvent(new Event('load'));
  const say = (data: unknown, from: unknown = inner, origin = window.location.origin) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, source: from, origin }));
  return { frame, inner, sent, late, player, load, say, reload };
}

it('waits for the frame, sends a source and takes its answer', async () => {
  const { frame, sent, player, load, say } = setUp();
  const played = player.play(source, current);
  await Promise.resolve();
  expect([sent, frame.loading]).toEqual([[], 'eager']);
  load();
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'setSource', id: 1, source: source.files }]));
  const err = { message: 'No', file: 'a.tsx', line: 1, column: 2 };
  say({ type: 'compileDone', id: 1, err });
  expect(await played).toEqual(err);
});

it('takes no answer of anyone else, from another origin, to another request or that is none', async () => {
  const { inner, sent, late, player, load, say } = setUp();
  load();
  let outcome: unknown = 'none';
  void player.play(source, current).then((answer) => (outcome = answer));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const answer = { type: 'compileDone', id: 1, err: { message: 'Forged' } };
  say(answer, window);
  say(answer, null);
  say(answer, inner, 'https://elsewhere.example');
  say({ ...answer, id: 7 });
  say({ ...answer, type: 'done' });
  await new Promise((resolve) => setTimeout(resolve));
  expect([outcome, late]).toEqual(['none', []]);
  say({ ...answer, err: null });
  await vi.waitFor(() => expect(outcome).toBeNull());
});

it('drops what a newer source overtook', async () => {
  const { sent, player, load, say } = setUp();
  load();
  const first = player.play(source, current);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const second = player.play(source, current);
  expect(await first).toBeUndefined();
  say({ type: 'compileDone', id: 1, err: { message: 'Late' } });
  say({ type: 'compileDone', id: 2, err: null });
  expect(await second).toBeNull();
  expect(await player.play(source, () => true)).toBeUndefined();
  expect(sent).toHaveLength(2);
});

it('tells of an error that comes after the demo stood', async () => {
  const { sent, late, player, load, say } = setUp();
  load();
  const played = player.play(source, current);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  say({ type: 'compileDone', id: 1, err: null });
  await played;
  say({ type: 'compileDone', id: 1, err: { message: 'In a handler' } });
  expect(late).toEqual([{ message: 'In a handler' }]);
});

it('loads the original again, and sends nothing before it is there', async () => {
  const { sent, player, load, reload } = setUp();
  load();
  player.clear();
  expect(reload).toHaveBeenCalledOnce();
  void player.play(source, current);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  load();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it('gives up a frame that does not answer, and loads it again for the next source', async () => {
  vi.useFakeTimers();
  cleanups.push(vi.useRealTimers);
  const { sent, player, load, say, reload } = setUp();
  load();
  const silent = expect(player.play(source, current)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
  });
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  await silent;
  expect(reload).toHaveBeenCalledOnce();
  const played = player.play(source, current);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  load();
  await vi.advanceTimersByTimeAsync(0);
  say({ type: 'compileDone', id: sent.at(-1)?.id, err: null });
  expect(await played).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
