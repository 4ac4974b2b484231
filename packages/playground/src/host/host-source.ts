import type { LiveImports } from '../model/live';
import type { FrameAddresses } from '../run/create-frame-chunks';

/** What compiles and runs code. */
interface EngineParts {
  /** All that code may import. */
  imports: LiveImports;
  frame: FrameAddresses;
  startWorker(): Worker;
}

/** What checks types. */
export interface TypeParts {
  startWorker(): Worker;
  /** Absolute address of TypeScript, which the worker loads. */
  compiler: string;
  /** Absolute address of the declarations (`TypeData`). */
  data: string;
}

/** Absolute addresses of the editor for pages without React. */
export interface EditorAddresses {
  script: string;
  style: string;
}

/** Where a host gets its parts. Each is asked for when it's first needed, and again after a failure. */
export interface HostSource {
  /** @throws {PlaygroundError | ChunkLoadError} */
  loadEngine(): Promise<EngineParts>;
  /** @returns undefined if there are no types. @throws {PlaygroundError | ChunkLoadError} */
  loadTypes(): Promise<TypeParts | undefined>;
  /** Left out where pages have the editor in their own scripts. @throws {PlaygroundError} */
  findEditor?(): Promise<EditorAddresses>;
  /** Leaves the page for a newer one if that helps against a failure to load. @returns true if it does. */
  leave?(error: unknown): Promise<boolean>;
}
