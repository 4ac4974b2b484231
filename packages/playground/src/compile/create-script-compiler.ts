import type { CompileAnswer, CompileFault, CompiledScript, DirectRun, LiveScript, ToCompiler } from '../model/live';
import { createWorkerClient } from '../base/create-worker-client';
import { isLoadError } from '../base/load-errors';

/** Something wrong with the reader's source that is known before it runs. */
export class SourceError extends Error {
  override name = 'SourceError';

  /**
   * @param fault what, and at which offset of the file.
   * @param path the file, from the project's root.
   * @param text of the file, if it isn't a script.
   */
  constructor(
    readonly fault: CompileFault,
    readonly path: string,
    readonly text?: string,
  ) {
    super(fault.message);
  }
}

/** A frame that takes programs from the worker, too. */
export interface DirectFrame {
  /** Gives it the other end of the worker's port. */
  link(port: MessagePort): void;
  /** Ends with the frame. */
  signal: AbortSignal;
}

/** A program for such a frame, of which one script is being compiled. */
export interface Direct extends Omit<DirectRun, 'link'> {
  frame: DirectFrame;
}

/** A script, compiled. */
export interface CompiledCode {
  compiled: CompiledScript;
  /** True if the program is on its way to the frame. */
  isSent: boolean;
}

export type ScriptCompiler = ReturnType<typeof createScriptCompiler>;

/** Compiles scripts in a worker, which starts with the first. A script that never ends fails alone. */
export function createScriptCompiler(createWorker: () => Worker) {
  const client = createWorkerClient<CompileAnswer>({
    id: 'compile',
    createWorker,
    questionOf: ({ request }) => request,
    stateless: true,
  });
  /** Numbers of the frames that each worker is linked with. */
  const links = new WeakMap<Worker, WeakMap<DirectFrame, number>>();
  let linked = 0;
  const post = (worker: Worker, message: ToCompiler, transfer: Transferable[] = []) =>
    worker.postMessage(message, { transfer });
  const linkOf = (worker: Worker, frame: DirectFrame): number => {
    const own = links.get(worker) ?? new WeakMap<DirectFrame, number>();
    links.set(worker, own);
    const known = own.get(frame);
    if (known !== undefined) return known;
    const { port1, port2 } = new MessageChannel();
    linked += 1;
    const link = linked;
    own.set(frame, link);
    post(worker, { type: 'link', link }, [port1]);
    frame.link(port2);
    frame.signal.addEventListener('abort', () => post(worker, { type: 'unlink', link }));
    return link;
  };
  const ask = (script: LiveScript, direct: Direct | undefined) =>
    client.ask((worker, request) => {
      if (!direct) return post(worker, { type: 'compile', request, script });
      const { frame, run, program, imports } = direct;
      const link = linkOf(worker, frame);
      post(worker, { type: 'compile', request, script, direct: { link, run, program, imports } });
    });
  return {
    /** Ends the worker. */
    close: client.close,
    /** @throws {SourceError | ChunkLoadError} */
    async compile(script: LiveScript, direct?: Direct): Promise<CompiledCode> {
      const answer = await ask(script, direct).catch((error: unknown) => {
        const isStuck = isLoadError(error) && error.type === 'timeout';
        throw isStuck ? new SourceError({ message: 'Compiling took too long' }, script.name) : error;
      });
      if (answer.type === 'compiled') return { compiled: answer.script, isSent: answer.isSent };
      throw new SourceError(answer.fault, script.name);
    },
  };
}
