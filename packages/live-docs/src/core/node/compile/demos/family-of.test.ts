import { expect, it } from 'vitest';
import { familyOf } from './family-of';

it.each([
  ['@scope/grid', '@scope/grid', true],
  ['@scope/grid', '@scope/motion/es/index.js', true],
  ['@scope/grid', '@scoped/grid', false],
  ['grid.js', 'grid.js', true],
  ['grid.js', 'grid.js/style.css', true],
  ['grid.js', 'gridejs', false],
  ['grid', 'grid-layout', false],
])('the family of %s: is %s in it? %s', (library, specifier, expected) => {
  expect(familyOf(library).test(specifier)).toBe(expected);
});
