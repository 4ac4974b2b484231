import { expect, test } from 'vitest';
import { inRange } from './in-range';

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['19.2.0', '>=18.3.0 <20', true],
  ['20.0.0', '>=18.3.0 <20', false],
  ['22.12.0', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
  ['22.1.0', '^20.19.0 || ^22.12.0 || >=24.0.0', false],
  ['3.0.0', '*', true],
  ['3.0.0', 'workspace:^', true],
])('%s is in %s: %s', (version, range, answer) => {
  expect(inRange(version, range)).toBe(answer);
});
