// @ts-check
// All that proves the site: checks, unit tests, end-to-end tests; stops at the first of them that fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/find-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { readPlaywright, readVitest } from './lib/read-results.mjs';
import { run, runPackage } from './lib/run.mjs';

await ensureInstalled();
const CHROMIUM_PATH = await ensureBrowser();
const folder = mkdtempSync(join(tmpdir(), 'table-docs-test-'));
const unit = join(folder, 'unit.json');
const e2e = join(folder, 'e2e.json');

const steps = [
  { title: 'Checks', run: () => run(process.execPath, ['bin/check.mjs']), read: () => ({ passed: 0, failed: 0 }) },
  {
    title: 'Unit tests',
    run: () => runPackage('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]),
    read: () => readVitest(unit),
  },
  {
    title: 'End-to-end tests',
    run: () =>
      runPackage('@playwright/test', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH,
        PLAYWRIGHT_JSON_OUTPUT_FILE: e2e,
      }),
    read: () => readPlaywright(e2e),
  },
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  console.log(`\n${step.title}`);
  const code = await step.run();
  const counts = step.read();
  passed += counts.passed;
  // A step may fail without a test that does: a check, a file that does not load.
  failed += code === 0 ? counts.failed : Math.max(counts.failed, 1);
  if (failed > 0) break;
}
rmSync(folder, { recursive: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
