import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bin/lib/run.mjs';
import { FAULTS } from './faults/faults.mjs';

// `test:faults` takes too long for every change. A fault whose text has changed would put nothing to the test.
test.each(FAULTS)('the fault "$name" can be put into the code', ({ file, find, unit = [], e2e = [] }) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  expect(text.split(find).length - 1, `times that the text to find is in ${file}`).toBe(1);
  expect([...unit, ...e2e].filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});
