import { expect, it } from 'vitest';
import { exportedNames } from './site-components';

it.each([
  ['export function A() { return <b />; } export const B = 1, C = 2; export class D {}', ['A', 'B', 'C', 'D']],
  ["export { a as A, type T } from './a'; export * as B from './b'; export type C = string;", ['A', 'B']],
  ['const A = 1; export default A;', []],
  ["export * from './a';", null],
  ['export const A = ;', null],
])('%s', (text, names) => expect(exportedNames(text)).toEqual(names));
