// @ts-check
// Whether the tests notice mistakes: puts each fault of tests/faults into a copy of the project, runs the tests that
// should fail, and lists the faults that pass unnoticed. `npm run test:faults -- search` tries those with "search" in
// their name or their file; `--unit` leaves out those that need a browser.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ensureBrowser } from './lib/find-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { findCommand, ROOT, runQuietly } from './lib/run.mjs';
import { trackedNames } from './lib/tracked-files.mjs';

/** Milliseconds for the tests of a fault. Some faults are loops without an end: tests that don't end have noticed them. */
const LIMIT = 120_000;

await ensureInstalled();
const { FAULTS, putFault } = await import('../tests/faults/faults.mjs');
const unitOnly = process.argv.includes('--unit');
const CHROMIUM_PATH = unitOnly ? '' : await ensureBrowser();
const [wanted = ''] = process.argv.slice(2).filter((each) => each !== '--unit');
const faults = FAULTS.filter(({ name, file, e2e }) => `${name} ${file}`.includes(wanted) && !(unitOnly && e2e));
const copy = copyProject();
process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
// A signal ends the whole run, not only the tests of one fault.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** @type {string[]} */
const problems = [];
const before = await test({
  unit: faults.flatMap(({ unit = [] }) => unit),
  e2e: faults.flatMap(({ e2e = [] }) => e2e),
});
if (before.code !== 0) problems.push(`The tests fail without a fault:\n${before.output}`);

for (const fault of before.code === 0 ? faults : []) {
  const start = performance.now();
  const outcome = await tryFault(fault);
  console.log(`${outcome.padEnd(10)}${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${fault.name}`);
  if (outcome !== 'noticed') problems.push(`${outcome}: ${fault.name} (${fault.file})`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
console.log(problems.length > 0 ? `\n${problems.join('\n')}` : `\nAll ${faults.length} faults were noticed.`);

/**
 * Puts a fault into the copy, runs its tests and takes the fault out again.
 * @param {import('../tests/faults/faults.mjs').Fault} fault
 * @returns {Promise<'noticed' | 'unnoticed' | 'outdated'>} `outdated` if the fault has no place in the file
 */
async function tryFault(fault) {
  const file = join(copy, fault.file);
  const text = readFileSync(file, 'utf8');
  const faulty = putFault(text, fault);
  if (faulty === text) return 'outdated';
  writeFileSync(file, faulty);
  const { code } = await test(fault, LIMIT);
  writeFileSync(file, text);
  return code === 0 ? 'unnoticed' : 'noticed';
}

/**
 * @param {Pick<import('../tests/faults/faults.mjs').Fault, 'unit' | 'e2e' | 'grep'>} tests
 * @param {number} [limit] in milliseconds
 * @returns {Promise<{ code: number, output: string }>}
 */
async function test({ unit = [], e2e = [], grep }, limit) {
  const outcomes = [];
  if (unit.length > 0)
    outcomes.push(await runInCopy(findCommand('vitest'), ['run', '--bail=1', ...new Set(unit)], '1', limit));
  if (e2e.length > 0) {
    const filter = grep ? ['--grep', grep] : [];
    const args = ['test', '--project=built', '--max-failures=1', '--retries=0', ...filter, ...new Set(e2e)];
    outcomes.push(await runInCopy(findCommand('@playwright/test'), args, '0', limit));
  }
  return {
    code: Math.max(0, ...outcomes.map(({ code }) => code)),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {'0' | '1'} all whether tests run that belong to `npm run test:all` alone
 * @param {number} [limit] in milliseconds
 */
function runInCopy(script, args, all, limit) {
  const env = { CHROMIUM_PATH, TEST_ALL: all };
  return runQuietly(process.execPath, [script, ...args], { cwd: copy, env, limit });
}

/** Copies what git knows of the project, or would take, and links the packages and the history. @returns the folder */
function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'live-docs-faults-'));
  for (const name of trackedNames()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name));
  }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'), folder);
  // The dates under the pages come from the history.
  symlinkSync(join(ROOT, '.git'), join(folder, '.git'), 'junction');
  return folder;
}

/**
 * Links the packages that are installed. Those of the project are links themselves: in the copy they lead to its own, which have the faults.
 * @param {string} from @param {string} to
 * @param {string} folder of the copy
 */
function linkPackages(from, to, folder) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (entry.name.startsWith('@')) linkPackages(source, join(to, entry.name), folder);
    else if (entry.name !== '.vite' && entry.name !== '.cache') {
      const own = relative(ROOT, realpathSync(source));
      symlinkSync(entry.isSymbolicLink() ? join(folder, own) : source, join(to, entry.name), 'junction');
    }
  }
}
