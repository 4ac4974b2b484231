import { expect, it } from 'vitest';
import { nameAsTitle } from './name-as-title';

it.each([
  ['DarkMode', 'Dark mode'],
  ['01_dark-mode', 'Dark mode'],
  ['RTLTable', 'RTL table'],
  ['2d', '2d'],
  ['_', '_'],
])('makes a title of %s', (name, title) => {
  expect(nameAsTitle(name)).toBe(title);
});
