import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold';
import { findWords, HIGHLIGHT_LEAD, highlightExcerpt, highlightText } from './highlight';
import { joinParts, prepareSearch, type SearchHit, type SearchMetadata } from './index';
import { MATCH_WEIGHTS } from './rate';
import { MOST_TOP, NAV_STEP, rank } from './rank';

/** Few letters, so that much matches; and what often goes wrong: signs of patterns, emoji, half of one, right to left. */
const ATOMS = [
  'a',
  'b',
  'A',
  'B',
  'ab',
  'É',
  'İ',
  'Σ',
  'ς',
  '.',
  '*',
  '(',
  '[',
  '\\',
  '$',
  '😀',
  '\ud83d',
  '\ude00',
  '列',
  'שלום',
  ' ',
];
const text = fc.array(fc.constantFrom(...ATOMS), { maxLength: 12 }).map((parts) => parts.join(''));
const wild = fc.oneof(
  text,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('a'.repeat(10_000), 'ab '.repeat(3333)),
);

const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

const section = fc.record({ title: text, paragraphs: fc.array(text, { maxLength: 3 }) });
const entry = fc.record({
  title: text,
  description: text,
  keywords: fc.array(text, { maxLength: 2 }),
  sections: fc.array(section, { minLength: 1, maxLength: 3 }),
});
const metadata: fc.Arbitrary<SearchMetadata> = fc
  .array(
    fc.record({
      entries: fc.array(entry, { minLength: 1, maxLength: 2 }),
      demos: fc.integer({ min: 0, max: 2 }),
      inTab: fc.boolean(),
      group: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((pages) => ({
    // Ids by place, so that each hit can be traced to its section.
    routes: pages.map(({ entries }, at) => ({
      path: `/${at}`,
      entries: entries.map(({ sections, ...entry }, tab) => ({
        ...(tab > 0 ? { tab: `t${tab}` } : {}),
        ...entry,
        sections: sections.map(({ title, paragraphs }, index) =>
          index === 0 ? { title: '', paragraphs } : { id: `s${index}`, title, paragraphs },
        ),
      })),
    })),
    demos: pages.flatMap(({ entries, demos, inTab }, at) => {
      const tab = inTab && entries.length > 1 ? 1 : 0;
      const { description, keywords } = entries[tab]!;
      return Array.from({ length: demos }, (_, index) => ({
        id: `${index}`,
        path: `/${at}`,
        ...(tab > 0 ? { tab: `t${tab}` } : {}),
        title: keywords[0] ?? '',
        description,
        keywords,
      }));
    }),
    nav: [0, 1, 2].map((group) => ({
      title: `N${group}`,
      // Two of them with the same number, as those of a second level have.
      order: Math.min(group, 1),
      groups: [
        {
          names: group === 1 ? ['Ab', '列'] : [],
          paths: pages.flatMap((page, at) => (page.group === group ? [`/${at}`] : [])),
        },
      ],
    })),
  }));

/** Names of the group that a page is in. */
const groupOf = ({ nav }: SearchMetadata, path: string) =>
  nav.flatMap(({ groups }) => groups).find(({ paths }) => paths.includes(path))?.names ?? [];

const RUNS = { numRuns: 300 };

describe('ranking', () => {
  test('a priority is the sum of the best weights of distinct keywords', () => {
    fc.assert(
      fc.property(metadata, text, (site, typed) => {
        const data = prepareSearch(site);
        const result = rank(data, typed);
        for (const { hints } of result.sections)
          for (const hit of hints) expect(hit.priority).toBe(priorityOf(site, hit, result.keywords));
      }),
      RUNS,
    );
  });

  test('a section gives at most one hit, each hit has a priority, and a page and its only demo are one', () => {
    fc.assert(
      fc.property(metadata, text, (site, typed) => {
        const hits = rank(prepareSearch(site), typed).sections.flatMap(({ hints }) => hints);
        const places = hits.map(({ link }) => link);
        expect(new Set(places).size).toBe(places.length);
        expect(hits.every(({ priority }) => priority > 0)).toBe(true);
        for (const { path } of site.routes) {
          if (site.demos.filter((demo) => demo.path === path).length !== 1) continue;
          const same = hits.filter(
            ({ type, link }) => link === path || (type === 'demo' && link.split(/[?#]/)[0] === path),
          );
          expect(same.length).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });

  test('hits are in descending priority, sections in ascending, and the top ones are of several pages', () => {
    fc.assert(
      fc.property(metadata, text, (site, typed) => {
        const { sections, top, count } = rank(prepareSearch(site), typed);
        const all = sections.flatMap(({ hints }) => hints);
        expect(count).toBe(all.length);
        for (const { hints } of sections) expect(hints).toEqual(hints.toSorted((a, b) => b.priority - a.priority));
        const places = sections.map(({ title }) => [...site.nav.map((one) => one.title), ''].indexOf(title));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(sections.map(({ priority }) => priority)).toEqual(
          sections.map(({ title }) => (site.nav.find((one) => one.title === title)?.order ?? Infinity) * NAV_STEP),
        );
        expect(top).toHaveLength(Math.min(MOST_TOP, all.length));
        for (const hit of top) expect(all).toContain(hit);
        const pagesOf = (hits: SearchHit[]) => new Set(hits.map(({ link }) => link.replace(/[?#].*/, ''))).size;
        expect(pagesOf(top)).toBe(Math.min(MOST_TOP, pagesOf(all)));
      }),
      RUNS,
    );
  });

  test('of hits with equal priority, titles that equal the keywords come before those that start with them, and these before others', () => {
    fc.assert(
      fc.property(metadata, text, (site, typed) => {
        const { sections, keywords } = rank(prepareSearch(site), typed);
        const wanted = keywords.join(' ');
        for (const { hints } of sections) {
          const keys = hints
            .filter(({ type }) => type === 'page')
            .map(({ priority, pageTitle }) => {
              const title = fold(pageTitle);
              return [-priority, title === wanted ? 0 : title.startsWith(wanted) ? 1 : 2] as const;
            });
          expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
        }
      }),
      RUNS,
    );
  });

  test('whatever is typed, nothing throws, and the data is left as it was', () => {
    const site = fc.sample(metadata, { numRuns: 1, seed: 7 })[0]!;
    const data = prepareSearch(site);
    data.vocabulary();
    const before = structuredClone({ pages: data.pages, words: data.vocabulary() });
    fc.assert(
      fc.property(wild, (typed) => void rank(data, typed)),
      { numRuns: 200 },
    );
    expect({ pages: data.pages, words: data.vocabulary() }).toEqual(before);
    fc.assert(
      fc.property(metadata, wild, (other, typed) => void rank(prepareSearch(other), typed)),
      { numRuns: 60 },
    );
  });

  test('a word of any text is found by any part of it, in either case', () => {
    fc.assert(
      fc.property(metadata, fc.nat(), fc.nat(), fc.nat(), (site, pick, from, length) => {
        const texts = site.routes.flatMap(({ entries }) =>
          entries.flatMap((entry) => [entry.title, ...entry.sections.flatMap(({ paragraphs }) => paragraphs)]),
        );
        const words = texts.flatMap((each) => each.split(/\s+/).filter(Boolean));
        const word = words[pick % words.length];
        if (!word) return;
        const start = from % word.length;
        const part = word.slice(start, start + 1 + (length % (word.length - start)));
        const data = prepareSearch(site);
        expect(rank(data, part).count).toBeGreaterThan(0);
        expect(rank(data, fold(part))).toEqual(rank(data, part));
      }),
      RUNS,
    );
  });
});

describe('highlighting', () => {
  test('reproduces the text, and highlights keywords from the start of a word and nothing else', () => {
    fc.assert(
      fc.property(wild, text, (shown, typed) => {
        const keywords = wordsOf(typed);
        const parts = highlightText(shown, keywords);
        expect(joinParts(parts)).toBe(shown);
        for (const { text } of parts.filter(({ highlighted }) => highlighted)) {
          const folded = fold(text);
          expect(keywords.some((keyword) => folded.includes(keyword))).toBe(true);
        }
        const all = fold(shown);
        for (const keyword of keywords) expect(findWords(shown, [keyword]).length > 0).toBe(all.includes(keyword));
      }),
      RUNS,
    );
  });

  test('an excerpt differs in its lead alone, which is cut to its last 20 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text, text, (lead, word, rest) => {
        const keywords = wordsOf(word);
        const whole = highlightText(lead + word + rest, keywords);
        const cut = highlightExcerpt(lead + word + rest, keywords);
        const [first, ...others] = whole;
        const isLong =
          first && !first.highlighted && others.length > 0 && Array.from(first.text).length > HIGHLIGHT_LEAD;
        const kept = Array.from(first?.text ?? '').slice(-HIGHLIGHT_LEAD);
        expect(cut).toEqual(isLong ? [{ text: `…${kept.join('')}`, highlighted: false }, ...others] : whole);
      }),
      RUNS,
    );
  });
});

/** The priority of a hit, reckoned anew from what the site says. */
function priorityOf(site: SearchMetadata, hit: SearchHit, keywords: string[]): number {
  const { path, tab, id } = /^(?<path>[^?#]*)(?:\?tab=(?<tab>[^#]*))?(?:#(?<id>.*))?$/.exec(hit.link)!.groups!;
  const route = site.routes.find((one) => one.path === path)!;
  const isPage = (demo: SearchMetadata['demos'][number]) =>
    route.entries.some(({ tab, title }) => tab === demo.tab && title === demo.title);
  const demos = site.demos
    .filter((demo) => demo.path === path)
    .map((demo) => ({
      ...demo,
      texts: [demo.description, [...demo.keywords, ...(isPage(demo) ? groupOf(site, demo.path) : [])].join(', ')],
    }));
  const has = (word: string) => (value: string) => fold(value).includes(word);
  const sections = route.entries.flatMap((entry) => {
    const own = demos.filter((demo) => demo.tab === entry.tab);
    const keywords = entry.keywords.filter((keyword) => !own.some((demo) => demo.keywords.includes(keyword)));
    const names = [...keywords, ...(entry.tab === undefined && !own.some(isPage) ? groupOf(site, route.path) : [])];
    const lead = [own.length > 0 ? '' : entry.description, names.join(', ')];
    return entry.sections.map((one, at) => ({
      tab: entry.tab,
      id: one.id,
      title: at === 0 && entry.tab !== undefined ? entry.title : one.title,
      texts: at === 0 ? [...lead, ...one.paragraphs] : one.paragraphs,
    }));
  });
  const { pageTitle, title, content } = MATCH_WEIGHTS;

  const sum = (worth: (word: string) => number) => keywords.reduce((total, word) => total + worth(word), 0);
  if (hit.type === 'page') {
    const parts = [...sections, ...demos];
    return sum((word) => {
      if (has(word)(route.entries[0]!.title)) return pageTitle;
      if (parts.some((part) => has(word)(part.title))) return title;
      return parts.flatMap(({ texts }) => texts).some(has(word)) ? content : 0;
    });
  }
  if (hit.type === 'demo') {
    const demo = demos.find((one) => `demo-${one.id}` === id)!;
    return sum((word) => (has(word)(demo.title) ? title : demo.texts.some(has(word)) ? content : 0));
  }
  const at = sections.find((one) => one.tab === tab && one.id === id)!;
  // Of the paragraphs, the one that earns most.
  const worths = ['', ...at.texts].map((paragraph) =>
    sum((word) => (has(word)(at.title) ? title : has(word)(paragraph) ? content : 0)),
  );
  return Math.max(...worths);
}
