import { LIVE_SCHEME, type CompiledScript } from '../model/live';
import type { ScriptCompiler } from './create-script-compiler';
import type { RunningScript } from './locate-error';

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
