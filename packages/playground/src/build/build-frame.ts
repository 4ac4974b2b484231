import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, normalizePath, type PluginOption, type Rolldown } from 'vite';
import { FRAME_SCRIPT_END, type FrameFiles } from '../model/live';
import { resetWarnings } from '../internals/reset-warnings';
import { trialRenderer } from '../internals/trial-renderer';
import { renderFrame } from './render-frame';

/** The frame in which edited demos run. */
export interface FrameBuild {
  files: FrameFiles;
  /** Code of the chunks by name. */
  chunks: Map<string, string>;
  /** Its document, as HTML. */
  document: string;
}

export interface FrameInput {
  /** Folder from which packages are resolved, absolute. */
  root: string;
  /** Packages that edited code may import, as imports call them. */
  packages: readonly string[];
  /** Module that draws what the frame shows (`draw`), if there's one: absolute. */
  design?: string;
  plugins?: PluginOption[];
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

/**
 * Bundles the runtime, what draws demos and each package as CommonJS chunks, which the frame evaluates as the page sends
 * them: of another origin, it can't load module scripts. What packages share is a chunk too. React is its development build.
 */
export async function buildFrame({ root, packages, design, plugins = [], isSmall }: FrameInput): Promise<FrameBuild> {
  const names = new Map(packages.map((name) => [name.replace(/\W+/g, '-').replace(/^-/, ''), name]));
  const file = isSmall ? '[name]-[hash].js' : '[name].js';
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins, resetWarnings(), packageModules()],
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { dedupe: ['react', 'react-dom'], alias: { 'react-dom/server': trialRenderer(root) } },
    build: {
      write: false,
      minify: isSmall,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          bootstrap: find('frame/bootstrap'),
          runtime: find('frame/runtime'),
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
  };
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

/** Folder of this package's modules: `src`, or `lib` in the published package. */
const MODULES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function find(name: string): string {
  const file = normalizePath(path.join(MODULES, name));
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`;
}
