import { build, type Rolldown } from 'vite';
import { FRAME_SCRIPT_END, type FrameFiles } from '../../../model';
import { BOOTSTRAP, ENTRIES } from '../../files/entries';
import { collectImports } from '../../compile/demos/collect-imports';
import type { Snapshot } from '../../snapshot/snapshot';
import { keepLast } from '../../files/keep-last';
import { resolveEngine } from '../../files/resolve-engine';
import { resetWarnings } from '../../internals/reset-warnings';
import { trialRenderer } from '../../internals/trial-renderer';
import { renderFrame } from './render-frame';

/** The frame in which edited demos run. */
export interface FrameBuild {
  files: FrameFiles;
  /** Code of the chunks by name. */
  chunks: Map<string, string>;
  /** Its document, as HTML. */
  document: string;
}

interface FrameInput {
  /** Folder of the site, absolute. */
  root: string;
  /** Packages that demos import, as imports call them. */
  packages: string[];
  /** True to make the chunks small, with hashes in their names. */
  isSmall: boolean;
}

/** Builds the frame for the demos of a snapshot; once as long as they import the same packages, unless it fails. */
export function createFrameBuild(input: Omit<FrameInput, 'packages'>): (snapshot: Snapshot) => Promise<FrameBuild> {
  const keep = keepLast<string, FrameBuild>();
  return ({ demos }) => {
    const { packages } = collectImports(Object.fromEntries([...demos.values()].map(({ id, parts }) => [id, parts])));
    return keep(packages.join(' '), () => buildFrame({ ...input, packages }));
  };
}

/**
 * Bundles the runtime, what draws demos and each package as CommonJS chunks, which the frame evaluates as the page sends
 * them: of another origin, it can't load module scripts. What packages share is a chunk too. React is its development build.
 */
async function buildFrame({ root, packages, isSmall }: FrameInput): Promise<FrameBuild> {
  const names = new Map(packages.map((name) => [name.replace(/\W+/g, '-').replace(/^-/, ''), name]));
  const file = isSmall ? '[name]-[hash].js' : '[name].js';
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [resolveEngine(), resetWarnings(), packageModules()],
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { dedupe: ['react', 'react-dom'], alias: { 'react-dom/server': trialRenderer(root) } },
    build: {
      write: false,
      minify: isSmall,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          bootstrap: BOOTSTRAP,
          runtime: ENTRIES.frame,
          design: ENTRIES.design,
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
      design: entry('design').fileName,
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
    name: 'live-docs:frame-packages',
    resolveId: { filter: { id: /^\0frame-package:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0frame-package:/ },
      handler: (id) => `export * as all from ${JSON.stringify(id.slice(PACKAGE.length))};`,
    },
  };
}
