import type { CompileAnswer, CompiledScript, CompileRequest, LiveScript } from '../../../../model';
import { ChunkLoadError } from '../../../navigation';
import { SourceError } from './source-error';

/** Milliseconds after which a worker that has not answered counts as stuck. */
const TIME_LIMIT = 10_000;

/** Compiles scripts in a worker. */
export interface Compiler {
  /** @throws {SourceError | ChunkLoadError} */
  compile(script: LiveScript): Promise<CompiledScript>;
  close(): void;
}

interface Waiting {
  script: LiveScript;
  resolve(script: CompiledScript): void;
  reject(error: Error): void;
}

/** Starts the worker when it is first needed, and another one when it failed. */
export function createCompiler(startWorker: () => Worker): Compiler {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (toError: (script: LiveScript) => Error) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { script, reject } of failed) reject(toError(script));
  };
  const onStuck = () => fail(({ name }) => new SourceError({ message: 'Compiling took too long' }, name));
  const onAnswer = ({ data }: MessageEvent<CompileAnswer>) => {
    const asked = waiting.get(data.request);
    waiting.delete(data.request);
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(onStuck, TIME_LIMIT);
    if (data.type === 'compiled') asked?.resolve(data.script);
    else asked?.reject(new SourceError(data.fault, asked.script.name));
  };
  const start = () => {
    const started = startWorker();
    started.addEventListener('message', onAnswer);
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail(() => new ChunkLoadError('compile', 'error', event.filename || location.href));
    });
    return started;
  };

  return {
    compile: (script) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        if (waiting.size === 0) timer = setTimeout(onStuck, TIME_LIMIT);
        request += 1;
        waiting.set(request, { script, resolve, reject });
        const message: CompileRequest = { type: 'compile', request, script };
        worker.postMessage(message, { transfer: [] });
      }),
    close: () => fail(() => new Error('The engine was closed')),
  };
}
