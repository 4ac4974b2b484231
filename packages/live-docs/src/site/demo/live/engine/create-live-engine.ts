import { joinPath, relativePath, type LiveImports } from '../../../../model';
import { createLatest, isLoadError } from '../../../loading';
import type { LiveEngine, LiveError, LiveResult } from '../live';
import { createCompiler } from './create-compiler';
import { createScripts } from './create-scripts';
import { createStyles } from './create-styles';
import { createTurns } from './create-turns';
import { keepLoaded } from './keep-loaded';
import { loadProgram, type Program } from './load-program';
import { locateError, type Frame } from './locate-error';
import { runProgram } from './run-program';
import { startWorker } from './start-worker';
import { watchErrors } from './watch-errors';

interface LiveEngineInput {
  /** The demo. */
  id: string;
  imports: LiveImports;
}

/** Compiles and runs the edited sources of one demo. */
export function createLiveEngine({ id, imports: given }: LiveEngineInput): LiveEngine {
  const imports = keepLoaded(given);
  const { folder, styles: pageStyles } = imports.demos[id] ?? { folder: '', styles: [] };
  const compiler = createCompiler(startWorker);
  const scripts = createScripts(compiler);
  const styles = createStyles((path) => pageStyles.includes(path));
  const turns = createTurns();
  const listeners = new Set<(error: LiveError) => void>();
  /** Programs whose runs have not ended: what others do late is no fault of the present code. */
  const running = new Set<{ program: Program }>();
  /** Errors that whoever started the code got to see. */
  const told = new WeakSet<object>();
  const compiles = createLatest();

  const nameOf = (path: string) => relativePath(folder, path);
  const locate = (error: unknown, frames?: Frame[]) => {
    if (error instanceof Error) told.add(error);
    return locateError(error, scripts.all, nameOf, frames);
  };
  const tell = (error: unknown, frames?: Frame[]) => {
    if (error instanceof Error && told.has(error)) return;
    const located = locate(error, frames);
    for (const listener of listeners) listener(located);
  };
  const isRunning = ({ url }: Frame) => {
    const script = scripts.all.get(url)?.compiled;
    return [...running].some(({ program }) => [...program.scripts.values()].some((each) => each === script));
  };
  const stopWatch = watchErrors((error, frames) => {
    if (frames.some(isRunning)) tell(error, frames);
    return frames.some(({ url }) => scripts.all.has(url));
  });

  return {
    locate: (error) => locate(error),
    async compile({ entry, files }): Promise<LiveResult | undefined> {
      const signal = compiles.begin();
      const own = new Map(Object.entries(files).map(([name, text]) => [joinPath(folder, name), text]));
      try {
        const program = await loadProgram({
          entry: joinPath(folder, entry),
          files: own,
          imports,
          compile: scripts.compile,
        });
        if (signal.aborted) return undefined;
        const ownStyles = [...own.keys()].filter((path) => path.endsWith('.css'));
        return { type: 'compiled', run: runProgram(program, { turns, styles, ownStyles, running, onEnd: tell }) };
      } catch (error) {
        if (signal.aborted) return undefined;
        if (isLoadError(error)) throw error;
        return { type: 'error', error: locate(error) };
      }
    },
    onError(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      compiles.cancel();
      listeners.clear();
      stopWatch();
      turns.close();
      compiler.close();
    },
  };
}
