import { expect, it } from 'vitest';
import { findUnstepped } from './find-unseen';

it('names a step that a demo lacks, after which it has to show something', () => {
  const part = (step: string) => ({
    demo: 'card',
    selector: '.kit',
    name: '.kit',
    when: { step },
    place: { file: 'docs/parts/card.yaml', line: 3 },
  });
  const steps = { 'it opens': async () => {} };
  expect(findUnstepped([part('it opens')], steps)).toEqual([]);
  expect(findUnstepped([part('it closes')], steps)).toMatchObject([
    { found: 'has no step "it closes", after which it shows ".kit"', place: { line: 3 } },
  ]);
});
