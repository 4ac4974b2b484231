import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Packages of React, and their modules: `react-dom/client`. */
const REACT = /^react(-dom)?(\/|$)/;

/**
 * Resolves React from a folder, whatever Vite would choose.
 * @param folderOf the folder whose React a module gets, absolute; undefined leaves it to Vite.
 */
export function resolveReact(folderOf: (importer: string | undefined) => string | undefined): Plugin {
  return {
    name: 'live-playground:react',
    enforce: 'pre',
    resolveId: {
      filter: { id: REACT },
      handler(id, importer) {
        const folder = folderOf(importer);
        return folder === undefined ? undefined : reactFile(id, folder, this.environment?.config.consumer !== 'server');
      },
    },
  };
}

/**
 * The file of a module of React, absolute.
 * @param isBrowser true for browsers, which render with other files than Node.
 * @throws {Error} if it isn't installed.
 */
export function reactFile(name: string, folder: string, isBrowser: boolean): string {
  const module = isBrowser ? name.replace(/\/(server|static)$/, '/$1.browser') : name;
  return normalizePath(createRequire(path.join(folder, 'package.json')).resolve(module));
}
