// @ts-check
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * What a test runner found.
 * @typedef {{ passed: number, failed: number, broken: string[], files: TestFile[] }} Results
 * with the names of tests that failed
 */

/**
 * @typedef {{ file: string, tests: number, seconds: number }} TestFile
 * a test file by its path from the project's folder, its number of tests, and the time that these took together
 */

/**
 * Results in the file that Vitest's JSON reporter wrote; none if it wrote none.
 * @param {string} file
 * @returns {Results}
 */
export function readVitest(file) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readJson(file);
  /** @type {TestFile[]} */
  const files = testResults.map((/** @type {VitestFile} */ { name, startTime, endTime, assertionResults }) => ({
    file: toName(name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
  const broken = testResults.flatMap((/** @type {VitestFile} */ { name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? `${toName(name)}: ${fullName}` : [])),
  );
  return { passed: numPassedTests, failed: numFailedTests, broken, files };
}

/**
 * Results in the file that Playwright's JSON reporter wrote; none if it wrote none.
 * @param {string} file
 * @returns {Results}
 */
export function readPlaywright(file) {
  const { stats: { expected = 0, unexpected = 0 } = {}, suites = [], config } = readJson(file);
  /** @type {TestFile[]} */
  const files = suites.map((/** @type {PlaywrightSuite} */ suite) => {
    const tests = listSpecs(suite).flatMap(({ tests }) => tests);
    const results = tests.flatMap(({ results }) => results);
    return {
      file: toName(`${config.rootDir}/${suite.file}`),
      tests: tests.length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });
  const broken = suites.flatMap((/** @type {PlaywrightSuite} */ suite) =>
    listSpecs(suite)
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title }) => `${toName(`${config.rootDir}/${suite.file}`)}: ${title}`),
  );
  return { passed: expected, failed: unexpected, broken, files };
}

/**
 * The slowest test files, a line each, the slowest first.
 * @param {TestFile[]} files
 * @param {number} [most] how many lines; all of them if left out
 */
export function listSlowest(files, most = files.length) {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, tests, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${tests})`)
    .join('\n');
}

/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }} VitestFile */
/** @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} PlaywrightSpec */
/** @typedef {{ file: string, suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** @param {string} file */
const toName = (file) => relative(ROOT, file).split(sep).join('/');

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
