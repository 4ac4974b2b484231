// @ts-check
import { readFileSync } from 'node:fs';
import { ROOT, run } from './run.mjs';

/**
 * Installs the packages of `package-lock.json` if those in `node_modules` differ. npm refuses and names the versions it
 * expects if this Node is none of them (`engine-strict` in `.npmrc`).
 */
export async function ensureInstalled() {
  if (isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))) return;

  console.log('Installing packages: npm ci');
  const [command, ...args] = npmCommand(process.env.npm_execpath);
  if ((await run(command, [...args, 'ci', '--include=dev'])) === 0) return;
  console.error('\nThe packages could not be installed. See what npm said above, then run "npm ci" by hand.');
  process.exit(1);
}

/**
 * How npm is started: by this Node where npm has started it, else by its name. On Windows that's a batch file, which only the
 * system's shell runs.
 * @param {string} [script] npm's own, where it's known
 * @param {NodeJS.Platform} [platform]
 * @returns {[command: string, ...args: string[]]}
 */
export function npmCommand(script = '', platform = process.platform) {
  if (/npm-cli\.c?js$/.test(script)) return [process.execPath, script];
  return platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}

/**
 * True where every package that is wanted is there in the version that is wanted. Optional ones may be missing: they
 * are for other systems.
 * @param {Packages | undefined} wanted of `package-lock.json`
 * @param {Packages | undefined} present of the record that npm keeps in `node_modules`
 */
export function isInstalled(wanted = {}, present) {
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = present[path];
    if (path === '' || (!found && optional)) return true;
    return found?.version === version && found?.integrity === integrity;
  });
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by their path */

/**
 * @param {string} file a lock file, from the project's folder
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(ROOT + file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
