// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { TypeAnswer, TypeRequest, TypeStart } from '../model/type-messages';
import { createTypeClient, TypesOff } from './create-type-client';

type Message = TypeStart | TypeRequest;

/** A worker that answers as it's told, or dies. */
function workerThat(answer: (message: Message) => TypeAnswer | 'die'): Worker {
  const target = new EventTarget();
  const post = (message: Message) =>
    queueMicrotask(() => {
      const data = answer(message);
      target.dispatchEvent(
        data === 'die' ? new ErrorEvent('error', { message: 'gone' }) : new MessageEvent('message', { data }),
      );
    });
  return Object.assign(target, { postMessage: post, terminate: () => undefined }) as unknown as Worker;
}

const source = { demo: 'simple', files: {} };
const typesOf = (startWorker: () => Worker) => ({
  loadTypes: () => Promise.resolve({ startWorker, compiler: '/compiler.js', data: '/types.json' }),
});
const works = ({ request }: Message): TypeAnswer => ({ request, value: [] });

it('asks one worker, which it starts once', async () => {
  const messages: string[] = [];
  const client = createTypeClient(
    typesOf(() => workerThat((message) => (messages.push(message.type), works(message)))),
  );
  expect(await Promise.all([client.ask('check', source), client.ask('check', source)])).toEqual([[], []]);
  expect(messages).toEqual(['start', 'ask', 'ask']);
});

it('replaces a worker that dies, and repeats the question', async () => {
  let workers = 0;
  const createWorker = () => {
    workers += 1;
    const first = workers === 1;
    return workerThat((message) => (first && message.type === 'ask' ? 'die' : works(message)));
  };
  const client = createTypeClient(typesOf(createWorker));
  expect(await client.ask('check', source)).toEqual([]);
  expect(workers).toBe(2);
});

it('gives up after the second one, until it is asked to try again', async () => {
  let workers = 0;
  const createWorker = () => {
    workers += 1;
    return workerThat(() => 'die');
  };
  const client = createTypeClient(typesOf(createWorker));
  await expect(client.ask('check', source)).rejects.toMatchObject({ reason: 'failed' });
  await expect(client.ask('check', source)).rejects.toBeInstanceOf(TypesOff);
  expect(workers).toBe(2);
  // Then it looks for a new deploy.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  client.retry();
  await expect(client.ask('check', source)).rejects.toBeInstanceOf(TypesOff);
  expect(workers).toBe(4);
  vi.unstubAllGlobals();
});

it('keeps the worker after an error of the compiler', async () => {
  let workers = 0;
  const createWorker = () => {
    workers += 1;
    return workerThat((message) =>
      message.type === 'start' ? works(message) : { request: message.request, failure: 'no' },
    );
  };
  const client = createTypeClient(typesOf(createWorker));
  await expect(client.ask('check', source)).rejects.toThrow('no');
  await expect(client.ask('check', source)).rejects.toThrow('no');
  expect(workers).toBe(1);
});

it('waits for an answer that takes half a minute', async () => {
  vi.useFakeTimers();
  let workers = 0;
  const createWorker = () => {
    workers += 1;
    const worker = workerThat(works);
    const post = worker.postMessage.bind(worker) as (message: Message) => void;
    const slowly = (message: Message) => void setTimeout(() => post(message), message.type === 'ask' ? 30_000 : 0);
    return Object.assign(worker, { postMessage: slowly });
  };
  const answer = createTypeClient(typesOf(createWorker)).ask('check', source);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await answer).toEqual([]);
  expect(workers).toBe(1);
  vi.useRealTimers();
});

it('asks nobody where there are no types', async () => {
  const client = createTypeClient({ loadTypes: () => Promise.resolve(undefined) });
  await expect(client.ask('check', source)).rejects.toMatchObject({ reason: 'absent' });
});

it('asks the same worker about other versions, and says so where the declarations of one could not be loaded', async () => {
  const packs: (string | undefined)[] = [];
  let workers = 0;
  const createWorker = () => {
    workers += 1;
    return workerThat((message) => {
      if (message.type === 'start') return works(message);
      packs.push(message.pack);
      return message.pack === '/gone.json'
        ? { request: message.request, failure: '404', unloaded: true }
        : works(message);
    });
  };
  const client = createTypeClient(typesOf(createWorker));
  expect(await client.with(() => '/old.json').ask('check', source)).toEqual([]);
  await expect(client.with(() => '/gone.json').ask('check', source)).rejects.toMatchObject({ reason: 'failed' });
  expect(await client.ask('check', source)).toEqual([]);
  expect([packs, workers]).toEqual([['/old.json', '/gone.json', undefined], 1]);
});
