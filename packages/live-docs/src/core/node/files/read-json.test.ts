import { expect, it } from 'vitest';
import { readJson } from './read-json';

it('reads JSON', () => {
  expect(readJson('{"a": [1]}', 'package.json')).toEqual({ value: { a: [1] } });
});

it.each([
  ['a comma after the last value', '{\n  "a": 1,\n}\n', 3],
  ['a value without an end', '{\n  "a": 1\n', 2],
  ['a conflict of git', '{\n  "a": 1,\n<<<<<<< HEAD\n  "b": 1\n}\n', 3],
  ['a comment', '{\n  // a\n  "a": 1\n}\n', 2],
  ['a word', `{\n  "a": "${'a'.repeat(60)}",\n  "b": bb,\n  "c": 1\n}\n`, 3],
  ['text after the value', '{}\n{}\n', 2],
  ['nothing', '', 1],
])('says on which line it finds %s', (_, text, line) => {
  expect(readJson(text, 'package.json')).toMatchObject({
    problem: {
      file: 'package.json',
      line,
      found: expect.stringMatching(/^it can't be read: (Expected|Unexpected) [\w'-]+/),
    },
  });
});
