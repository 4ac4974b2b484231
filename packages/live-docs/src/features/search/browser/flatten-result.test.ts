import { expect, test } from 'vitest';
import { prepareSearch, rank } from '../shared';
import { SAMPLE } from '../../../../tests/unit/search/sample';
import { flattenResult } from './flatten-result';

test('the top results come before the sections and not in their own, and all are counted through', () => {
  const result = rank(prepareSearch(SAMPLE), 'sticky');
  const groups = flattenResult(result);
  const links = groups.flatMap(({ hits }) => hits.map(({ link }) => link));
  expect(groups[0]?.hits[0]?.link).toBe('/demo/sticky');
  expect(groups[0]?.hits).toHaveLength(3);
  expect(groups.slice(1).map(({ title }) => title)).not.toContain(undefined);
  expect(new Set(links).size).toBe(result.count);
  expect(groups.map(({ from }) => from)).toEqual(
    groups.map((_, at) => groups.slice(0, at).flatMap(({ hits }) => hits).length),
  );
});

test('a section whose only hit is a top result is not shown again, and nothing found is no group', () => {
  const data = prepareSearch(SAMPLE);
  expect(flattenResult(rank(data, 'virtual')).map(({ title }) => title)).toEqual([undefined]);
  expect(flattenResult(rank(data, 'zzzz'))).toEqual([]);
});
