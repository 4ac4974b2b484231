import type { Compiler } from '../compile/create-compiler';
import { createLoader, type Loader } from '../base/loader';
import { createFrame, type FrameEvents } from '../run/create-frame';
import { createFrameChunks } from '../run/create-frame-chunks';
import { createFrames, createSpare, type Frames } from '../run/create-frames';
import type { FramePlace } from '../run/watch-settings';
import { createTypeClient, type TypeClient } from '../types/create-type-client';
import type { EditorAddresses, HostSource } from './host-source';

/** What compiles and runs code. */
export interface Engine {
  /** @param demo whose folder the files are in. */
  createCompiler(demo: string): Compiler;
  /** Opens no frame yet. */
  openFrames(place: FramePlace, events: FrameEvents): Frames;
  /** Fetches the scripts that start a frame. @param packages further chunks. */
  warm(packages?: readonly string[]): Promise<void>;
}

/** What all playgrounds of a page share: the worker that compiles, the one that checks types, the frame's scripts. */
export interface PlaygroundHost {
  /** What compiles and runs code. It's loaded when it's first needed. @internal */
  readonly engine: Loader<Engine>;
  /** Asks the worker that checks types. It starts with the first question. @internal */
  readonly types: TypeClient;
  /** Says where the editor for pages without React is. @throws {PlaygroundError} @internal */
  findEditor(): Promise<EditorAddresses>;
  /** Ends the workers. Playgrounds that still use the host fail from then on. */
  close(): void;
}

/** Makes a host. It loads nothing until a playground needs it. */
export function createHost(source: HostSource): PlaygroundHost {
  let closeCompilers = () => {};
  let isClosed = false;
  const engine = createLoader('compiler', async (): Promise<Engine> => {
    const [{ createCompilers }, { imports, frame, startWorker }] = await Promise.all([
      import('../compile/create-compiler'),
      source.loadEngine(),
    ]);
    if (isClosed) throw new Error('The host of this playground was closed');
    const { createCompiler, close } = createCompilers(imports, startWorker);
    closeCompilers = close;
    const chunks = createFrameChunks(imports.frame, frame);
    const spare = createSpare();
    return {
      createCompiler,
      openFrames: (place, events) =>
        createFrames({
          open: (own, failures) => createFrame({ chunks, place, events: own, failures }),
          slot: place.slot,
          events,
          spare,
        }),
      warm: async (packages = []) => void (await chunks.load([imports.frame.runtime, ...packages])),
    };
  });
  const types = createTypeClient(source);
  return {
    engine,
    types,
    async findEditor() {
      if (!source.findEditor) throw new Error('This page has the editor in its own scripts');
      return source.findEditor();
    },
    close() {
      isClosed = true;
      closeCompilers();
      types.close();
    },
  };
}
