import { expect, test } from 'vitest';
import {
  prepareSearch,
  rank,
  type SearchHit,
  type SearchResult,
} from '../../../../packages/live-docs/src/features/search/shared';
import { flattenResult } from '../../../../packages/live-docs/src/features/search/browser/flatten-result';
import { CHINESE_QUERIES } from './chinese-queries';
import { CHINESE_FORUM_QUERIES, FORUM_QUERIES } from './forum-queries';
import { QUERIES } from './queries';
import { readSite } from './read-site';

const pageOf = ({ link }: SearchHit) => link.replace(/[?#].*/, '');

/** Hits in the order shown. */
const inOrder = (result: SearchResult): SearchHit[] => flattenResult(result).flatMap(({ hits }) => hits);

// Queries, and the least part of them whose page comes first, and among the first three.
test.each([
  ['in English', undefined, QUERIES, 0.93, 0.98],
  ['in the words of forums', undefined, FORUM_QUERIES, 0.9, 0.98],
  ['in Chinese', 'zh-CN', CHINESE_QUERIES, 0.9, 1],
  ['in the words of forums in Chinese', 'zh-CN', CHINESE_FORUM_QUERIES, 0.9, 0.98],
] as const)('the page that a reader wants comes first %s @all', async (_, language, queries, first, amongThree) => {
  const data = prepareSearch(await readSite(language));
  const places = queries.map(([query, ...wanted]) => {
    const hits = inOrder(rank(data, query));
    const addresses = wanted.map((page) => (language === undefined ? page : `/${language}${page}`));
    const place = hits.findIndex((hit) => addresses.includes(pageOf(hit))) + 1;
    return { query, wanted, place, first: hits[0]?.link };
  });
  const within = (most: number) => places.filter(({ place }) => place > 0 && place <= most).length / places.length;
  const late = places.filter(({ place }) => place !== 1).map((miss) => JSON.stringify(miss));
  expect(within(1), late.join('\n')).toBeGreaterThanOrEqual(first);
  expect(within(3), late.join('\n')).toBeGreaterThanOrEqual(amongThree);
});
