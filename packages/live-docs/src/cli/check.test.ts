import { expect, it } from 'vitest';
import { coverageReport } from './check';

it('counts the props that are described, lists the others, and says whether that is enough', () => {
  const coverage = { described: 212, all: 230, missing: ['Slider min'] };
  const lines = ['No description: Slider min.', '212 of 230 props described, 92 %'];
  expect(coverageReport(coverage, 92)).toEqual({ lines, isEnough: true });
  expect(coverageReport(coverage, 93)).toMatchObject({
    lines: [...lines, expect.stringContaining('--min-coverage expects 93 %.')],
    isEnough: false,
  });
  expect(coverageReport(undefined, 80)).toEqual({ lines: [], isEnough: true });
});
