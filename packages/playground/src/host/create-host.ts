import { createLoader, type Loader } from '../loading/create-loader';
import { createFrameChunks } from '../run/create-frame-chunks';
import type { Engine } from '../run/create-player';
import { createSpare } from '../run/create-spare';
import { createTypeClient, type TypeClient } from '../types/create-type-client';
import type { HostSource } from './host-source';

/** What all playgrounds of a page share: the worker that compiles, the one that checks types, the frame's scripts. */
export interface PlaygroundHost {
  /** What compiles and runs code. It's loaded when it's first needed. */
  readonly engine: Loader<Engine>;
  /** Asks the worker that checks types. It starts with the first question. */
  readonly types: TypeClient;
  /** Ends the workers. Playgrounds that still use the host fail from then on. */
  close(): void;
}

/** Makes a host. It loads nothing until a playground needs it. */
export function createHost(source: HostSource): PlaygroundHost {
  let isClosed = false;
  let closeCompiler = () => {};
  const engine = createLoader('compiler', async (): Promise<Engine> => {
    const [{ createCompilers }, { imports, frame, startWorker }] = await Promise.all([
      import('../compile/create-compilers'),
      source.loadEngine(),
    ]);
    if (isClosed) throw new Error('The host was closed');
    const { createCompiler, close } = createCompilers(imports, startWorker);
    closeCompiler = close;
    return { createCompiler, chunks: createFrameChunks(imports.frame, frame), spare: createSpare() };
  });
  const types = createTypeClient(source);
  return {
    engine,
    types,
    close() {
      isClosed = true;
      closeCompiler();
      types.close();
    },
  };
}
