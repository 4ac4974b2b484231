import { expect, it } from 'vitest';
import { formatJson } from './format-json';

it('writes short values in one line and breaks long ones', () => {
  const long = 'x'.repeat(118);
  expect(formatJson({ short: ['a', 1, null], [long]: { nested: [long], empty: {} } })).toBe(
    `{\n  "short": ["a",1,null],\n  "${long}": {\n    "nested": [\n      "${long}"\n    ],\n    "empty": {}\n  }\n}\n`,
  );
});

it('loses nothing', () => {
  const value = { a: [{ b: 'ä"\n' }, 2.5, true], c: { ['d'.repeat(200)]: [[], {}] } };
  expect(JSON.parse(formatJson(value))).toEqual(value);
});
