// @ts-check
// Types, lint, format, boundaries, what nothing uses, pages, and the public API, side by side: `npm run check`.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { findCommand, ROOT, runQuietly } from './lib/run.mjs';

/** All props of both sites have a text. */
const covered = ['--min-coverage', '100'];

await ensureInstalled();
// Each check ends with this process.
process.setMaxListeners(20);
const results = await Promise.all([
  // More checkers would check what files share once more each, and there are no cores left for them.
  check('types', findCommand('typescript-7', 'tsc'), ['-b', '--checkers', '1']),
  check('lint', findCommand('oxlint'), []),
  check('format', findCommand('oxfmt'), ['--check']),
  check('boundaries', findCommand('dependency-cruiser', 'depcruise'), ['packages', 'site', 'examples', 'bin']),
  check('unused', findCommand('knip'), ['--cache', '--no-progress']),
  check('pages', `${ROOT}packages/live-docs/bin/live-docs.mjs`, ['check', 'site', ...covered]),
  check('example', `${ROOT}packages/live-docs/bin/live-docs.mjs`, ['check', 'examples/dropdown', ...covered]),
  check('plugins', `${ROOT}packages/live-docs/bin/live-docs.mjs`, ['check', 'examples/plugins/site']),
  check('docs', `${ROOT}packages/live-docs/bin/live-docs.mjs`, ['check', 'packages/live-docs']),
  check('api', `${ROOT}scripts/api/check-api.mjs`, []),
  check('words', `${ROOT}bin/check-words.mjs`, []),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;

/**
 * Runs one check and prints a line of it; what it says follows where it fails, and what the pages lack in any case.
 * @param {string} title
 * @param {string} script
 * @param {string[]} args
 */
async function check(title, script, args) {
  const start = performance.now();
  const { code, output } = await runQuietly(process.execPath, [script, ...args]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${title.padEnd(12)}${code === 0 ? 'ok    ' : 'failed'}${seconds.padStart(8)} s`);
  if (output.trim() && (code !== 0 || title === 'pages')) console.log(`${output.trim()}\n`);
  return code === 0;
}
