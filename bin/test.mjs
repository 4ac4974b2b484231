// @ts-check
// All that proves the site: checks and unit tests beside the builds of the sites and tests of demos, then end-to-end tests. Stops
// at the first step that fails. With `--all` it tries every page, demo and mutation, and then whether the tests notice faults.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, findFirefox } from './lib/find-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { listSlowest, readPlaywright, readVitest } from './lib/read-results.mjs';
import { run, runPackage, runQuietly } from './lib/run.mjs';

const all = process.argv.includes('--all');
await ensureInstalled();
const CHROMIUM_PATH = await ensureBrowser();
const folder = mkdtempSync(join(tmpdir(), 'live-docs-test-'));
const unit = join(folder, 'unit.json');
const e2e = join(folder, 'e2e.json');
const firefox = all ? await findFirefox() : undefined;
const LIVE_DOCS = 'packages/live-docs/bin/live-docs.mjs';
const env = { TEST_ALL: all ? '1' : '0' };
/** @returns {import('./lib/read-results.mjs').Results} */
const noResults = () => ({ passed: 0, failed: 0, broken: [], files: [] });

const steps = [
  {
    title: 'Checks, builds, unit tests and demos',
    // Two rows of commands, so that both cores are busy throughout: each takes what the other leaves.
    run: async () => {
      const codes = await Promise.all([inTurn([check, testUnits]), inTurn([buildSites, testDemos])]);
      return Math.max(...codes);
    },
    read: () => readVitest(unit),
  },
  {
    title: 'End-to-end tests',
    run: () =>
      runPackage('@playwright/test', ['test', '--reporter=list,json'], {
        ...env,
        TEST_SITES_BUILT: '1',
        CHROMIUM_PATH,
        ...(firefox ? { FIREFOX_PATH: firefox } : {}),
        PLAYWRIGHT_JSON_OUTPUT_FILE: e2e,
      }),
    read: () => readPlaywright(e2e),
  },
  ...(all
    ? [
        {
          title: 'Faults',
          run: () => run(process.execPath, ['bin/test-faults.mjs'], { CHROMIUM_PATH }),
          read: noResults,
        },
      ]
    : []),
];

/**
 * Runs commands one after the other, up to the first that fails.
 * @param {(() => Promise<number>)[]} commands
 * @returns the exit code
 */
async function inTurn(commands) {
  for (const command of commands) {
    const code = await command();
    if (code !== 0) return code;
  }
  return 0;
}

function check() {
  return run(process.execPath, ['bin/check.mjs']);
}

function testUnits() {
  return runPackage('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`], env);
}

/** Builds the sites of the end-to-end tests, one after the other. @returns the exit code */
async function buildSites() {
  for (const site of ['site', 'packages/live-docs/tests/fixtures/two-level', 'examples/dropdown']) {
    const { code, output } = await runQuietly(process.execPath, [LIVE_DOCS, 'build', site]);
    if (code === 0) continue;
    console.log(`The build of ${site} failed\n${output}`);
    return code;
  }
  return 0;
}

/** Tries the demos of both sites. @returns the exit code */
async function testDemos() {
  // Axe takes more time than all else: it looks at some pages in the end-to-end tests, and at all demos in `npm run test:all`.
  const args = all ? [] : ['--skip', 'axe,keyboard', '--workers', '1'];
  for (const site of ['site', 'examples/dropdown']) {
    const { code, output } = await runQuietly(process.execPath, [LIVE_DOCS, 'test', site, '--built', ...args], {
      env: CHROMIUM_PATH ? { CHROMIUM_PATH } : {},
    });
    console.log(`\nDemos of ${site}\n${output.trim()}`);
    if (code !== 0) return code;
  }
  return 0;
}

let passed = 0;
let failed = 0;
/** @type {import('./lib/read-results.mjs').TestFile[]} */
const files = [];
/** @type {string[]} */
const times = [];
/** @type {string[]} */
const broken = [];
for (const step of steps) {
  console.log(`\n${step.title}`);
  const start = performance.now();
  const code = await step.run();
  const results = step.read();
  times.push(`${step.title} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  passed += results.passed;
  files.push(...results.files);
  broken.push(...results.broken);
  // A step may fail without a test that does: a check, a file that does not load.
  failed += code === 0 ? results.failed : Math.max(results.failed, 1);
  if (failed > 0) break;
}
rmSync(folder, { recursive: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\nTime per test file (tests in brackets)\n${listSlowest(files)}`);
console.log(`\nThe ten slowest\n${listSlowest(files, 10)}\n\n${times.join(', ')}`);
if (all && !firefox)
  console.log('\nNot tested in Firefox: put firefox-esr or firefox on the PATH, or name it in FIREFOX_PATH');
if (all && Number(process.versions.node.split('.')[0]) < 22)
  console.log('\nNot tested with Astro: run the tests on Node 22.12 or a later version');
if (broken.length > 0) console.log(`\nFailed\n${broken.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
