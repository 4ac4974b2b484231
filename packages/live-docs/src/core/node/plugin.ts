import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { buildApp, type BuildInput, type BuildOptions } from './vite/build-app';
import { keepBundles, noteModules } from './vite/keep-bundles';
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
import { splitLocalModule } from './files/local-module';
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
import { splitContent } from './output/data/content-module';
import { pageScript, TEXT_PAGE } from './output/data/page-files';
import { demoModule } from './output/data/island-modules';
import { previewSite } from './vite/server/serve-site';
import { BUILT_MODULES, IMPORT_LIST, IMPORTS, moduleWriter, wordedPart } from './output/data/virtual-modules';
import { GoneError, type WriterInput } from './output/data/writer';

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

/** What modules are written from beside a snapshot. */
type Asking = Omit<WriterInput, 'snapshot'>;

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
  const bundles = watchBundles(() => store.snapshot());
  const demosOf = async (file: string) =>
    (await store.snapshot()).demosByFile.get(file)?.filter((demo) => demo.file === file) ?? [];
  const demoOf = async (module: string) =>
    namedDemo(module) ?? (await demosOf(module)).find(({ exportName }) => exportName === undefined)?.id;
  const islandOf = async (module: string) => {
    const demo = await demoOf(module);
    return demo === undefined ? undefined : `\0virtual:island/${demo}`;
  };
  const noted = noteModules();

  /** The code of a module that the engine writes; undefined for any other. @throws {GoneError} */
  const codeOf = async (whole: Snapshot, id: string, { target, ...input }: Asking): Promise<string | undefined> => {
    const [, module, feature, component] = /^(.*)\?texts=(.*)&of=(\w+)$/.exec(id) ?? [];
    if (module && feature && component) return wordedPart(module, feature, component);
    if (!id.startsWith('\0virtual:')) {
      const entry = whole.entryByFile.get(id);
      return entry && ((!dev && splitContent(whole, entry)?.code) || entry.compiled.code);
    }
    const split = splitLocalModule(id.slice(1));
    const local = split.language === undefined ? undefined : whole.locales.get(split.language);
    const name = local ? split.id : id.slice(1);
    const snapshot = local ?? whole;
    const prefix = prefixOf(name);
    const built = target === 'browser' ? BUILT_MODULES[name] : undefined;
    return built ?? moduleWriter(snapshot, prefix)?.({ snapshot, target, ...input }, name.slice(prefix.length));
  };
  const keepAll: BuildInput['keepBundles'] = (snapshot, folders) =>
    keepBundles({
      ...folders,
      snapshot,
      modules: noted.modules,
      codeOf: async (environment, id) =>
        (await codeOf(snapshot, id, {
          target: environment === 'client' ? 'browser' : 'server',
          api: () => store.api(),
          // It takes seconds to make, and is made of what is looked at anyway.
          frame: async () => NO_FRAME,
        })) ?? snapshot.files.made.get(id)?.text,
    });
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
          buildApp: (builder) =>
            buildApp(builder, { ...options, store, keepBundles: keepAll, blameDemos: bundles.blameDemos }),
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
      const scripts = inAllLanguages(snapshot).flatMap((local) =>
        [...local.pages.values()].map((page): [string, string] => {
          const id = pageScript(snapshot, local, page);
          return [id, id.startsWith(TEXT_PAGE) ? 'text' : path.posix.basename(page.path) || 'index'];
        }),
      );
      for (const [id, name] of new Map(scripts)) emit(id, name);
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
      filter: { id: [/^\0virtual:/, /\.mdx?$/, /\?texts=/] },
      async handler(id) {
        const snapshot = await store.snapshot();
        const isClient = this.environment.name === 'client';
        const entry = snapshot.entryByFile.get(id);
        if (dev && entry) {
          const { warnings, included, listed } = entry.compiled;
          for (const file of included) this.addWatchFile(file);
          listed.forEach(watch);
          if (isClient) for (const warning of warnings) this.warn(warning);
        }
        const api = () => {
          apiReaders.add(id);
          return store.api();
        };
        try {
          const target = !isClient ? 'server' : dev ? 'dev' : 'browser';
          const code = await codeOf(snapshot, id, { target, api, frame: () => frame(snapshot) });
          return code === undefined ? undefined : { code, moduleType: 'js' };
        } catch (error) {
          // A browser that hasn't heard yet that an author took it away is answered that it's not there.
          if (dev && error instanceof GoneError) return undefined;
          throw error;
        }
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
    noted.plugin,
  ];
}

const NO_FRAME: FrameBuild = {
  files: { chunks: {}, runtime: '', packages: {} },
  chunks: new Map(),
  document: '',
  sources: [],
};

/** `virtual:page` of `virtual:page/demo/simple`. */
function prefixOf(id: string): string {
  return id.split('/', 1)[0] ?? '';
}
