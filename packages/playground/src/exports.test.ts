import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The values that a module exports. */
const exportsOf = (file: string): string[] =>
  [...read(file).matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  );

it('the README documents each component and hook', () => {
  const readme = read('../README.md');
  const values = exportsOf('./react/index.ts');
  expect(values).toContain('Playground');
  expect(
    values.filter(
      (name) =>
        !readme.includes(`\`${name}\``) &&
        !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from 'live-playground/react'`).test(readme),
    ),
  ).toEqual([]);
});
