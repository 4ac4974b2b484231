import type { CompileAnswer, CompileFault, CompiledScript, CompileRequest, LiveScript } from '../model/live';
import { createWorkerClient } from '../loading/create-worker-client';
import { isLoadError } from '../loading/load-errors';

/** Something wrong with the reader's source that is known before it runs. */
export class SourceError extends Error {
  override name = 'SourceError';

  /**
   * @param fault what, and at which offset of the file.
   * @param path the file, from the project's root.
   */
  constructor(
    readonly fault: CompileFault,
    readonly path: string,
  ) {
    super(fault.message);
  }
}

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
