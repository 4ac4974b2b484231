import type { HostSource, TypeParts } from '../host/host-source';
import type { TypeAnswer, TypeRequest, TypeService, TypeStart } from '../model/type-messages';
import { ChunkLoadError } from '../base/load-errors';
import { createWorkerClient } from '../base/create-worker-client';
import { LOAD_LIMIT, tryLoad } from '../base/loader';

/** Asks the type worker. One worker serves all demos of a page. */
export interface TypeClient {
  /**
   * @throws {TypesOff} if there's nobody to ask.
   * @throws {Error} what the compiler threw.
   */
  ask<Method extends keyof TypeService>(
    method: Method,
    ...args: Parameters<TypeService[Method]>
  ): Promise<ReturnType<TypeService[Method]>>;
  /** Has the next question start a worker again. If that fails, too, the page may be left. */
  retry(): void;
  /** Ends the worker. */
  close(): void;
}

/** One that can ask about other versions of a package, too. */
export interface VersionedTypeClient extends TypeClient {
  /** Asks the same worker. @param pack says where the version's declarations are. */
  with(pack: () => string): TypeClient;
}

/** There won't be an answer: the site has no types, or the worker failed twice. */
export class TypesOff extends Error {
  constructor(readonly reason: 'absent' | 'failed') {
    super(`Types are ${reason}`);
  }
}

/** Of a playground that shows no types. */
export const NO_TYPES: TypeClient = {
  ask: () => Promise.reject(new TypesOff('absent')),
  retry: () => {},
  close: () => {},
};

/** Failures after which no other worker is started. */
const MOST = 2;

/** See `VersionedTypeClient`. */
export function createTypeClient(source: Pick<HostSource, 'loadTypes' | 'leave'>): VersionedTypeClient {
  let parts: TypeParts | undefined;
  let failures = 0;
  let stay = true;
  const client = createWorkerClient<TypeAnswer>({
    id: 'type worker',
    createWorker: () => parts!.startWorker(),
    questionOf: ({ request }) => request,
    // An answer may wait for the declarations of another version, and a slow device checks for many seconds.
    limit: LOAD_LIMIT,
  });
  /** What each worker has loaded. */
  const started = new WeakMap<Worker, Promise<void>>();

  /** A page that is being left shows no failure. */
  const leaves = async (error: unknown) => !stay && (await source.leave?.(error)) === true;
  const left = () => new Promise<never>(() => undefined);

  const start = async () => {
    parts = await source.loadTypes();
    if (!parts) throw new TypesOff('absent');
    const { startWorker: _, ...addresses } = parts;
    const worker = client.start();
    // Without the limit of an answer: compiler and declarations may take longer to arrive.
    const ready =
      started.get(worker) ?? tryLoad('type worker', () => prepare(worker, { type: 'start', request: 0, ...addresses }));
    started.set(worker, ready);
    try {
      await ready;
    } catch (error) {
      if (await leaves(error)) return await left();
      throw error;
    }
  };

  const attempt = async (post: (worker: Worker, request: number) => void): Promise<TypeAnswer> => {
    if (failures === MOST) throw new TypesOff('failed');
    try {
      await start();
      return await client.ask(post);
    } catch (error) {
      if (error instanceof TypesOff) throw error;
      failures += 1;
      client.close();
      return attempt(post);
    }
  };

  const clientWith = (packOf?: () => string): TypeClient => ({
    async ask(method, ...args) {
      const pack = packOf?.();
      const answer = await attempt((worker, request) => {
        const message = { type: 'ask', request, method, args, ...(pack !== undefined && { pack }) } as TypeRequest;
        worker.postMessage(message, []);
      });
      if (!('failure' in answer)) return answer.value as ReturnType<TypeService[typeof method]>;
      if (!answer.unloaded) throw new Error(answer.failure);
      const reason = answer.failure;
      if (await leaves(new ChunkLoadError('types of a version', 'error', pack ?? '', { reason }))) return left();
      throw new TypesOff('failed');
    },
    retry() {
      failures = 0;
      stay = false;
    },
    close: client.close,
  });
  return { ...clientWith(), with: clientWith };
}

/** Resolves when a worker has loaded what it needs. */
function prepare(worker: Worker, message: TypeStart): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new ChunkLoadError('type worker', 'error', message.compiler, { reason }));
    worker.addEventListener('message', ({ data }: MessageEvent<TypeAnswer>) => {
      if (data.request !== 0) return;
      if ('failure' in data) fail(data.failure);
      else resolve();
    });
    worker.addEventListener('error', ({ message: reason }) => fail(reason));
    worker.postMessage(message, []);
  });
}
