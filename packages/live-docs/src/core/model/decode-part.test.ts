import { expect, it } from 'vitest';
import { decodePart } from './decode-part';

it.each([
  ['row-and-cell', 'row-and-cell'],
  ['%C3%BCber', 'über'],
  ['%', '%'],
  ['%zz', '%zz'],
  ['', ''],
])('%s is %s', (part, text) => expect(decodePart(part)).toBe(text));
