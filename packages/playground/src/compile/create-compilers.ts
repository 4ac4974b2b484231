import { createLoader } from '../loading/create-loader';
import type { LiveImports } from '../model/live';
import { createCompiler, type Compiler } from './create-compiler';
import { createScriptCompiler } from './create-script-compiler';
import { createFontInliner } from './inline-fonts';

/** Makes the compilers of a page's demos, by id. They share a worker, which starts with the first script. */
export function createCompilers(imports: LiveImports, startWorker: () => Worker) {
  const worker = createScriptCompiler(startWorker);
  const kept = keepLoaded(imports);
  const inlineFonts = createFontInliner();
  return {
    createCompiler: (id: string): Compiler => createCompiler(id, kept, worker, inlineFonts),
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
