// @ts-check
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/**
 * What a test runner found.
 * @typedef {{ passed: number, failed: number, broken: string[], files: TestFile[] }} Results
 * with what failed: the file, the name of the test, and below it the start of what it said
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
    assertionResults.flatMap(({ status, fullName, failureMessages = [] }) =>
      status === 'failed' ? tellFailure(toName(name), fullName, failureMessages[0]) : [],
    ),
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
      .map(({ title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
        // The first of a test that took too long says only that; the second says what it waited for.
        const message = errors.map((error) => error.message).join('\n');
        return tellFailure(toName(`${config.rootDir}/${suite.file}`), title, message);
      }),
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

/** Lines of what a failed test said that are told. */
const LINES = 12;

/**
 * A failed test in a report of which only the end may be kept.
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 */
function tellFailure(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [`${file}: ${title}`, ...lines.slice(0, LINES).map((line) => `  ${line}`)].join('\n');
}

/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} VitestFile */
/** @typedef {{ title: string, tests: { status: string, results: { duration: number, errors?: { message?: string }[] }[] }[] }} PlaywrightSpec */
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
