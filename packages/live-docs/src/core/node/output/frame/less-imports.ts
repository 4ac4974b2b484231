import { existsSync } from 'node:fs';
import path from 'node:path';

/** What Less knows of the file that it reads. */
interface LessFile {
  filename: string;
  rootFilename: string;
}

/** The part of a Less plugin's manager that is used here. */
interface LessPluginManager {
  addPreProcessor(processor: { process(text: string, extra: { fileInfo: LessFile }): string }, priority: number): void;
}

const IMPORT = /(@import\s+(?:\([^)]*\)\s*)?)url\(\s*(['"]?)(\.[^'")]+)\2\s*\)/g;

/**
 * A plugin for Less: has `@import url('./a.less')` lead to the file beside the stylesheet. Vite rewrites each `url()` of an imported
 * stylesheet to start from the first one, and Less then looks for that beside the imported one.
 */
export const lessImports = {
  install(_less: unknown, manager: LessPluginManager): void {
    manager.addPreProcessor({ process: (text, { fileInfo }) => restoreImports(text, fileInfo, existsSync) }, 1000);
  },
  minVersion: [3, 0, 0],
};

/** @param exists tells if there is a file. */
export function restoreImports(
  text: string,
  { filename, rootFilename }: LessFile,
  exists: (file: string) => boolean,
): string {
  const folder = path.dirname(filename);
  return text.replaceAll(IMPORT, (whole, lead: string, _quote: string, target: string) => {
    const rebased = path.resolve(path.dirname(rootFilename), target);
    if (exists(path.resolve(folder, target)) || !exists(rebased)) return whole;
    const own = path.relative(folder, rebased).split(path.sep).join('/');
    return `${lead}'${own.startsWith('.') ? own : `./${own}`}'`;
  });
}
