import { createRequire } from 'node:module';
import path from 'node:path';
import { reactFile, resolveReact } from 'live-playground/build';
import type { Plugin, UserConfig } from 'vite';
import { findReact, type ReactHomes } from '../config/react-homes';
import { NAMED_DEMO } from '../files/demo-module';
import { ENGINE, MODULES, PLAYGROUND_MODULES } from '../files/entries';
import { isInside, toId } from '../files/paths';
import { ISLAND_REACT } from '../output/data/island-modules';

interface Input {
  /** The id of the module that pages get for a demo's module; undefined for any other one. */
  islandOf: (module: string) => Promise<string | undefined>;
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
      filter: { id: new RegExp(`^(react(-dom)?(/|$)|[./]|${NAMED_DEMO}/)`) },
      async handler(name, importer) {
        if (importer === undefined) return undefined;
        const from = importer.replace(/[?#].*$/, '');
        const isPages = homes.demos === ENGINE || isEngine(from) || isPage(from) || ofPages.has(from);
        const isBrowser = this.environment.config.consumer === 'client';
        if (name.startsWith('react')) {
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

/** What React is called that isn't the site's: Vite prepares packages for development by what imports call them. */
const PREPARED = 'live-docs-';

/** Modules of it that browsers load. */
const NAMES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

/**
 * The options with which Vite prepares another React beside the site's.
 * @param home folder from which it's resolved.
 * @param isPages true for a module that gets this React.
 */
function preparedReact(home: string, isPages: (id: string) => boolean): UserConfig {
  const folder = (name: string) => path.posix.dirname(reactFile(`${name}/package.json`, home, true));
  return {
    resolve: { alias: Object.fromEntries(['react', 'react-dom'].map((name) => [PREPARED + name, folder(name)])) },
    optimizeDeps: {
      include: [...NAMES.map((name) => PREPARED + name), 'react-dom/client'],
      rolldownOptions: {
        // Its own files import each other by their names, which stand for the site's React.
        plugins: [resolveReact((importer) => (importer && isPages(toId(importer)) ? home : undefined))],
      },
    },
    // While developing, Vite would have Node resolve them.
    ssr: { noExternal: ['react', 'react-dom'] },
  };
}

/** Start of the id of a module that Node runs as it is. */
const IN_NODE = '\0live-docs-node:';

/** A CommonJS module for Vite's module runner, which runs ES modules alone. @param file absolute. */
function nodeModule(file: string): string {
  const names = Object.keys(createRequire(file)(file) as object).filter((name) => /^[\w$]+$/.test(name));
  return [
    `import { createRequire } from 'node:module';`,
    `const exported = createRequire(${JSON.stringify(file)})(${JSON.stringify(file)});`,
    `export default exported;`,
    `export const { ${names.filter((name) => name !== 'default').join(', ')} } = exported;`,
  ].join('\n');
}
