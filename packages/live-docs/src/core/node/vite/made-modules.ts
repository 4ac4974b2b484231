import path from 'node:path';
import type { Plugin } from 'vite';
import { resolveId, toId } from '../files/paths';
import type { MadeFile } from '../files/files';

/** Names of files that are made have this sign. Most ids lack it, and nothing is asked about these. */
const MADE = /~[^/]*\.[jt]sx?$/;

/** Finds and loads files that are made of others, as if they were on the disk. @param read those of the site, by id. */
export function madeModules(read: () => Promise<ReadonlyMap<string, MadeFile>>): Plugin {
  let root = '';
  return {
    name: 'live-docs:made-modules',
    enforce: 'pre',
    configResolved: (config) => void (root = toId(config.root)),

    resolveId: {
      filter: { id: /~/ },
      async handler(whole, importer) {
        const made = await read();
        const [name = '', query = ''] = whole.split(/(?=\?)/);
        const from = importer?.replace(/[?#].*$/, '') ?? '';
        // While developing, browsers ask for files by their path from the root, or by the whole path.
        const paths = name.startsWith('.')
          ? [resolveId(from, name)]
          : [name, path.posix.join(root, name), name.replace(/^\/@fs(\/(?=[a-z]:))?/i, '')];
        const found = paths.flatMap((one) => ['', '.tsx', '.jsx', '.ts', '.js'].map((ending) => one + ending));
        const id = found.find((one) => made.has(one));
        return id === undefined ? undefined : id + query;
      },
    },

    load: {
      filter: { id: MADE },
      handler: async (id) => (await read()).get(id)?.text,
    },
  };
}
