import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { USAGE } from './usage';

it('names the options that the README explains', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const described = [...readme.matchAll(/^\| `(--[\w-]+)` \|/gm)].map(([, name]) => name);
  expect([...USAGE.matchAll(/^ +(--[\w-]+)/gm)].map(([, name]) => name)).toEqual(described);
});
