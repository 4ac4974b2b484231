import path from 'node:path';
import react from '@vitejs/plugin-react';
import { searchForWorkspaceRoot, type Plugin, type PluginOption } from 'vite';
import { buildApp } from './vite/build-app';
import { checkBrowserBundle } from './vite/check-browser-bundle';
import { chunkGroups } from './vite/chunk-groups';
import { checkSetup, withoutTypes } from './config/check-setup';
import { findReact } from './config/react-homes';
import { readSiteConfig, type SiteConfig } from './config/site-config';
import { viteAliases } from './library/alias';
import { findLibraries } from './library/find-libraries';
import { ownPackages, type Libraries } from './library/library';
import type { SiteConfigInput } from './config/site-config-input';
import { createStore, type Store } from './snapshot/create-store';
import { familyOf } from './compile/demos/family-of';
import { createApiFollower } from './vite/dev/follow-api';
import { followDisk, type Follower } from './vite/dev/follow-disk';
import { onHotUpdate } from './vite/dev/on-hot-update';
import { serveDev } from './vite/dev/serve-dev';
import { ENGINE, ENTRIES, PLAYGROUND, SITE } from './files/entries';
import { localModule, splitLocalModule } from './files/local-module';
import { isInside, toId } from './files/paths';
import type { FrameBuild } from 'live-playground/build';
import { createFrameBuild } from './output/frame/create-frame-build';
import { inAllLanguages, type Snapshot } from './snapshot/snapshot';
import { FRAME_DOCUMENT, FRAME_FOLDER } from 'live-playground/model';
import { demoModules } from './vite/demo-modules';
import { scopedNames } from './vite/scoped-names';
import { serverDemos } from './vite/server-demos';
import { packageFolder } from './files/installed-package';
import { jsxInScripts } from './output/frame/jsx-in-scripts';
import { lessImports } from './output/frame/less-imports';
import { hideControls } from './vite/hide-controls';
import { leaveOutEffects } from './vite/leave-out-effects';
import { loadImports } from './internals/load-imports';
import { NEXT, SERVER } from './files/output-folders';
import { resolveEngine } from './files/resolve-engine';
import { separateReact } from './vite/react/separate-react';
import { demoModule } from './output/data/island-modules';
import { previewSite } from './vite/server/preview-site';
import { BUILT_MODULES, IMPORT_LIST, IMPORTS, VIRTUAL_MODULES } from './output/data/virtual-modules';

/** What the command chooses. */
export interface DocsSiteOptions {
  /** False to leave compressing to the caller, who serves the site first. By default the build does it. */
  compress?: boolean;
  /** Takes each step of a build once it's done. Vite's logger if left out. */
  report?: (step: string) => void;
}

/**
 * Makes Vite build, serve and preview a documentation site.
 * @param input the site's configuration; its folder is Vite's root.
 */
export function docsSite(input: SiteConfigInput, options: DocsSiteOptions = {}): PluginOption[] {
  const config = readSiteConfig(input);
  return [
    resolveEngine(),
    leaveOutEffects(SITE),
    loadImports(),
    jsxInScripts(),
    ...docs(config, options),
    checkBrowserBundle(),
    ...react({ include: /\.(mdx?|[jt]sx|ts)$/ }),
  ];
}

function docs(config: SiteConfig, { compress = true, report }: DocsSiteOptions): Plugin[] {
  let libraries: Libraries;
  let store: Store;
  let dev = false;
  let frame: (snapshot: Snapshot) => Promise<FrameBuild>;
  let follower: Follower | undefined;
  let followApi = () => {};
  const demoOf = async (file: string) =>
    (await store.snapshot()).demosByFile.get(file)?.find((demo) => demo.file === file)?.id;
  const islandOf = async (file: string) => {
    const demo = await demoOf(file);
    return demo === undefined ? undefined : `\0virtual:island/${demo}`;
  };
  const plugin: Plugin = {
    name: 'live-docs',
    enforce: 'pre',

    config({ root = process.cwd(), cacheDir, server, preview }, { command }) {
      libraries = findLibraries(root, config);
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
        builder: {
          // One configuration for both bundles, so that the pages are read once.
          sharedConfigBuild: true,
          sharedPlugins: true,
          buildApp: (builder) => buildApp(builder, { store, compress, report }),
        },
        build: { reportCompressedSize: false },
      };
    },

    configResolved(resolved) {
      checkSetup(resolved.root, config, config.apiParser, libraries);
      const warn = (message: string) => resolved.logger.warn(message);
      dev = resolved.command === 'serve';
      frame = createFrameBuild({ root: resolved.root, isSmall: !dev });
      store = createStore(resolved.root, withoutTypes(resolved.root, config, warn), warn, libraries);
    },

    async buildStart() {
      if (dev || this.environment.name !== 'client') return;
      const snapshot = await store.snapshot();
      const { demos } = snapshot;
      const emit = (id: string, name: string) =>
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'allow-extension' });
      const moduleOf = demoModule(snapshot);
      // Entries, since no script imports them: documents and the page table name them.
      for (const { pages, locale } of inAllLanguages(snapshot))
        for (const page of pages.keys())
          emit(localModule(`virtual:page${page}`, locale?.id), path.posix.basename(page) || 'index');
      for (const demo of demos.values()) emit(moduleOf(demo), demo.id);
      emit(IMPORT_LIST, IMPORTS);
      const { chunks, document } = await frame(snapshot);
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const [name, code] of chunks) write(FRAME_FOLDER + name, code);
      write(`${FRAME_DOCUMENT}.html`, document);
    },

    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (prefixOf(splitLocalModule(id).id) in VIRTUAL_MODULES ? `\0${id}` : undefined),
    },

    load: {
      filter: { id: [/^\0virtual:/, /\.mdx?$/] },
      async handler(id) {
        if (id.startsWith('\0virtual:')) {
          const whole = await store.snapshot();
          const split = splitLocalModule(id.slice(1));
          const local = split.language === undefined ? undefined : whole.locales.get(split.language);
          const name = local ? split.id : id.slice(1);
          const snapshot = local ?? whole;
          const prefix = prefixOf(name);
          const target = this.environment.name !== 'client' ? 'server' : dev ? 'dev' : 'browser';
          return (
            (target === 'browser' ? BUILT_MODULES[name] : undefined) ??
            VIRTUAL_MODULES[prefix]?.(
              { snapshot, api: () => store.api(), frame: () => frame(snapshot), target },
              name.slice(prefix.length),
            )
          );
        }
        const entry = (await store.snapshot()).entryByFile.get(id);
        if (!entry) return undefined;
        const { code, warnings, included } = entry.compiled;
        for (const file of included) this.addWatchFile(file);
        if (this.environment.name === 'client') for (const warning of warnings) this.warn(warning);
        return { code, moduleType: 'js' };
      },
    },

    configureServer(server) {
      // Vite follows its root alone. A folder in there that is added again has its files' reports swallowed now and then.
      const docs = path.join(server.config.root, config.docs);
      if (!isInside(toId(server.config.root), toId(docs))) server.watcher.add(docs);
      follower = followDisk(server, store);
      followApi = createApiFollower(server, store);
      return () => serveDev(server, store, frame);
    },

    hotUpdate(options) {
      if (this.environment.name !== 'client' || !follower) return undefined;
      return onHotUpdate(store, follower, followApi, this.environment, options);
    },

    configurePreviewServer(server) {
      const { root } = server.config;
      const dist = path.resolve(root, config.output);
      previewSite(server, { dist, base: config.base, bundle: path.join(root, SERVER, 'server.mjs') });
    },
  };
  return [
    plugin,
    hideControls(demoOf),
    serverDemos(demoOf),
    demoModules(() => store.snapshot()),
    separateReact({ islandOf, mdxComponents: config.mdxComponents }),
  ];
}

/** Modules from which Vite finds all packages that the engine may need. It follows neither workers nor virtual modules. */
const SCANNED = [
  ENTRIES.docs,
  ENTRIES.demo,
  ENTRIES.demoView,
  ENTRIES.apiView,
  ENTRIES.galleryView,
  ENTRIES.playground,
  ENTRIES.upgradeView,
  ENTRIES.controlsView,
  ENTRIES.compileWorker,
];

/** Modules of the site that pages may import, beside their own. @param root id of the site's folder. */
function ownModules(root: string, { mdxComponents, languages }: SiteConfig): string[] {
  return [mdxComponents, ...languages.map(({ file }) => file)].flatMap((file) =>
    file ? path.posix.join(root, file) : [],
  );
}

/** `virtual:page` of `virtual:page/demo/simple`. */
function prefixOf(id: string): string {
  return id.split('/', 1)[0] ?? '';
}
