import path from 'node:path';
import type { Plugin } from 'vite';
import { reactFile } from 'live-playground/build';
import { findReact, type ReactHomes } from '../../config/react-homes';
import { ENGINE, MODULES, PLAYGROUND_MODULES } from '../../files/entries';
import { isInside, toId } from '../../files/paths';
import { ISLAND_REACT } from '../../output/data/island-modules';
import { IN_NODE, nodeModule, PREPARED, preparedReact } from './prepared-react';

interface Input {
  /** The id of the module that pages get for a demo's file; undefined for any other file. */
  islandOf: (file: string) => Promise<string | undefined>;
  /** Module of the site whose components pages use: a path from the site's folder. */
  mdxComponents: string | undefined;
}

/** Gives pages their own React where demos need another one, and islands in place of demos. Does nothing where they share one. */
export function separateReact({ islandOf, mdxComponents }: Input): Plugin {
  let homes: ReactHomes;
  let isDev = false;
  /** Modules of the site that pages import. */
  const ofPages = new Set<string>();
  /** Folders of the engine's modules and of its React. */
  let engine: string[] = [];
  const isEngine = (id: string) =>
    (id.startsWith('\0') && id !== `\0${ISLAND_REACT}`) || engine.some((folder) => isInside(folder, id));
  return {
    name: 'live-docs:separate-react',
    enforce: 'pre',
    applyToEnvironment: () => homes.pages !== homes.demos || homes.pages === ENGINE,

    config({ root = process.cwd() }, { command }) {
      homes = findReact(root);
      isDev = command === 'serve';
      if (mdxComponents) ofPages.add(path.posix.join(toId(root), mdxComponents));
      if (homes.pages !== ENGINE) return undefined;
      const packages = ['react', 'react-dom'].map((name) => reactFile(`${name}/package.json`, ENGINE, false));
      engine = [MODULES, PLAYGROUND_MODULES, `${toId(ENGINE)}/node_modules`, ...packages.map(path.posix.dirname)];
      return isDev ? preparedReact(ENGINE, homes.demos === ENGINE ? () => true : isEngine) : undefined;
    },

    resolveId: {
      filter: { id: /^(react(-dom)?(\/|$)|[./])/ },
      async handler(name, importer) {
        if (importer === undefined) return undefined;
        const from = importer.replace(/[?#].*$/, '');
        const isPages = homes.demos === ENGINE || isEngine(from) || isPage(from) || ofPages.has(from);
        const isBrowser = this.environment.config.consumer === 'client';
        if (!/^[./]/.test(name)) {
          const home = isPages ? homes.pages : homes.demos;
          if (isDev && !isBrowser) return IN_NODE + reactFile(name, home, false);
          if (!isPages) return undefined;
          if (!isDev) return reactFile(name, home, isBrowser);
          return this.environment.mode === 'scan'
            ? PREPARED + name
            : this.resolve(PREPARED + name, importer, { skipSelf: true });
        }
        if (!isPages || isEngine(from)) return undefined;
        const found = await this.resolve(name, importer, { skipSelf: true });
        if (!found || found.external || found.id.includes('/node_modules/')) return found;
        const island = isPage(from) ? await islandOf(found.id) : undefined;
        if (island !== undefined) return island;
        if (/\.[jt]sx?$/.test(found.id)) ofPages.add(found.id);
        return found;
      },
    },

    load: {
      filter: { id: new RegExp(`^${IN_NODE}`) },
      handler: (id) => nodeModule(id.slice(IN_NODE.length)),
    },
  };
}

const isPage = (id: string) => /\.mdx?$/.test(id);
