import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commentsOf } from '../bin/lib/comments-of.mjs';
import { isInstalled, npmCommand } from '../bin/lib/ensure-installed.mjs';
import { ensureBrowser } from '../bin/lib/find-browser.mjs';
import { listSlowest, readPlaywright, readVitest } from '../bin/lib/read-results.mjs';
import { ROOT } from '../bin/lib/run.mjs';
import { codeBlocksOf } from '../bin/lib/wide-lines.mjs';
import { writeFiles } from './support/write-files';

describe('isInstalled', () => {
  const react = { version: '19.3.1', integrity: 'sha512-a' };
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/react': react,
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  };

  test.each([
    ['nothing is there', undefined, false],
    ['a package is missing', {}, false],
    ['a package has another version', { 'node_modules/react': { ...react, version: '19.0.0' } }, false],
    ['a package has other content', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }, false],
    ['an optional package is missing', { 'node_modules/react': react }, true],
    ['a package is left over', { 'node_modules/react': react, 'node_modules/old': { version: '1.0.0' } }, true],
  ])('%s', (_, present, answer) => {
    expect(isInstalled(wanted, present)).toBe(answer);
  });
});

test('the check of words reads comments by line, without strings and code', () => {
  const source = [
    '/**',
    ' * A face of `faces`.',
    ' */',
    "const face = 'it stands // here';",
    '  // It stands.',
    '{/* JSX */}',
  ].join('\n');
  expect(commentsOf(source)).toEqual(['/**', ' * A face of .', ' */', '', '  // It stands.', '{/* JSX */']);
});

test('the check of wide lines reads the code blocks of a page, also nested ones', () => {
  const page = ['Text.', '```ts', 'code', '```', 'Text.', '````md', '```ts', 'nested', '```', '````', 'Text.'].join(
    '\n',
  );
  const code = codeBlocksOf(page).filter((line) => line !== '');
  expect(code).toEqual(['code', '```ts', 'nested', '```']);
  expect(codeBlocksOf(page)[2]).toBe('code');
});

test('npm is started on every system', () => {
  expect(npmCommand('/lib/npm/bin/npm-cli.js', 'win32')).toEqual([process.execPath, '/lib/npm/bin/npm-cli.js']);
  expect(npmCommand(undefined, 'linux')).toEqual(['npm']);
  // Node refuses to spawn npm.cmd without a shell.
  expect(npmCommand(undefined, 'win32')).toEqual(['cmd.exe', '/d', '/s', '/c', 'npm']);
});

test('a browser is installed only where the ways before lead to none', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const tried: string[] = [];
  const way = (name: string, path?: string) => ({
    install: async () => void tried.push(name),
    find: async () => (path ? { path } : undefined),
  });
  expect(await ensureBrowser([way('shell'), way('another shell', '/shell'), way('windows', '/windows')])).toBe(
    '/shell',
  );
  expect(tried).toEqual(['shell', 'another shell']);
});

test('results of both test runners are counted, with the time of each file', async () => {
  const spec = (title: string, duration: number, status = 'expected') => ({
    title,
    tests: [{ status, results: [{ duration }] }],
  });
  const folder = await writeFiles({
    'unit.json': JSON.stringify({
      numPassedTests: 12,
      numFailedTests: 1,
      testResults: [
        {
          name: join(ROOT, 'src/a.test.ts'),
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { status: 'passed' },
            {
              status: 'failed',
              fullName: 'a b',
              failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n\n    at a'],
            },
          ],
        },
      ],
    }),
    'e2e.json': JSON.stringify({
      stats: { expected: 30, unexpected: 1, skipped: 4 },
      config: { rootDir: join(ROOT, 'tests/e2e') },
      suites: [
        {
          file: 'a/b.spec.ts',
          specs: [spec('one', 1000)],
          suites: [{ specs: [spec('two', 500), spec('three', 2500, 'unexpected')] }],
        },
      ],
    }),
  });
  const unit = readVitest(join(folder, 'unit.json'));
  expect(unit).toEqual({
    passed: 12,
    failed: 1,
    broken: ['src/a.test.ts: a b\n  Error: 1 is not 2\n      at a'],
    files: [{ file: 'src/a.test.ts', tests: 2, seconds: 2.5 }],
  });
  const e2e = readPlaywright(join(folder, 'e2e.json'));
  expect(e2e).toEqual({
    passed: 30,
    failed: 1,
    broken: ['tests/e2e/a/b.spec.ts: three'],
    files: [{ file: 'tests/e2e/a/b.spec.ts', tests: 3, seconds: 4 }],
  });
  const none = { passed: 0, failed: 0, broken: [], files: [] };
  expect(listSlowest([...unit.files, ...e2e.files], 1)).toBe('    4.0 s  tests/e2e/a/b.spec.ts (3)');
  expect(readVitest(join(folder, 'gone.json'))).toEqual(none);
  expect(readPlaywright(join(folder, 'gone.json'))).toEqual(none);
});
