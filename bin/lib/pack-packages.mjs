// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './ensure-installed.mjs';
import { FOLDERS, readManifest } from './packages.mjs';
import { ROOT, runQuietly } from './run.mjs';

/**
 * Packs the packages as `npm publish` would. Ends the process and says why if that fails.
 * @param {string} folder for the tarballs, absolute
 * @param {{ isPacked?: boolean }} [options] takes the tarballs that are there
 * @returns {Promise<string[]>} their paths, in the order of `FOLDERS`
 */
export function packPackages(folder, { isPacked = false } = {}) {
  mkdirSync(folder, { recursive: true });
  return Promise.all(FOLDERS.map((name) => (isPacked ? findTarball(folder, name) : pack(folder, name))));
}

/** @param {string} folder @param {string} name of the package's folder */
function findTarball(folder, name) {
  const manifest = readManifest(`packages/${name}`);
  const file = join(folder, `${manifest.name}-${manifest.version}.tgz`);
  if (existsSync(file)) return file;
  console.error(`${file} is missing. Pack it with: npm run pack -- ${folder}`);
  process.exit(1);
}

/** @param {string} folder @param {string} name of the package's folder */
async function pack(folder, name) {
  const [command, ...args] = npmCommand(process.env.npm_execpath);
  const options = ['pack', '--json', '--loglevel=error', '--pack-destination', folder];
  const { code, output } = await runQuietly(command, [...args, ...options], { cwd: join(ROOT, 'packages', name) });
  if (code !== 0) {
    console.error(`packages/${name} can't be packed.\n${output}`);
    process.exit(1);
  }
  // The compiler may print lines before the list.
  const [{ filename }] = JSON.parse(/^\[[^]*?^\]/m.exec(output)?.[0] ?? '[{}]');
  return join(folder, filename);
}
