import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTROLS_EXPORT } from '../compile/demos/read-controls';
import { realPath } from '../files/files';
import { writeWhole } from '../files/kept-files';
import { originOf } from '../files/made-files';
import { NAMED_DEMO } from '../files/demo-module';
import { DEMO_MODULES } from '../files/output-folders';
import { toId, toPosix } from '../files/paths';
import { demoModule } from '../output/data/island-modules';
import type { Snapshot } from '../snapshot/snapshot';

/** What a module imports, by ids, as the bundler knows it; null for one that it doesn't know. */
export type ImportsOf = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

/** Writes the modules of each demo, for `live-docs test --changed`: those that lie in no package. */
export function demoModules(read: () => Promise<Snapshot>): Plugin {
  let root = '';
  return {
    name: 'live-docs:demo-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      const snapshot = await read();
      const moduleOf = demoModule(snapshot);
      const lists = [...snapshot.demos.values()].map((demo) => {
        const start = moduleOf(demo).replace(/^virtual:/, '\0virtual:');
        const reached = reach(start, (id) => this.getModuleInfo(id));
        const files = new Set(reached.map((file) => toPosix(root, originOf(snapshot.files, file))));
        return [demo.id, [...files]];
      });
      writeWhole(path.join(root, DEMO_MODULES), JSON.stringify(Object.fromEntries(lists)));
    },
  };
}

/** Files that a module imports, and those that these import. @param isFollowed leaves out packages by default. */
export function reach(
  start: string,
  importsOf: ImportsOf,
  isFollowed = (id: string) => !id.includes('/node_modules/'),
): string[] {
  const reached = new Set([start]);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (isFollowed(next)) reached.add(next);
  }
  const files = [...reached].filter((id) => path.isAbsolute(id)).map((id) => id.replace(/\?.*$/, ''));
  return [...new Set(files)].sort();
}

/**
 * Takes the word `export` off a demo's controls: pages read them from its file. A module that exports more than components can't be
 * refreshed while developing.
 * @param isDemo true for a demo's own file.
 */
export function hideControls(isDemo: (file: string) => Promise<boolean>): Plugin {
  return {
    name: 'live-docs:hide-controls',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: CONTROLS_EXPORT },
      async handler(code, file) {
        if (!(await isDemo(file))) return undefined;
        // As long as before, so that places stay.
        return { code: code.replace(CONTROLS_EXPORT, '       const controls'), map: null };
      },
    },
  };
}

/**
 * Has pages on the server load each demo as it's rendered (`virtual:server-demo`), so that a demo that needs a browser fails by
 * itself, and one that is left to browsers isn't part of the server's bundle.
 * @param demoOf the id of the demo that pages import from a module.
 */
export function serverDemos(demoOf: (module: string) => Promise<string | undefined>): Plugin {
  return {
    name: 'live-docs:server-demos',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: new RegExp(`\\.[jt]sx?$|^${NAMED_DEMO}/`) },
      async handler(module, importer = '') {
        const demo = /\.mdx?$/.test(importer) ? await demoOf(module) : undefined;
        return demo === undefined ? undefined : `\0virtual:server-demo/${demo}`;
      },
    },
  };
}

/** Finds the modules of demos that their files export by a name, for whom they aren't another module: it comes after those that say so. */
export const namedDemos = (): Plugin => ({
  name: 'live-docs:named-demos',
  enforce: 'pre',
  resolveId: { filter: { id: new RegExp(`^${NAMED_DEMO}/`) }, handler: (id) => `\0${id}` },
});

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
