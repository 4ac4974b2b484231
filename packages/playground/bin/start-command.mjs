// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
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
 * Imports a module of a package's sources, such as its command, as one bundle, in a third of the time that importing them one by one takes. The bundle is kept by what is
 * in it.
 * @param {string} name of the bundle
 * @param {string} source
 * @param {string} root of the package
 * @returns {Promise<any>}
 */
export async function importSource(name, source, root) {
  // In the package, so that its imports of other packages are found.
  const folder = path.join(root, 'node_modules/.cache');
  const file = path.join(folder, `${name}-${hashSources(root)}.mjs`);
  if (!existsSync(file)) {
    const unfinished = `${name}-${process.pid}.mjs`;
    await bundle(source, root, folder, unfinished);
    dropOld(folder, name);
    renameSync(path.join(folder, unfinished), file);
  }
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(file).href);
}

/**
 * Hashes what a bundle is made from: the sources of this repository's packages, how they name each other, where they are, and this
 * script.
 * @param {string} root of one of the packages
 */
function hashSources(root) {
  const packages = path.dirname(path.resolve(root));
  const hash = createHash('sha256').update(packages);
  const add = (/** @type {string} */ file) => hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  add(fileURLToPath(import.meta.url));
  for (const one of readdirSync(packages).sort()) {
    const [manifest, src] = ['package.json', 'src'].map((name) => path.join(packages, one, name));
    if (!manifest || !existsSync(manifest)) continue;
    add(manifest);
    if (!src || !existsSync(src)) continue;
    for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(tsx?|mjs|json)$/.test(name) && !/\.test\./.test(name)) add(path.join(src, name));
  }
  return hash.digest('base64url').slice(0, 16);
}

/** Milliseconds for which a bundle is kept beside newer ones: a command that has just found it needs it. */
const KEPT = 10 * 60_000;

/**
 * Deletes the package's bundles of earlier sources.
 * @param {string} folder
 * @param {string} name
 */
function dropOld(folder, name) {
  for (const file of readdirSync(folder)) {
    const old = path.join(folder, file);
    if (
      file.startsWith(`${name}-`) &&
      Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > KEPT
    )
      rmSync(old, { force: true });
  }
}

/**
 * Bundles the command's sources.
 * @param {string} source
 * @param {string} root
 * @param {string} folder to write to
 * @param {string} file its name
 */
async function bundle(source, root, folder, file) {
  const { build } = await import('vite');
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
