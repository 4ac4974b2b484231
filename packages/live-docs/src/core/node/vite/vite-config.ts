import path from 'node:path';
import { scopeName, splitQuery } from 'live-playground/model';
import { searchForWorkspaceRoot, type ConfigEnv, type UserConfig } from 'vite';
import { familyOf } from '../compile/demos/family-of';
import { modulesOf } from '../config/chosen-feature';
import { findReact } from '../config/react-homes';
import type { SiteConfig } from '../config/site-config';
import { DRAWING, ENGINE, ENTRIES, PLAYGROUND } from '../files/entries';
import { resolveEngine } from '../files/resolve-engine';
import { packageFolder } from '../files/installed-package';
import { NEXT } from '../files/output-folders';
import { isInside, toId, toPosix } from '../files/paths';
import { plainName } from '../files/plain-name';
import { viteAliases } from '../library/alias';
import { ownPackages, type Libraries } from '../library/library';
import { lessImports } from '../output/frame/less-imports';
import { chunkGroups } from './chunk-groups';

/** What Vite needs to know of a site. @param user what its author or the command has said already. */
export function viteConfig(
  config: SiteConfig,
  libraries: Libraries,
  { root = process.cwd(), cacheDir, server, preview }: UserConfig,
  command: ConfigEnv['command'],
): UserConfig {
  return {
    base: config.base,
    // A cache of the site's own: several sites may share one folder of packages.
    cacheDir: cacheDir ?? path.join(root, '.site/vite'),
    appType: 'custom',
    // The site's React, whatever folder the engine is linked from.
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: viteAliases(libraries.aliases),
    },
    css: {
      preprocessorOptions: { less: { plugins: [lessImports] } },
      // A rule that isn't valid is left out with a warning, as browsers do.
      lightningcss: { errorRecovery: true },
      modules: { generateScopedName: scopedNames(root) },
      // Both bundles are made at once with one configuration: Vite would close the threads of one bundle, and the build never end.
      ...(command === 'build' ? { preprocessorMaxWorkers: 0 } : {}),
    },
    server: {
      host: server?.host ?? '127.0.0.1',
      fs: {
        allow: [
          ENGINE,
          PLAYGROUND,
          DRAWING,
          searchForWorkspaceRoot(root),
          path.join(root, config.docs),
          // Pictures that pages show, and demos.
          path.join(root, ...config.repository.directory.map(() => '..')),
          ...ownPackages(libraries).map(({ folder }) => folder),
        ],
      },
    },
    // Vite would answer OPTIONS itself, with methods that the site doesn't answer.
    preview: { host: preview?.host ?? '127.0.0.1', port: preview?.port ?? 8000, cors: preview?.cors ?? false },
    // What Vite doesn't find from these, it finds when a reader needs it, and reloads the page.
    optimizeDeps: {
      // Nothing imports it until a reader edits Less.
      include: packageFolder('less', root) === undefined ? [] : ['less/lib/less/index.js'],
      // A pattern with the backslashes of Windows would match nothing.
      entries: [
        ...SCANNED,
        `${path.posix.join(toId(root), config.docs)}/**/*.{tsx,jsx}`,
        ...config.features.flatMap(({ parts }) => modulesOf(parts)),
        ...ownModules(toId(root), config),
      ],
    },
    environments: {
      client: {
        build: {
          outDir: command === 'build' ? NEXT.dist : config.output,
          emptyOutDir: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            // It waits for the library to be read, not for a plugin.
            checks: { pluginTimings: false },
            input: { docs: ENTRIES.docs, demo: ENTRIES.demo },
            output: {
              sanitizeFileName: plainName,
              codeSplitting: { groups: chunkGroups(findReact(root)) },
            },
          },
        },
      },
      ssr: {
        // A bundle may hold packages in CommonJS. Run file by file, as in development, it may not; there the library and
        // the packages of its scope alone are taken in, since Node finds no default export in their CommonJS files.
        ...(command === 'build'
          ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
          : { resolve: { noExternal: config.library.map(familyOf) } }),
        build: {
          outDir: NEXT.server,
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
          rolldownOptions: {
            checks: { pluginTimings: false },
            input: { server: ENTRIES.server },
            // A module for Node whatever "type" the site's package.json has.
            // One file: two chunks a page take longer to write and to load than to render, and longer with each page.
            output: { entryFileNames: '[name].mjs', codeSplitting: false },
          },
        },
      },
    },
    // The default export of a package in CommonJS is its `default`, as its types say and as edited code has it. Bundlers go by
    // Node for importers in a package of "type": "module".
    legacy: { inconsistentCjsInterop: true },
    // A bundle of its own, without the site's plugins.
    worker: { plugins: () => [resolveEngine()] },
    build: { reportCompressedSize: false },
  };
}

/** Modules from which Vite finds all packages that the engine may need. It follows neither workers nor virtual modules. */
const SCANNED = [
  ENTRIES.docs,
  ENTRIES.demo,
  ENTRIES.demoView,
  ENTRIES.playground,
  ENTRIES.controlsView,
  ENTRIES.compileWorker,
];

/** Modules of the site that pages may import, beside their own. @param root id of the site's folder. */
function ownModules(root: string, { mdxComponents, scope, parts, language, languages }: SiteConfig): string[] {
  return [mdxComponents, scope, ...Object.values(parts), ...[language, ...languages].map(({ file }) => file)].flatMap(
    (file) => (file ? path.posix.join(root, file) : []),
  );
}

/**
 * Names the classes of CSS modules. Those of the site's own are named by their path, as in edited demos, so that a name stays
 * while the text is edited; those of packages by their text, since their path differs between machines.
 * @param root the site's folder, absolute.
 */
export function scopedNames(root: string) {
  return (name: string, filename: string, css: string): string => {
    const file = toId(splitQuery(filename).path);
    const isOwn = isInside(toId(root), file) && !file.includes('/node_modules/');
    return scopeName(name, isOwn ? toPosix(root, file) : css);
  };
}
