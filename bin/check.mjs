// @ts-check
// Types, lint, format and boundaries, side by side: `npm run check`.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { findCommand, runQuietly } from './lib/run.mjs';

const CACHE = 'node_modules/.cache';

await ensureInstalled();
const results = await Promise.all([
  check('types', 'typescript', ['-b'], 'tsc'),
  check('lint', 'oxlint', []),
  check('format', 'prettier', [
    '--check',
    '.',
    '--cache',
    '--cache-location',
    `${CACHE}/prettier-check`,
    '--log-level',
    'warn',
  ]),
  check('boundaries', 'dependency-cruiser', ['src', 'docs', 'bin', 'bench', 'tests', 'site.config.ts'], 'depcruise'),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;

/**
 * Runs one check and prints a line of it; what it says follows where it fails.
 * @param {string} title
 * @param {string} name of the package
 * @param {string[]} args
 * @param {string} [command] of the package
 */
async function check(title, name, args, command) {
  const start = performance.now();
  const { code, output } = await runQuietly(process.execPath, [findCommand(name, command), ...args]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${title.padEnd(12)}${code === 0 ? 'ok    ' : 'failed'}${seconds.padStart(8)} s`);
  if (code !== 0) console.log(output);
  return code === 0;
}
