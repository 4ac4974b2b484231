// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts in the file that Vitest's JSON reporter wrote; none where it wrote none.
 * @param {string} file
 * @returns {Counts}
 */
export function readVitest(file) {
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * Counts in the file that Playwright's JSON reporter wrote; none where it wrote none.
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywright(file) {
  const { expected = 0, unexpected = 0 } = readJson(file).stats ?? {};
  return { passed: expected, failed: unexpected };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
