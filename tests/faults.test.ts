import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../bin/lib/run.mjs';
import { FAULTS, putFault } from './faults/faults.mjs';

// `test:faults` takes too long for every change. A fault without a place would put nothing to the test.
test.each(FAULTS)('the fault "$name" has a place in the code', async (fault) => {
  const { file, unit = [], e2e = [] } = fault;
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const faulty = putFault(text, fault);
  expect(faulty !== text, `the fault changes ${file}`).toBe(true);
  // One that can't be compiled would fail any test.
  if (!file.endsWith('.css')) await transformWithOxc(faulty, file);
  expect([...unit, ...e2e].filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('a fault replaces what a file exports, or what its expression finds whatever the format', () => {
  const faulty = { export: 'double', faulty: '(right) => (value) => right(value) + 1' };
  expect(putFault('export function double(value: number) {\n  return value * 2;\n}\n', faulty)).toBe(
    'function right_double(value: number) {\n  return value * 2;\n}\n\nexport const double = ((right) => (value) => right(value) + 1)(right_double);\n',
  );
  expect(putFault('if (a ===\n  b) run();', { find: /a === b/g, replace: 'true' })).toBe('if (true) run();');
  expect(putFault('other();', { find: /a === b/g, replace: 'true' })).toBe('other();');
});
