import { expect, it } from 'vitest';
import { findJsonFault } from './find-json-fault';

it.each([
  ['{ "a": 1, }', 10],
  ['{ "a" 1 }', 6],
  ['{ a: 1 }', 2],
  ["{ 'a': 1 }", 2],
  ['{ "a": 1\n  "b": 2 }', 11],
  ['[1, 2,\n]', 7],
  ['[1 2]', 3],
  ['[1}', 2],
  ['{ "a": { } ] }', 11],
  ['{ "a": "b\n" }', 7],
  ['{ "a": 01 }', 7],
  ['{ "a": undefined }', 7],
  ['{ "a": 1 } // what', 11],
  ['[true, nul]', 7],
  ['{ "a": [] , "b"', 15],
  ['', 0],
])('finds where %j stops being JSON', (text, at) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(findJsonFault(text)).toBe(at);
});

it('follows JSON to its end', () => {
  const text = ' { "a": [1, -2.5e3, "x\\u00e9\\n", true, { }], "b": { "c": null } } ';
  expect(() => JSON.parse(text)).not.toThrow();
  expect(findJsonFault(text)).toBe(text.length);
});
