import { joinPath, relativePath } from '../model/resolve-file';
import { type ConsoleEntry, type FrameEntry, type FrameError, type FrameProgram } from '../model/frame-messages';
import { LIVE_SCHEME, type CompiledScript, type LiveError, type LiveImports, type LiveSource } from '../model/live';
import { loadProgram } from './load-program';
import { isFrom, locateEntry, locateError, locateSourceError, type RunningScript } from './locate-error';
import { SourceError, type ScriptCompiler } from './create-script-compiler';

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
export function createCompiler(id: string, imports: LiveImports, worker: ScriptCompiler): Compiler {
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

/** As many texts as errors may still come from: those of the last runs. */
const KEPT = 200;

/** A script as it's run. */
interface Compiled {
  url: string;
  compiled: CompiledScript;
}

/** The scripts of a demo, as they were run. */
export interface Scripts {
  /** Compiles a file, unless its text is the same as before. */
  compile(path: string, text: string): Promise<Compiled>;
  /** By address, older ones first. */
  all: ReadonlyMap<string, RunningScript>;
}

/** Keeps what was compiled: of each file the newest text, and the last texts of all for errors that come late. */
export function createScripts({ compile }: Pick<ScriptCompiler, 'compile'>): Scripts {
  const all = new Map<string, RunningScript>();
  let version = 0;
  const newest = new Map<string, { text: string; compiled: Promise<Compiled> }>();

  const compileAnew = async (path: string, text: string) => {
    version += 1;
    const script: RunningScript = { name: path, text, url: `${LIVE_SCHEME}${encodeURI(path)}?${version}` };
    all.set(script.url, script);
    const [oldest] = all.keys();
    if (all.size > KEPT && oldest) all.delete(oldest);
    const compiled = await compile({ ...script });
    script.compiled = compiled;
    return { url: script.url, compiled };
  };

  return {
    all,
    compile(path, text) {
      const known = newest.get(path);
      if (known?.text === text) return known.compiled;
      const compiled = compileAnew(path, text);
      newest.set(path, { text, compiled });
      // What failed may have failed for a reason that is not in the text.
      compiled.catch(() => newest.get(path)?.compiled === compiled && newest.delete(path));
      return compiled;
    },
  };
}
