import { expect, it } from 'vitest';
import { moduleCandidates } from './find-module';

it('looks for the index of a folder that a slash names', () => {
  expect(moduleCandidates('/site/src/')).toEqual(moduleCandidates('/site/src'));
  expect(moduleCandidates('/site/src/')).toContain('/site/src/index.ts');
});
