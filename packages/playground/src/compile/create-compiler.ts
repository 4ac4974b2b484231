import { joinPath, relativePath } from '../model/resolve-file';
import type { ConsoleEntry, FrameEntry, FrameError, FrameProgram } from '../model/frame-messages';
import { importsKey, LIVE_SCHEME, type LiveError, type LiveImports, type LiveSource } from '../model/live';
import { createFontInliner, type InlineFonts } from './inline-fonts';
import { loadProgram } from './load-program';
import { isFrom, locateEntry, locateError, locateSourceError, type RunningScript } from './locate-error';
import {
  SourceError,
  createScriptCompiler,
  type CompiledCode,
  type Direct,
  type DirectFrame,
  type ScriptCompiler,
} from './create-script-compiler';
import { createLoader } from '../base/loader';

/** A frame that has run a program, and may get the next one from the worker. */
interface Ahead {
  frame: DirectFrame;
  /** What it has run. */
  shown: FrameProgram;
  /** Number of the next run. */
  run: number;
}

export type Compiler = ReturnType<typeof createCompiler>;

/** Compiles the sources of one demo, and finds errors of the result in them. @param id of the demo. */
export function createCompiler(id: string, imports: LiveImports, worker: ScriptCompiler, inlineFonts: InlineFonts) {
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
    /**
     * @param ahead where the worker posts the program at once if it's as the one before but for one script, and imports the same.
     * @returns the program, or what is wrong with the source. `isSent`: the worker has posted it.
     * @throws {ChunkLoadError} if the worker, or a file that the source imports, could not be loaded.
     */
    async compile(
      source: LiveSource,
      ahead?: Ahead,
    ): Promise<{ program: FrameProgram; isSent: boolean } | { error: LiveError }> {
      const texts = new Map(Object.entries(source.files).map(([name, text]) => [joinPath(folder, name), text]));
      const direct = ahead && directOf(source, ahead);
      let isSent = false;
      try {
        const program = await loadProgram({
          entry: joinPath(folder, source.entry),
          exportName: imports.exportNames?.[id],
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
    locate: (error: FrameError): LiveError => locateError(error, scripts.all, nameOf),
    /** @param run that wrote the entry. */
    locateEntry: ({ stack, ...entry }: FrameEntry, run: number): ConsoleEntry => ({
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

/** Keeps what was compiled: of each file the newest text, and the last texts of all for errors that come late. */
export function createScripts({ compile }: Pick<ScriptCompiler, 'compile'>) {
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
    /** By address, older ones first. */
    all,
    /** Compiles a file, unless its text is the same as before. */
    async compile(path: string, text: string, direct?: ScriptDirect) {
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

/** Makes the compilers of a page's demos. They share a worker, which starts with the first script. */
export function createCompilers(startWorker: () => Worker) {
  const worker = createScriptCompiler(startWorker);
  const inlineFonts = createFontInliner();
  return {
    /** @returns makes the compilers of code that may import the same, by the demos' ids. */
    with(imports: LiveImports): (id: string) => Compiler {
      const kept = keepLoaded(imports);
      return (id) => createCompiler(id, kept, worker, inlineFonts);
    },
    close: worker.close,
  };
}

/** The same imports, each fetched once. Browsers take turns of their event loop to import even what they have. */
export function keepLoaded({ styles, values, files, themes, ...rest }: LiveImports): LiveImports {
  return {
    ...rest,
    styles: keepEach(styles),
    values: keepEach(values),
    files: keepEach(files),
    themes: Object.values(keepEach(Object.fromEntries(themes.entries()))),
  };
}

function keepEach<T>(loaders: Record<string, () => Promise<T>>): Record<string, () => Promise<T>> {
  const keep = ([name, start]: [string, () => Promise<T>]) => {
    const loader = createLoader(name, start);
    return [name, () => loader.load()] as const;
  };
  return Object.fromEntries(Object.entries(loaders).map(keep));
}
