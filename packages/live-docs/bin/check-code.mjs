// @ts-check
import { fileURLToPath } from 'node:url';

/**
 * Runs `live-docs check-code` with the site that a package has inside: the command of such a package is this line.
 * @param {URL} site folder of a built site. Its `build.json` and its data file `tools` are read.
 */
export async function checkCode(site) {
  process.argv.splice(2, 0, 'check-code', '--site', fileURLToPath(site));
  await import('./live-docs.mjs');
}
