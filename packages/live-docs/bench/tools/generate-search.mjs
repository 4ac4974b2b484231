// @ts-check

/** @typedef {import('../../src/features/search/shared').SearchIndex} SearchIndex */

/** Numbers from 0 to 1 that are the same in every run. @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * An index of so many pages, made of those of a site: pages of the same lengths and of the same words, in other orders.
 * @param {SearchIndex} index
 * @param {number} pages
 * @returns {SearchIndex}
 */
export function growIndex(index, pages) {
  const random = seeded(pages);
  const words = wordsOf(index);
  const pick = () => words[Math.floor(random() * words.length)] ?? '';
  const reword = (/** @type {string} */ text) => text.replace(/[\p{L}\p{N}]+/gu, pick);
  const routes = Array.from({ length: pages }, (_, at) => {
    // The longest pages are no model: a site has one changelog however much it grows.
    const usual = index.routes.filter(({ path }) => path.startsWith('/demo/'));
    const route = usual[at % usual.length] ?? index.routes[0];
    if (!route) throw new Error('The index is empty.');
    return {
      ...route,
      path: `/page/${at}`,
      entries: route.entries.map((entry) => ({
        ...entry,
        title: reword(entry.title),
        description: reword(entry.description),
        sections: entry.sections.map(({ id, title, paragraphs }) => ({
          ...(id === undefined ? {} : { id }),
          title: reword(title),
          paragraphs: paragraphs.map(reword),
        })),
      })),
    };
  });
  const demos = routes.map(({ path, entries: [page] }, at) => ({
    id: `demo-${at}`,
    path,
    title: page?.title ?? '',
    description: page?.description ?? '',
    keywords: (page?.keywords ?? []).map(reword),
  }));
  return { routes, demos, nav: [], start: [] };
}

/**
 * Queries of one to three words of a site, some cut short as while typing, a tenth of them with two letters swapped.
 * @param {SearchIndex} index
 * @param {number} count
 */
export function pickQueries(index, count) {
  const random = seeded(count);
  const words = wordsOf(index).filter((word) => word.length > 2);
  return Array.from({ length: count }, (_, at) => {
    const length = 1 + Math.floor(random() * 3);
    const query = Array.from({ length }, () => words[Math.floor(random() * words.length)] ?? '');
    const [first = ''] = query;
    if (at % 10 === 0) query[0] = first.slice(0, 2) + (first[3] ?? '') + (first[2] ?? '') + first.slice(4);
    else if (at % 3 === 0) query[0] = first.slice(0, Math.max(2, first.length - 2));
    return query.join(' ');
  });
}

/** All words of an index, as often as they occur in it. @param {SearchIndex} index */
function wordsOf({ routes }) {
  return routes.flatMap(({ entries }) =>
    entries.flatMap(({ title, sections }) =>
      [title, ...sections.flatMap((section) => [section.title, ...section.paragraphs])].flatMap(
        (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
      ),
    ),
  );
}
