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
  const npm = process.env.npm_execpath ?? '';
  const args = ['ci', '--include=dev'];
  const code = await (/npm-cli\.c?js$/.test(npm) ? run(process.execPath, [npm, ...args]) : run('npm', args));
  if (code === 0) return;
  console.error('\nThe packages could not be installed. See what npm said above, then run "npm ci" by hand.');
  process.exit(1);
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
