import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin } from 'vite';
import { markTypes } from './mark-types';

/** How pages, and the frame of edited demos, read modules that Vite by itself would stop at. */
export const readModules = (): Plugin[] => [jsxInScripts(), markTypes(), readAnyEncoding()];

/** Reads files of packages that aren't UTF-8, at which the bundler would stop: as Latin-1, which such files usually are in. */
function readAnyEncoding(): Plugin {
  const load = {
    filter: { id: /\/node_modules\/[^?\0]*\.(?:[cm]?[jt]sx?|css|json)$/ },
    async handler(id: string) {
      const bytes = await readFile(id).catch(() => undefined);
      return bytes === undefined || isUtf8(bytes) ? undefined : bytes.toString('latin1');
    },
  };
  return {
    name: 'live-docs:any-encoding',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'live-docs:any-encoding', load }] } } }),
    load,
  };
}

/** Compiles JSX in files that end in `.js`, as other bundlers do. Packages are published without any. */
function jsxInScripts(): Plugin {
  return {
    name: 'live-docs:jsx-in-scripts',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { moduleTypes: { '.js': 'jsx' } } } }),
    transform: {
      filter: { id: { include: /\.[cm]?js$/, exclude: /\/node_modules\/|^\0/ }, code: /<(?:[A-Za-z]|>)/ },
      handler: (code, id) =>
        transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' }, sourcemap: true }),
    },
  };
}
