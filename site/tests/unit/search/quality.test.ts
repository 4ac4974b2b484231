import { expect, test } from 'vitest';
import {
  prepareSearch,
  rank,
  type SearchHit,
  type SearchResult,
} from '../../../../packages/live-docs/src/features/search/shared';
import { flattenResult } from '../../../../packages/live-docs/src/features/search/browser/flatten-result';
import { CHINESE_QUERIES } from './chinese-queries';
import { QUERIES } from './queries';
import { readSite } from './read-site';

const pageOf = ({ link }: SearchHit) => link.replace(/[?#].*/, '');

/** Hits in the order shown. */
const inOrder = (result: SearchResult): SearchHit[] => flattenResult(result).flatMap(({ hits }) => hits);

test('the page that a reader wants comes first in 85 % of the queries, and among the first three in 97 % @all', async () => {
  const data = prepareSearch(await readSite());
  const places = QUERIES.map(([query, page]) => {
    const hits = inOrder(rank(data, query));
    const place = hits.findIndex((hit) => pageOf(hit) === page) + 1;
    return { query, page, place, first: hits[0]?.link };
  });
  const within = (most: number) => places.filter(({ place }) => place > 0 && place <= most).length / places.length;
  const late = places.filter(({ place }) => place !== 1).map((miss) => JSON.stringify(miss));
  expect(within(1), late.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(within(3), late.join('\n')).toBeGreaterThanOrEqual(0.97);
});

test('in Chinese the page that a reader wants comes first in 85 % of the queries, and always among the top results @all', async () => {
  const data = prepareSearch(await readSite('zh-CN'));
  const places = CHINESE_QUERIES.map(([query, page]) => {
    const top = rank(data, query).top.map(pageOf);
    return { query, place: top.indexOf(`/zh-CN${page}`) + 1, top };
  });
  const late = places.filter(({ place }) => place !== 1);
  expect(late.length / places.length, JSON.stringify(late)).toBeLessThanOrEqual(0.15);
  expect(late.filter(({ place }) => place === 0)).toEqual([]);
});
