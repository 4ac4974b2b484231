import { expect, it } from 'vitest';
import { sketchFont } from './sketch-style';

it.each([
  ['system-ui, sans-serif', 400, false, 'HelveticaNeue'],
  ['system-ui, sans-serif', 600, false, 'HelveticaNeue-Bold'],
  ['-apple-system', 500, true, 'HelveticaNeue-MediumItalic'],
  ['ui-monospace, Menlo', 400, false, 'Menlo-Regular'],
  ['ui-monospace, Menlo', 500, false, 'Menlo-Regular'],
  ['"Open Sans", sans-serif', 700, true, 'OpenSans-BoldItalic'],
])('%s %i, italic %s: %s', (family, weight, italic, name) => {
  expect(sketchFont({ family, size: 14, weight, italic, spacing: 0 })).toBe(name);
});
