import { expect, it } from 'vitest';
import { findComponent } from './find-component';

const Basic = () => null;

it('takes the default export, or the one of a name', () => {
  expect(findComponent({ default: Basic })).toBe(Basic);
  expect(findComponent({ default: 1, Basic }, 'Basic')).toBe(Basic);
});

it.each([
  [{ Basic }, undefined, 'The default export is not a component'],
  [
    { Fancy: Basic, useRows: Basic, Rows: [] },
    'Basic',
    'There is no export "Basic", which this demo shows. The file exports Fancy',
  ],
  [
    { Basic: 1 },
    'Basic',
    'The export "Basic" is not a component, which this demo shows. The file exports no component',
  ],
])('says what is exported instead: %o', (exports, name, message) => {
  expect(() => findComponent(exports, name)).toThrow(message);
});
