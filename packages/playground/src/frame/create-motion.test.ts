import { expect, it } from 'vitest';
import { asReduced } from './apply-settings';

it('answers what a query asks about motion, and leaves the rest to the browser', () => {
  expect(
    [
      '(prefers-reduced-motion: reduce)',
      '(prefers-reduced-motion)',
      'screen and (prefers-reduced-motion: no-preference) and (min-width: 600px)',
      '(hover: hover)',
    ].map(asReduced),
  ).toEqual([
    '(min-width: 0px)',
    '(min-width: 0px)',
    'screen and (max-width: 0px) and (min-width: 600px)',
    '(hover: hover)',
  ]);
});
