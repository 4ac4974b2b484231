import { expect, test } from 'vitest';
import { readReference } from '../../../packages/live-docs/src/features/api/node/create-api';
import { siteStore } from './site-store';
import type { ApiType } from '../../../packages/live-docs/src/core/model';

/** The words of a type that are written as names are, and lead nowhere. */
function namesLeft(type: ApiType): string[] {
  const text = type.map((part) => (typeof part === 'string' ? part : '0')).join('');
  const [, own, list = ''] = /^(?:type|interface|class) (\w+)(?:<([^]*?)>(?= =| \{| extends))?/.exec(text) ?? [];
  const keys = [...text.matchAll(/\[(\w+) in /g)].map(([, key]) => key);
  // `RecordType` stands for any record.
  const parameters = [own, 'RecordType', ...keys, ...(list.match(/\w+/g) ?? [])];
  const words = text.replace(/'[^']*'|"[^"]*"/g, '').match(/\b[A-Z]\w*\b(?!\??:)/g) ?? [];
  return words.filter((word) => !parameters.includes(word));
}

test('every name in a type of the library leads to what it stands for @all', async () => {
  const { reference } = await readReference(() => siteStore().api());
  const { tables, definitions } = reference!.facts;
  const types = [
    ...Object.values(tables).flatMap(({ members, native }) => [native, ...members.map(({ type }) => type)]),
    ...Object.values(definitions).map(({ text }) => text),
  ];
  expect(types.length).toBeGreaterThan(200);
  expect(types.flatMap(namesLeft)).toEqual([]);
  const named = types.flat().flatMap((part) => (typeof part === 'string' ? [] : (part.of ?? part.name)));
  expect(named.filter((name) => !(name in definitions))).toEqual([]);
});
