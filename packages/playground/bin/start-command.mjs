// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from './check-node.mjs';

/** Packages of this repository that commands import. */
const SOURCES = /^live-(playground|docs(-migrate)?)(\/|$)/;

/** @typedef {{ main(args: string[]): Promise<number> }} Command */

/**
 * Runs a package's command, `cli/main`: from its sources in this repository, from what was compiled of them in a package. On a
 * version of Node that doesn't fit it says so.
 * @param {string} script address of the script in the package's folder `bin`
 * @param {() => void} [prepare] called before anything else is imported
 */
export async function startCommand(script, prepare) {
  const root = new URL('..', script);
  const { name, engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const problem = checkNode(name, process.versions.node, engines.node);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  prepare?.();
  const source = fileURLToPath(new URL('src/cli/main.ts', root));
  /** @type {Command} */
  const { main } = existsSync(source)
    ? await importSource(name, source, fileURLToPath(root))
    : await import(new URL('lib/cli/main.js', root).href);
  process.exitCode = await main(process.argv.slice(2));
}

/**
 * Bundles the command's sources, in a third of the time that importing them one by one takes, and imports the bundle.
 * @param {string} name of the package
 * @param {string} source
 * @param {string} root
 * @returns {Promise<Command>}
 */
async function importSource(name, source, root) {
  const { build } = await import('vite');
  // In the package, so that its imports of other packages are found.
  const folder = path.join(root, 'node_modules/.cache');
  const file = `${name}-${process.pid}.mjs`;
  await build({
    configFile: false,
    root,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [keepAddresses()],
    // The sources of this repository's other packages are a part of the bundle.
    ssr: { noExternal: [SOURCES], resolve: { conditions: ['live-docs-source', 'import', 'default'] } },
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      sourcemap: 'inline',
      rolldownOptions: {
        external: (/** @type {string} */ id) => /^[@\w]/.test(id) && !SOURCES.test(id) && !path.isAbsolute(id),
        output: { entryFileNames: file, codeSplitting: false },
      },
    },
  });
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(path.join(folder, file)).href);
  } finally {
    rmSync(path.join(folder, file));
  }
}

/** The sources look for files beside them. */
function keepAddresses() {
  return {
    name: 'live-playground:keep-addresses',
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (/** @type {string} */ code, /** @type {string} */ id) =>
        code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  };
}
