import { build, type Alias, type PluginOption, type Rolldown } from 'vite';
import { FRAME_SCRIPT_END, type FrameFiles } from '../model/live';
import { resetWarnings } from '../internals/reset-warnings';
import { trialRenderer } from '../internals/trial-renderer';
import { findModule } from './find-module';
import { renderFrame } from './render-frame';
import { watchSources } from './watch-sources';

/** The frame in which edited demos run. */
export interface FrameBuild {
  files: FrameFiles;
  /** Code of the chunks by name. */
  chunks: Map<string, string>;
  /** Its document, as HTML. */
  document: string;
  /** Files that it was built from, absolute. */
  sources: string[];
}

export interface FrameInput {
  /** Folder from which packages are resolved, absolute. */
  root: string;
  /** Packages that edited code may import, as imports call them. */
  packages: readonly string[];
  /** Module that draws what the frame shows (`draw`), if there's one: absolute. */
  design?: string;
  plugins?: PluginOption[];
  /** Where imports lead that name no package, or not the one that's installed. */
  aliases?: readonly Alias[];
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

/**
 * Bundles the runtime, what draws demos and each package as CommonJS chunks, which the frame evaluates as the page sends
 * them: of another origin, it can't load module scripts. What packages share is a chunk too. React is its development build.
 */
export async function buildFrame(input: FrameInput): Promise<FrameBuild> {
  const { root, packages, design, plugins = [], aliases = [], isSmall } = input;
  const names = nameChunks(packages);
  const sources = new Set<string>();
  const file = isSmall ? '[name]-[hash].js' : '[name].js';
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [...plugins, resetWarnings(), packageModules(), watchSources(sources)],
    define: { 'process.env.NODE_ENV': '"development"' },
    // Whatever the library's own tsconfig.json says, which may leave JSX as it is.
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: [...aliases, { find: 'react-dom/server', replacement: trialRenderer(root) }],
    },
    build: {
      write: false,
      minify: isSmall,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          bootstrap: findModule('frame/bootstrap'),
          runtime: findModule('frame/runtime'),
          ...(design === undefined ? {} : { design }),
          ...Object.fromEntries([...names].map(([name, specifier]) => [name, PACKAGE + specifier])),
        },
        preserveEntrySignatures: 'strict',
        output: {
          format: 'cjs',
          exports: 'named',
          entryFileNames: file,
          chunkFileNames: file,
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|react-refresh|scheduler)[\\/]|frame[\\/]refresh\./,
              },
            ],
          },
        },
      },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');
  const entry = (name: string) => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!found) throw new Error(`The frame's build has no chunk for ${name}`);
    return found;
  };
  const bootstrap = entry('bootstrap');
  const others = chunks.filter((chunk) => chunk !== bootstrap);
  return {
    files: {
      chunks: Object.fromEntries(others.map(({ fileName, imports }) => [fileName, imports])),
      runtime: entry('runtime').fileName,
      ...(design === undefined ? {} : { design: entry('design').fileName }),
      packages: Object.fromEntries([...names].map(([name, specifier]) => [specifier, entry(name).fileName])),
    },
    chunks: new Map(others.map(({ fileName, code }) => [fileName, code + FRAME_SCRIPT_END])),
    // A script of a document has no `exports`; its entry exports nothing.
    document: renderFrame(`{const exports={};${bootstrap.code.trim()}}`),
    sources: [...sources],
  };
}

/** The names of chunks, each for one package: `rc-component-table`. */
function nameChunks(packages: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const isTaken = (name: string) => names.has(name) || ['bootstrap', 'runtime', 'design'].includes(name);
  for (const specifier of packages) {
    const plain = specifier.replace(/\W+/g, '-').replace(/^-/, '');
    let name = plain;
    for (let at = 2; isTaken(name); at++) name = `${plain}-${at}`;
    names.set(name, specifier);
  }
  return names;
}

/** Start of the id of a module that exports a package. */
const PACKAGE = '\0frame-package:';

/**
 * Modules with the exports of a package as `all`. A CommonJS package that is an entry itself would replace the exports of
 * the chunk that it shares with others.
 */
function packageModules(): Rolldown.Plugin {
  return {
    name: 'live-playground:frame-packages',
    resolveId: { filter: { id: /^\0frame-package:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0frame-package:/ },
      handler: (id) => `export * as all from ${JSON.stringify(id.slice(PACKAGE.length))};`,
    },
  };
}
