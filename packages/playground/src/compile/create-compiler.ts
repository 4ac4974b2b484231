import { joinPath, relativePath } from '../model/resolve-file';
import { type ConsoleEntry, type FrameEntry, type FrameError, type FrameProgram } from '../model/frame-messages';
import { importsKey, LIVE_SCHEME, type LiveError, type LiveImports, type LiveSource } from '../model/live';
import type { InlineFonts } from './inline-fonts';
import { loadProgram } from './load-program';
import { isFrom, locateEntry, locateError, locateSourceError, type RunningScript } from './locate-error';
import {
  SourceError,
  type CompiledCode,
  type Direct,
  type DirectFrame,
  type ScriptCompiler,
} from './create-script-compiler';

/** A frame that has run a program, and may get the next one from the worker. */
interface Ahead {
  frame: DirectFrame;
  /** What it has run. */
  shown: FrameProgram;
  /** Number of the next run. */
  run: number;
}

/** Compiles the sources of one demo, and finds errors of the result in them. */
export interface Compiler {
  /**
   * @param ahead where the worker posts the program at once if it's as the one before but for one script, and imports the same.
   * @returns the program, or what is wrong with the source. `isSent`: the worker has posted it.
   * @throws {ChunkLoadError} if the worker, or a file that the source imports, could not be loaded.
   */
  compile(
    source: LiveSource,
    ahead?: Ahead,
  ): Promise<{ program: FrameProgram; isSent: boolean } | { error: LiveError }>;
  locate(error: FrameError): LiveError;
  /** @param run that wrote the entry. */
  locateEntry(entry: FrameEntry, run: number): ConsoleEntry;
  /** See `isFrom`. */
  isFrom(error: FrameError, program: FrameProgram): boolean;
}

/**
 * @param id of the demo.
 */
export function createCompiler(
  id: string,
  imports: LiveImports,
  worker: ScriptCompiler,
  inlineFonts: InlineFonts,
): Compiler {
  const folder = imports.folders[id] ?? '';
  const scripts = createScripts(worker);
  const sources = new WeakMap<FrameProgram, LiveSource>();
  const nameOf = (path: string) => relativePath(folder, path);

  /** What the worker needs to post a program by itself; undefined where more than one script differs from what is shown. */
  const directOf = ({ entry, files }: LiveSource, { shown, ...ahead }: Ahead): ScriptDirect | undefined => {
    const before = sources.get(shown);
    if (before?.entry !== entry) return undefined;
    const names = Object.keys({ ...before.files, ...files });
    const [changed = '', ...others] = names.filter((name) => files[name] !== before.files[name]);
    const path = joinPath(folder, changed);
    const script = shown.scripts.find((each) => each.path === path);
    const compiled = script && scripts.all.get(script.url)?.compiled;
    // The worker posts no other stylesheet.
    if (others.length > 0 || !compiled || compiled.style !== undefined) return undefined;
    return { ...ahead, path, program: shown, imports: importsKey(compiled.imports) };
  };

  return {
    async compile(source, ahead) {
      const texts = new Map(Object.entries(source.files).map(([name, text]) => [joinPath(folder, name), text]));
      const direct = ahead && directOf(source, ahead);
      let isSent = false;
      try {
        const program = await loadProgram({
          entry: joinPath(folder, source.entry),
          files: texts,
          imports,
          inlineFonts,
          async compile(path, text) {
            const own = await scripts.compile(path, text, direct);
            if (own.isSent && direct?.path === path) isSent = true;
            return own;
          },
        });
        sources.set(program, source);
        return { program, isSent };
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
interface Compiled extends CompiledCode {
  url: string;
}

/** See `Direct`. */
interface ScriptDirect extends Direct {
  /** Of the script that is being compiled. */
  path: string;
}

/** The scripts of a demo, as they were run. */
export interface Scripts {
  /** Compiles a file, unless its text is the same as before. */
  compile(path: string, text: string, direct?: ScriptDirect): Promise<Compiled>;
  /** By address, older ones first. */
  all: ReadonlyMap<string, RunningScript>;
}

/** Keeps what was compiled: of each file the newest text, and the last texts of all for errors that come late. */
export function createScripts({ compile }: Pick<ScriptCompiler, 'compile'>): Scripts {
  const all = new Map<string, RunningScript>();
  let version = 0;
  const newest = new Map<string, { text: string; compiled: Promise<Compiled> }>();

  const compileAnew = async (path: string, text: string, direct?: ScriptDirect) => {
    version += 1;
    const script: RunningScript = { name: path, text, url: `${LIVE_SCHEME}${encodeURI(path)}?${version}` };
    all.set(script.url, script);
    const [oldest] = all.keys();
    if (all.size > KEPT && oldest) all.delete(oldest);
    const code = await compile({ ...script }, direct);
    script.compiled = code.compiled;
    return { url: script.url, ...code };
  };

  return {
    all,
    async compile(path, text, direct) {
      const known = newest.get(path);
      if (known?.text === text) return { ...(await known.compiled), isSent: false };
      const compiled = compileAnew(path, text, direct?.path === path ? direct : undefined);
      newest.set(path, { text, compiled });
      // What failed may have failed for a reason that is not in the text.
      compiled.catch(() => newest.get(path)?.compiled === compiled && newest.delete(path));
      return compiled;
    },
  };
}
