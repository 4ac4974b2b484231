#!/usr/bin/env node
// @ts-check
// The command `live-docs`. In this repository it runs from its sources, in a package from what was compiled of them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { checkNode } from './check-node.mjs';

const source = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const compiled = new URL('../lib/cli/main.js', import.meta.url).href;
const args = process.argv.slice(2);

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const problem = checkNode(process.versions.node, engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
// Vite takes the mode from here, and whatever it is used for first would set it for all that follows.
process.env.NODE_ENV ??= args[0] === 'dev' ? 'development' : 'production';
// The bundler's allocator reads these when it's loaded: it then takes memory as it's used, and returns what is free at once.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
// V8 collects garbage once the heap has grown by a fifth. Beside the other threads of a build this costs no time.
setFlagsFromString('--heap-growing-percent=20');
// A command ends before most optimised code would pay off: functions have to run six times as long before V8 compiles them.
setFlagsFromString('--interrupt-budget=400000');
/** @type {{ main(args: string[]): Promise<number> }} */
const { main } = existsSync(source) ? await importSource() : await import(compiled);
process.exitCode = await main(args);

/** Bundles the command's sources, in a third of the time that importing them one by one takes, and imports the bundle. */
async function importSource() {
  const { build } = await import('vite');
  // In the package, so that its imports of other packages are found.
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folder = path.join(root, 'node_modules/.cache');
  const name = `live-docs-${process.pid}.mjs`;
  await build({
    configFile: false,
    root,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [keepAddresses()],
    // The sources of the playground beside this package are a part of the bundle.
    ssr: { noExternal: ['live-playground'], resolve: { conditions: ['live-docs-source', 'import', 'default'] } },
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      sourcemap: 'inline',
      rolldownOptions: {
        external: (/** @type {string} */ id) => /^(?!live-playground\/)[@\w]/.test(id) && !path.isAbsolute(id),
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  });
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(path.join(folder, name)).href);
  } finally {
    rmSync(path.join(folder, name));
  }
}

/** The sources look for files beside them. */
function keepAddresses() {
  return {
    name: 'live-docs:keep-addresses',
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (/** @type {string} */ code, /** @type {string} */ id) =>
        code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  };
}
