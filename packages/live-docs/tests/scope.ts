/**
 * How much of the site the tests visit. `npm test` shows each behaviour once, where it can break; `npm run test:all` tries
 * it on every page, demo, place and mutation. Tests that belong to the latter alone have `@all` in their title.
 */
export const ALL = process.env.TEST_ALL === '1';

/** Splits a list into parts of at most `size`, for tests that walk through many pages in one browser context. */
export function split<Item>(items: readonly Item[], size: number): Item[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size));
}
