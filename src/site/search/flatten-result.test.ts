import { expect, test } from 'vitest';
import { prepareSearch, rank } from '../../model';
import { SAMPLE } from '../../../tests/unit/search/sample';
import { flattenResult } from './flatten-result';

test('the best match stands above the sections and not in its own, and all are counted through', () => {
  const result = rank(prepareSearch(SAMPLE), 'sticky');
  const groups = flattenResult(result);
  const links = groups.flatMap(({ hits }) => hits.map(({ link }) => link));
  expect(groups[0]).toMatchObject({ from: 0, hits: [{ link: '/demo/sticky' }] });
  expect(groups.slice(1).map(({ title }) => title)).toEqual(['Overview', 'Demo', 'Changelog']);
  expect(new Set(links).size).toBe(result.count);
  expect(groups.map(({ from }) => from)).toEqual(
    groups.map((_, at) => groups.slice(0, at).flatMap(({ hits }) => hits).length),
  );
});

test('a section whose only hit is the best match is not shown again, and nothing found is no group', () => {
  const data = prepareSearch(SAMPLE);
  expect(flattenResult(rank(data, 'virtual')).map(({ title }) => title)).toEqual([undefined]);
  expect(flattenResult(rank(data, 'zzzz'))).toEqual([]);
});
