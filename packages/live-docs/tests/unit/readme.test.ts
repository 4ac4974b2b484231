import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfigSchema } from '../../src/node/config/site-config';
import { USAGE } from '../../src/cli/usage';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const README = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8');

interface Property {
  default?: unknown;
  properties?: Record<string, Property>;
  items?: Property;
  required?: string[];
}

/** Options below one, by name, each with its default as JSON, `required`, or nothing. */
function listOptions({ properties = {}, required = [] }: Property, above = ''): [name: string, value?: string][] {
  return Object.entries(properties).flatMap(([name, option]) => [
    [above + name, ...defaultOf(name, option, required)] as [string, string?],
    ...listOptions(option, `${above}${name}.`),
    ...listOptions(option.items ?? {}, `${above}${name}[].`),
  ]);
}

function defaultOf(name: string, option: Property, required: string[]): string[] {
  if (required.includes(name)) return ['required'];
  // An object whose own options have defaults.
  return option.default === undefined || option.properties ? [] : [`\`${JSON.stringify(option.default)}\``];
}

test('the README describes each option of the configuration, with its default', () => {
  const schema = z.toJSONSchema(siteConfigSchema, { io: 'input', unrepresentable: 'any' });
  const described = [...README.matchAll(/^\| `([\w.[\]]+)` \| .+ \| (.+) \|$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const table = described.slice(described.findIndex(([name]) => name === 'library') - 2);
  const options = listOptions(schema as Property);
  expect(table.map(([name]) => name)).toEqual(options.map(([name]) => name));
  const values = new Map(table);
  // One that isn't a value of the schema is described in words.
  const differing = options.filter(([name, value]) => value !== undefined && values.get(name) !== value);
  expect(differing).toEqual([]);
  const unexpected = options.filter(
    ([name, value]) => value === undefined && /^(required|`["[{\d])/.test(values.get(name) ?? ''),
  );
  expect(unexpected).toEqual([]);
});

test('the README shows what the command prints', () => {
  expect(README).toContain(`\`\`\`text\n${USAGE}\n\`\`\``);
});

test('the README names each variable of the theme', () => {
  const theme = readFileSync(path.join(PACKAGE, 'src/site/theme.css'), 'utf8');
  const [, sentence = ''] = /^The variables are (.*)\.$/m.exec(README) ?? [];
  const named = [...sentence.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name);
  const set = [...theme.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...new Set(set)].sort());
});
