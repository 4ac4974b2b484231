import path from 'node:path';
import type { Plugin } from 'vite';
import { realPath } from '../files/files';
import { toId } from '../files/paths';

/**
 * Names pages and demos that are links, or lie in a linked folder, by where the site has them: Vite would name them by where they
 * lie, and nobody would know them.
 * @param isOurs true for the id of a page's or a demo's file.
 */
export function keepLinks(isOurs: (id: string) => Promise<boolean>): Plugin {
  let root = '';
  return {
    name: 'live-docs:keep-links',
    enforce: 'pre',
    configResolved: (config) => void (root = toId(config.root)),
    resolveId: {
      filter: { id: /^(?:\/|[a-z]:\/)[^?]*\.(?:mdx?|[jt]sx?)$/i },
      async handler(file) {
        // While developing, browsers ask for files by their path from the root.
        for (const id of [file, path.posix.join(root, file)])
          if ((await isOurs(id)) && realPath(id) !== path.normalize(id)) return id;
        return undefined;
      },
    },
  };
}
