import { expect, it } from 'vitest';
import { plainName } from './plain-name';

it.each([
  ['simple', 'simple'],
  ['frame/simple-1.tsx', 'frame/simple-1.tsx'],
  ['my page', 'my_page'],
  ['100%', '100_'],
  ['a"b<c>&d', 'a_b_c_d'],
  ['排序', '_'],
])('names the file of %j %j, which needs no quotes in a list or an address', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
