import { expect, it } from 'vitest';
import { nameDemos } from './name-demos';

const idsOf = (...files: string[]) => Object.fromEntries(nameDemos(files));

it('names demos of one name after their folders', () => {
  expect(idsOf('/r/docs/basic.tsx', '/r/docs/other.tsx', '/r/docs/basic.tsx')).toEqual({});
  expect(idsOf('/r/examples/basic.tsx', '/r/docs/demo/Basic.jsx')).toEqual({
    '/r/docs/demo/Basic.jsx': 'demo-basic',
    '/r/examples/basic.tsx': 'examples-basic',
  });
});

it('takes as many folders as it needs', () => {
  expect(idsOf('/r/a/examples/basic.tsx', '/r/b/examples/basic.tsx')).toEqual({
    '/r/a/examples/basic.tsx': 'a-examples-basic',
    '/r/b/examples/basic.tsx': 'b-examples-basic',
  });
  expect(idsOf('/r/a/basic.tsx', '/r/b/basic.tsx', '/r/a-basic.tsx')).toEqual({
    '/r/a-basic.tsx': 'r-a-basic',
    '/r/a/basic.tsx': 'r-a-basic-2',
    '/r/b/basic.tsx': 'b-basic',
  });
});
