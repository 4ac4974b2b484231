import { expect, it } from 'vitest';
import { moduleCandidates } from './find-module';

it('looks for the index of a folder that a slash names', () => {
  expect(moduleCandidates('/site/src/')).toEqual(moduleCandidates('/site/src'));
  expect(moduleCandidates('/site/src/')).toContain('/site/src/index.ts');
});

it('looks for what a name of a compiled module is compiled from', () => {
  expect(moduleCandidates('/site/src/part.js').slice(0, 3)).toEqual([
    '/site/src/part.js',
    '/site/src/part.ts',
    '/site/src/part.tsx',
  ]);
});
