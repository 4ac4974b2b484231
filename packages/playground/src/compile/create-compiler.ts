import { joinPath, relativePath } from '../model/resolve-file';
import { type ConsoleEntry, type FrameEntry, type FrameError, type FrameProgram } from '../model/frame-messages';
import { type LiveImports } from '../model/live';
import type { LiveError, LiveSource } from '../model/live';
import type { ScriptCompiler } from './create-script-compiler';
import { createScripts } from './create-scripts';
import { keepLoaded } from './keep-loaded';
import { loadProgram } from './load-program';
import { isFrom, locateEntry, locateError, locateSourceError } from './locate-error';
import { SourceError } from './source-error';

/** Compiles the sources of one demo, and finds errors of the result in them. */
export interface Compiler {
  /**
   * @returns the program, or what is wrong with the source.
   * @throws {ChunkLoadError} if the worker, or a file that the source imports, could not be loaded.
   */
  compile(source: LiveSource): Promise<FrameProgram | { error: LiveError }>;
  locate(error: FrameError): LiveError;
  /** @param run that wrote the entry. */
  locateEntry(entry: FrameEntry, run: number): ConsoleEntry;
  /** See `isFrom`. */
  isFrom(error: FrameError, program: FrameProgram): boolean;
}

/**
 * @param id of the demo.
 */
export function createCompiler(id: string, given: LiveImports, worker: ScriptCompiler): Compiler {
  const imports = keepLoaded(given);
  const folder = imports.folders[id] ?? '';
  const scripts = createScripts(worker);
  const nameOf = (path: string) => relativePath(folder, path);

  return {
    async compile({ entry, files }) {
      const own = new Map(Object.entries(files).map(([name, text]) => [joinPath(folder, name), text]));
      try {
        return await loadProgram({ entry: joinPath(folder, entry), files: own, imports, compile: scripts.compile });
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        return { error: locateSourceError(error, scripts.all, nameOf) };
      }
    },
    locate: (error) => locateError(error, scripts.all, nameOf),
    locateEntry: ({ stack, ...entry }, run) => ({
      ...entry,
      run,
      ...locateEntry({ stack, ...entry }, scripts.all, nameOf),
    }),
    isFrom,
  };
}
