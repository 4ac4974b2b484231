import { expect, it } from 'vitest';
import type { ApiProperty } from '../shared/api';
import { splitProperties } from './split-properties';

const property = (name: string, demos = 0, rest: Partial<ApiProperty> = {}): ApiProperty => ({
  name,
  type: ['string'],
  ...(demos > 0 && { demos: Array.from({ length: demos }, (_, at) => at) }),
  ...rest,
});
const named = (properties: ApiProperty[]) => properties.map(({ name }) => name);
const rare = Array.from({ length: 14 }, (_, at) => property(`rare${at}`));

it('puts what is required before what many demos use, and both before the others', () => {
  const own = [property('a', 2), property('b', 9), property('c', 0, { required: true })];
  const { common, rest } = splitProperties([...own, ...rare]);
  expect(named(common).slice(0, 4)).toEqual(['c', 'b', 'a', 'rare0']);
  expect(common).toHaveLength(10);
  expect(named(rest)).toEqual(named(rare).slice(7));
});

it('leaves what is deprecated to the others, however many demos use it', () => {
  const old = property('old', 9, { deprecated: { instead: 'a' } });
  expect(named(splitProperties([property('a'), ...rare, old]).rest)).toEqual([
    'rare9',
    'rare10',
    'rare11',
    'rare12',
    'rare13',
    'old',
  ]);
});

it('shows a table whole where little would be left, and all that is required', () => {
  expect(splitProperties(rare.slice(0, 13)).rest).toEqual([]);
  const required = rare.map((one) => ({ ...one, required: true as const }));
  expect(splitProperties([...rare.map((one) => ({ ...one, name: `${one.name}b` })), ...required]).common).toEqual(
    required,
  );
});
