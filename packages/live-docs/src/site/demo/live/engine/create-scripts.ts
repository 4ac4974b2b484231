import type { CompiledScript } from '../../../../model';
import type { Compiler } from './create-compiler';
import { LIVE_SCHEME, type RunningScript } from './locate-error';

/** Counts texts of all demos: errors go by address, and a page may hold several demos. */
let version = 0;

/** As many texts as errors may still come from: those of the last runs. */
const KEPT = 200;

/** The scripts of a demo, as they were run. */
export interface Scripts {
  /** Compiles a file, unless its text is the same as before. */
  compile(path: string, text: string): Promise<CompiledScript>;
  /** By address, older ones first. */
  all: ReadonlyMap<string, RunningScript>;
}

/** Keeps what was compiled: of each file the newest text, and the last texts of all for errors that come late. */
export function createScripts({ compile }: Compiler): Scripts {
  const all = new Map<string, RunningScript>();
  const newest = new Map<string, { text: string; compiled: Promise<CompiledScript> }>();

  const compileAnew = async (path: string, text: string) => {
    version += 1;
    const script: RunningScript = { name: path, text, url: `${LIVE_SCHEME}${encodeURI(path)}?${version}` };
    all.set(script.url, script);
    const [oldest] = all.keys();
    if (all.size > KEPT && oldest) all.delete(oldest);
    script.compiled = await compile({ ...script });
    return script.compiled;
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
