import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkNode } from '../../bin/lib/check-node.mjs';
import { isInstalled } from '../../bin/lib/ensure-installed.mjs';
import { readPlaywright, readVitest } from '../../bin/lib/read-results.mjs';
import { writeFiles } from './write-files';

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

describe('checkNode', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0', process.versions.node])('%s will do', (version) => {
    expect(checkNode(version)).toBe(undefined);
  });

  test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])(
    '%s ends the process and says what is needed',
    (version) => {
      const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
        throw new Error('ended');
      });
      const error = vi.spyOn(console, 'error').mockReturnValue();
      expect(() => checkNode(version)).toThrow('ended');
      expect(exit).toHaveBeenCalledWith(1);
      expect(error.mock.lastCall?.[0]).toContain(`the oldest of each line: 20.19, 22.12, 24.0. This is ${version}.`);
      vi.restoreAllMocks();
    },
  );
});

test('results of both test runners are counted', async () => {
  const folder = await writeFiles({
    'unit.json': JSON.stringify({ numPassedTests: 12, numFailedTests: 1 }),
    'e2e.json': JSON.stringify({ stats: { expected: 30, unexpected: 2, skipped: 4 } }),
  });
  expect(readVitest(join(folder, 'unit.json'))).toEqual({ passed: 12, failed: 1 });
  expect(readPlaywright(join(folder, 'e2e.json'))).toEqual({ passed: 30, failed: 2 });
  expect(readVitest(join(folder, 'gone.json'))).toEqual({ passed: 0, failed: 0 });
  expect(readPlaywright(join(folder, 'gone.json'))).toEqual({ passed: 0, failed: 0 });
});
