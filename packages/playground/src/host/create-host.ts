import type { Compiler } from '../compile/create-compiler';
import { createLoader, type Loader } from '../base/loader';
import type { LiveImports } from '../model/live';
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
  /** One for code that may import something else. Worker, spare frame and what was fetched are the same. */
  with(change: (imports: LiveImports) => LiveImports): Engine;
}

/** Another version of a package. */
interface PackageVersion {
  /** What code may import with it. @throws {PlaygroundError} */
  imports(own: LiveImports): LiveImports;
  /** Absolute address of its declarations (`TypePack`). @throws {PlaygroundError} */
  pack(): string;
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

/** What compiles, runs and checks code with another version of a package. */
export type HostVariant = Pick<PlaygroundHost, 'engine' | 'types'>;

/** A host of which there are variants. */
export interface VariedHost extends PlaygroundHost {
  /** @param name of the version: there's one variant of each name. It has the workers of the host, and ends with it. */
  variant(name: string, version: PackageVersion): HostVariant;
}

/** Makes a host. It loads nothing until a playground needs it. */
export function createHost(source: HostSource): VariedHost {
  let closeCompilers = () => {};
  let isClosed = false;
  const engine = createLoader('compiler', async (): Promise<Engine> => {
    const [{ createCompilers }, { imports, frame, startWorker }] = await Promise.all([
      import('../compile/create-compiler'),
      source.loadEngine(),
    ]);
    if (isClosed) throw new Error('The host of this playground was closed');
    const compilers = createCompilers(startWorker);
    closeCompilers = compilers.close;
    const texts: Parameters<typeof createFrameChunks>[2] = new Map();
    const spare = createSpare();
    const engineWith = (own: LiveImports): Engine => {
      const chunks = createFrameChunks(own.frame, frame, texts);
      return {
        createCompiler: compilers.with(own),
        openFrames: (place, events) =>
          createFrames({
            open: (each, failures) => createFrame({ chunks, place, events: each, failures }),
            slot: place.slot,
            events,
            spare,
          }),
        warm: async (packages = []) => void (await chunks.load([own.frame.runtime, ...packages])),
        with: (change) => engineWith(change(own)),
      };
    };
    return engineWith(imports);
  });
  const types = createTypeClient(source);
  const variants = new Map<string, HostVariant>();
  return {
    engine,
    types,
    async findEditor() {
      if (!source.findEditor) throw new Error('This page has the editor in its own scripts');
      return source.findEditor();
    },
    variant(name, { imports, pack }) {
      const variant = variants.get(name) ?? {
        engine: createLoader(name, async () => (await engine.load()).with(imports)),
        types: types.with(pack),
      };
      variants.set(name, variant);
      return variant;
    },
    close() {
      isClosed = true;
      closeCompilers();
      types.close();
    },
  };
}
