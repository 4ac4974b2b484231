import { refresh } from './fetch-json';
import { ChunkLoadError } from './load-errors';
import { ANSWER_LIMIT } from './loader';

/** Asks a worker. It's started when it is first needed; after a failure, the next question starts another. */
export interface WorkerClient<Answer> {
  /** The worker, ahead of the first question. @throws what the browser throws if it allows none. */
  start(): Worker;
  /**
   * @param post posts the question with its number, which the answer carries.
   * @throws {ChunkLoadError} if the worker doesn't start, ends with an error, or doesn't answer.
   */
  ask(post: (worker: Worker, question: number) => void): Promise<Answer>;
  /** Ends the worker. What was asked fails. */
  close(): void;
}

interface WorkerInput<Answer> {
  /** What it is called in a message. */
  id: string;
  createWorker: () => Worker;
  /** Address of its script. If that doesn't come, it's asked for once more, past the browser's cache. */
  address?: string | undefined;
  /** Number of the question that an answer belongs to. */
  questionOf: (answer: Answer) => number;
  /** A question needs nothing that was posted before it: those behind one that is never answered go to another worker. */
  stateless?: boolean;
  /** Milliseconds that an answer may take. */
  limit?: number;
}

interface Waiting<Answer> {
  post(worker: Worker, question: number): void;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(error: Error): void;
}

/** See `WorkerClient`. */
export function createWorkerClient<Answer>({
  id,
  createWorker,
  address,
  questionOf,
  stateless = false,
  limit = ANSWER_LIMIT,
}: WorkerInput<Answer>): WorkerClient<Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRefreshed = false;

  const fail = (error: Error) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isRefreshed = false;
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
  };
  /** It answers one question after the other, so each may take the whole time. */
  const wait = () => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(giveUp, limit);
  };
  const giveUp = () => {
    const later = stateless ? [...waiting].slice(1) : [];
    for (const [each] of later) waiting.delete(each);
    fail(new ChunkLoadError(id, 'timeout', location.href));
    for (const [, { post, resolve }] of later) resolve(ask(post));
  };
  const startAgain = async (failed: Worker, script: string) => {
    isRefreshed = true;
    await refresh([script]);
    if (worker !== failed) return;
    worker = undefined;
    const later = [...waiting.values()];
    waiting.clear();
    for (const { post, resolve } of later) resolve(ask(post));
  };
  const start = () => {
    if (worker) return worker;
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(questionOf(data));
      waiting.delete(questionOf(data));
      wait();
      asked?.resolve(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker !== started) return;
      // Without a message it is the file that did not come.
      if (!event.message && address && !isRefreshed) return void startAgain(started, address);
      const reason = event.message || 'the worker could not be started';
      fail(new ChunkLoadError(id, 'error', event.filename || location.href, { reason }));
    });
    worker = started;
    return started;
  };

  const ask: WorkerClient<Answer>['ask'] = (post) =>
    new Promise((resolve, reject) => {
      const asked = start();
      question += 1;
      waiting.set(question, { post, resolve, reject });
      if (waiting.size === 1) wait();
      post(asked, question);
    });

  return { start, ask, close: () => fail(new Error(`The worker of ${id} was closed`)) };
}
