import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { buildApp, type BuildOptions } from './vite/build-app';
import { checkBrowserBundle, leaveOutEffects } from './vite/bundle-contents';
import { checkSetup, withoutTypes } from './config/check-setup';
import type { SiteConfig } from './config/site-config';
import { findLibraries } from './library/find-libraries';
import type { Libraries } from './library/library';
import { createStore, type Store } from './snapshot/create-store';
import { createApiFollower, type ApiFollower } from './vite/dev/follow-api';
import { followDisk, type Follower } from './vite/dev/follow-disk';
import { onHotUpdate } from './vite/dev/on-hot-update';
import { serveDev } from './vite/dev/serve-dev';
import { serveInnerSites } from './vite/dev/serve-inner-sites';
import { namedDemo } from './files/demo-module';
import { MODULES } from './files/entries';
import { localModule, splitLocalModule } from './files/local-module';
import { isInside, toId } from './files/paths';
import type { FrameBuild } from 'live-playground/build';
import { createFrameBuild } from './output/frame/create-frame-build';
import { inAllLanguages, type Snapshot } from './snapshot/snapshot';
import { FRAME_DOCUMENT, FRAME_FOLDER } from 'live-playground/model';
import { watchBundles } from './vite/broken-demos';
import { demoModules, hideControls, keepLinks, namedDemos, serverDemos } from './vite/demo-modules';
import { madeModules } from './vite/made-modules';
import { viteConfig } from './vite/vite-config';
import { readModules } from './output/frame/read-modules';
import { loadImports } from './internals/load-imports';
import { SERVER } from './files/output-folders';
import { resolveEngine } from './files/resolve-engine';
import { separateReact } from './vite/separate-react';
import { contentModule } from './output/data/content-module';
import { demoModule } from './output/data/island-modules';
import { previewSite } from './vite/server/serve-site';
import { BUILT_MODULES, IMPORT_LIST, IMPORTS, moduleWriter, wordedPart } from './output/data/virtual-modules';
import { GoneError } from './output/data/writer';

/**
 * Makes Vite build, serve and preview a documentation site.
 * @param config the site's configuration; its folder is Vite's root.
 */
export function docsSite(config: SiteConfig, options: BuildOptions = {}): PluginOption[] {
  return [
    resolveEngine(),
    leaveOutEffects(MODULES),
    loadImports(),
    ...readModules(),
    ...docs(config, options),
    checkBrowserBundle(),
    ...react({ include: /\.(mdx?|[jt]sx|ts)$/ }),
  ];
}

function docs(config: SiteConfig, options: BuildOptions): Plugin[] {
  let libraries: Libraries;
  let store: Store;
  let dev = false;
  let frame: (snapshot: Snapshot) => Promise<FrameBuild>;
  let follower: Follower | undefined;
  let api: ApiFollower | undefined;
  const apiReaders = new Set<string>();
  /** Follows a folder while developing. */
  let watch = (_: string): void => {};
  const told = new Set<string>();
  const bundles = watchBundles(() => store.snapshot());
  const demosOf = async (file: string) =>
    (await store.snapshot()).demosByFile.get(file)?.filter((demo) => demo.file === file) ?? [];
  const demoOf = async (module: string) =>
    namedDemo(module) ?? (await demosOf(module)).find(({ exportName }) => exportName === undefined)?.id;
  const islandOf = async (module: string) => {
    const demo = await demoOf(module);
    return demo === undefined ? undefined : `\0virtual:island/${demo}`;
  };
  const plugin: Plugin = {
    name: 'live-docs',
    enforce: 'pre',

    config(user, { command }) {
      libraries = findLibraries(user.root ?? process.cwd(), config);
      return {
        ...viteConfig(config, libraries, user, command),
        builder: {
          // One configuration for both bundles, so that the pages are read once.
          sharedConfigBuild: true,
          sharedPlugins: true,
          buildApp: (builder) => buildApp(builder, { ...options, store, blameDemos: bundles.blameDemos }),
        },
      };
    },

    configResolved(resolved) {
      checkSetup(resolved.root, config, config.apiParser, libraries);
      const warn = (message: string) => resolved.logger.warn(message);
      dev = resolved.command === 'serve';
      frame = createFrameBuild({ root: resolved.root, isSmall: !dev });
      const own = withoutTypes(resolved.root, config, warn);
      store = createStore(resolved.root, own, { warn, isAwaited: !dev }, libraries);
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
      // A named demo is another module for pages on the server: see `serverDemos`.
      handler: (id) =>
        namedDemo(id) === undefined && moduleWriter({ config }, prefixOf(splitLocalModule(id).id))
          ? `\0${id}`
          : undefined,
    },

    load: {
      filter: { id: [/^\0virtual:/, /\.mdx?(?:\?runs)?$/, /\?texts=/] },
      async handler(id) {
        const [, module, feature, component] = /^(.*)\?texts=(.*)&of=(\w+)$/.exec(id) ?? [];
        if (module && feature && component) return { code: wordedPart(module, feature, component), moduleType: 'js' };
        if (id.startsWith('\0virtual:')) {
          const whole = await store.snapshot();
          const split = splitLocalModule(id.slice(1));
          const local = split.language === undefined ? undefined : whole.locales.get(split.language);
          const name = local ? split.id : id.slice(1);
          const snapshot = local ?? whole;
          const prefix = prefixOf(name);
          const target = this.environment.name !== 'client' ? 'server' : dev ? 'dev' : 'browser';
          const readApi = () => {
            apiReaders.add(id);
            return store.api();
          };
          const built = target === 'browser' ? BUILT_MODULES[name] : undefined;
          if (built !== undefined) return built;
          try {
            return await moduleWriter(snapshot, prefix)?.(
              { snapshot, api: readApi, frame: () => frame(snapshot), target },
              name.slice(prefix.length),
            );
          } catch (error) {
            // A browser that hasn't heard yet that an author took it away is answered that it's not there.
            if (dev && error instanceof GoneError) return undefined;
            throw error;
          }
        }
        const snapshot = await store.snapshot();
        const entry = snapshot.entryByFile.get(id.replace(/\?.*/, ''));
        if (!entry) return undefined;
        const { code, warnings, included, listed } = entry.compiled;
        const isClient = this.environment.name === 'client';
        if (entry.file === id) {
          for (const file of included) this.addWatchFile(file);
          listed.forEach(watch);
          // Pages that are made of one file warn of the same.
          if (isClient) for (const warning of warnings) if (dev || !told.has(warning)) this.warn(warning);
          if (isClient) for (const warning of warnings) told.add(warning);
        }
        return { code: dev ? code : contentModule(snapshot, entry, id, !isClient), moduleType: 'js' };
      },
    },

    configureServer(server) {
      // Vite follows its root alone. A folder in there that is added again has its files' reports swallowed now and then.
      watch = (folder) => {
        if (!isInside(toId(server.config.root), toId(folder))) server.watcher.add(folder);
      };
      watch(path.join(server.config.root, config.docs));
      follower = followDisk(server, store);
      api = createApiFollower(server, store, apiReaders);
      serveInnerSites(server, store);
      return () => serveDev(server, store, frame);
    },

    hotUpdate(update) {
      if (this.environment.name !== 'client' || !follower || !api) return undefined;
      return onHotUpdate(store, follower, api, this.environment, update);
    },

    configurePreviewServer(server) {
      const { root } = server.config;
      const dist = path.resolve(root, config.output);
      previewSite(server, { dist, base: config.base, bundle: path.join(root, SERVER, 'server.mjs') });
    },
  };
  return [
    plugin,
    hideControls(async (file) => (await demosOf(file)).length > 0),
    serverDemos(demoOf),
    madeModules(async () => (await store.snapshot()).files.made),
    keepLinks(async (file) => {
      const { entryByFile, demosByFile } = await store.snapshot();
      return entryByFile.has(file) || demosByFile.has(file);
    }),
    demoModules(() => store.snapshot()),
    bundles.plugin,
    separateReact({ islandOf, mdxComponents: config.mdxComponents }),
    namedDemos(),
  ];
}

/** `virtual:page` of `virtual:page/demo/simple`. */
function prefixOf(id: string): string {
  return id.split('/', 1)[0] ?? '';
}
