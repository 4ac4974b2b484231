import type { CompileAnswer, CompiledScript, CompileRequest, LiveScript } from '../model/live';
import { createWorkerClient } from '../loading/create-worker-client';
import { isLoadError } from '../loading/load-errors';
import { SourceError } from './source-error';

/** Compiles scripts in a worker, which starts with the first. A script that never ends fails alone. */
export interface ScriptCompiler {
  /** @throws {SourceError | ChunkLoadError} */
  compile(script: LiveScript): Promise<CompiledScript>;
  /** Ends the worker. */
  close(): void;
}

/** See `ScriptCompiler`. */
export function createScriptCompiler(createWorker: () => Worker): ScriptCompiler {
  const client = createWorkerClient<CompileAnswer>({
    id: 'compile',
    createWorker,
    questionOf: ({ request }) => request,
    stateless: true,
  });
  const ask = (script: LiveScript) =>
    client.ask((worker, request) => {
      const message: CompileRequest = { type: 'compile', request, script };
      worker.postMessage(message, { transfer: [] });
    });
  return {
    close: client.close,
    async compile(script) {
      const answer = await ask(script).catch((error: unknown) => {
        const isStuck = isLoadError(error) && error.type === 'timeout';
        throw isStuck ? new SourceError({ message: 'Compiling took too long' }, script.name) : error;
      });
      if (answer.type === 'compiled') return answer.script;
      throw new SourceError(answer.fault, script.name);
    },
  };
}
