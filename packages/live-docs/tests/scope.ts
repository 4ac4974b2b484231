/**
 * How much the tests try. `npm test` goes each way of a user once; `npm run test:all` goes it on every page, demo, place and
 * mutation, and tries what is rare or takes long. Tests that belong to the latter alone have `@all` in their title.
 */
export const ALL = process.env.TEST_ALL === '1';

/** Splits a list into parts of at most `size`, for tests that walk through many pages in one browser context. */
export function split<Item>(items: readonly Item[], size: number): Item[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size));
}
