import { expect, it } from 'vitest';
import type { TypeIssue } from '../model/type-messages';
import { stepIssue } from './create-type-check';

const issue = (file: string, from: number): TypeIssue => ({
  file,
  from,
  to: from + 1,
  line: 1,
  column: from + 1,
  message: '',
  code: 2322,
  fixes: [],
});
const FILES = ['main.tsx', 'rows.ts', 'table.css'];
const ISSUES = [issue('rows.ts', 4), issue('main.tsx', 30), issue('main.tsx', 10)];

it.each([
  ['main.tsx', 0, 1, 'main.tsx 10'],
  ['main.tsx', 10, 1, 'main.tsx 30'],
  ['main.tsx', 30, 1, 'rows.ts 4'],
  ['table.css', 0, 1, 'main.tsx 10'],
  ['main.tsx', 30, -1, 'main.tsx 10'],
  ['main.tsx', 10, -1, 'rows.ts 4'],
  ['table.css', 0, -1, 'rows.ts 4'],
] as const)('from %s at %d by %d to %s', (file, at, step, expected) => {
  const found = stepIssue(ISSUES, FILES, { file, at }, step);
  expect(`${found?.file} ${found?.from}`).toBe(expected);
});

it('goes nowhere without errors', () => {
  expect(stepIssue([], FILES, { file: 'main.tsx', at: 0 }, 1)).toBeUndefined();
});
