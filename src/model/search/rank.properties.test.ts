import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  highlightExcerpt,
  highlightText,
  HIGHLIGHT_LEAD,
  MATCH_WEIGHTS,
  prepareSearch,
  rank,
  splitKeywords,
  foldCase,
  type SearchHit,
  type SearchMetadata,
} from './index';

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

const section = fc.record({ title: text, paragraphs: fc.array(text, { maxLength: 3 }) });
const faces = fc.array(fc.record({ title: text, sections: fc.array(section, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 1,
});
const metadata: fc.Arbitrary<SearchMetadata> = fc
  .array(
    fc.record({
      description: text,
      keywords: fc.array(text, { maxLength: 2 }),
      faces,
      demos: fc.integer({ min: 0, max: 2 }),
      group: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((pages) => ({
    // Ids by place, so that each hit can be traced to its section.
    routes: pages.map(({ description, keywords, faces }, at) => ({
      path: `/${at}`,
      description,
      keywords,
      faces: faces.map((face) => ({
        ...face,
        sections: face.sections.map(({ title, paragraphs }, index) =>
          index === 0 ? { title: '', paragraphs } : { id: `s${index}`, title, paragraphs },
        ),
      })),
    })),
    demos: pages.flatMap(({ description, keywords, demos }, at) =>
      Array.from({ length: demos }, (_, index) => ({
        id: `${index}`,
        path: `/${at}`,
        title: keywords[0] ?? '',
        description,
        keywords,
      })),
    ),
    nav: [0, 1, 2].map((group) => ({
      title: `N${group}`,
      order: group,
      groups: [{ names: [], paths: pages.flatMap((page, at) => (page.group === group ? [`/${at}`] : [])) }],
    })),
  }));

const plain = (parts: SearchHit['highlightTexts']) => parts.map((part) => part.text).join('');
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

  test('a section gives at most one hit, each hit has a priority, and a page that is a hit replaces its only demo', () => {
    fc.assert(
      fc.property(metadata, text, (site, typed) => {
        const hits = rank(prepareSearch(site), typed).sections.flatMap(({ hints }) => hints);
        const places = hits.map(({ link }) => link);
        expect(new Set(places).size).toBe(places.length);
        expect(hits.every(({ priority }) => priority > 0)).toBe(true);
        const pages = new Set(hits.flatMap(({ type, link }) => (type === 'page' ? [link] : [])));
        const isOnly = (path: string) => site.demos.filter((demo) => demo.path === path).length === 1;
        const doubled = hits.filter(({ type, link }) => {
          const path = link.replace(/#.*/, '');
          return type === 'demo' && isOnly(path) && pages.has(path);
        });
        expect(doubled).toEqual([]);
      }),
      RUNS,
    );
  });

  test('hits are in descending priority, sections in ascending, and the best is the first of its section', () => {
    fc.assert(
      fc.property(metadata, text, (site, typed) => {
        const { sections, best, count } = rank(prepareSearch(site), typed);
        const all = sections.flatMap(({ hints }) => hints);
        expect(count).toBe(all.length);
        for (const { hints } of sections) expect(hints).toEqual(hints.toSorted((a, b) => b.priority - a.priority));
        expect(sections.map(({ priority }) => priority)).toEqual(
          sections.map(({ priority }) => priority).toSorted((a, b) => a - b),
        );
        expect(sections[best]?.hints[0]?.priority ?? 0).toBe(Math.max(0, ...all.map(({ priority }) => priority)));
        expect(best >= 0).toBe(count > 0);
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
              const title = foldCase(pageTitle);
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
        const texts = site.routes.flatMap(({ faces }) =>
          faces.flatMap((face) => [face.title, ...face.sections.flatMap(({ paragraphs }) => paragraphs)]),
        );
        const words = texts.flatMap((each) => each.split(/\s+/).filter(Boolean));
        const word = words[pick % words.length];
        if (!word) return;
        const start = from % word.length;
        const part = word.slice(start, start + 1 + (length % (word.length - start)));
        const data = prepareSearch(site);
        expect(rank(data, part).count).toBeGreaterThan(0);
        expect(rank(data, foldCase(part))).toEqual(rank(data, part));
      }),
      RUNS,
    );
  });
});

describe('highlighting', () => {
  test('reproduces the text, and highlights what the keywords hold and nothing else', () => {
    fc.assert(
      fc.property(wild, text, (shown, typed) => {
        const keywords = splitKeywords(typed);
        const parts = highlightText(shown, keywords);
        expect(plain(parts)).toBe(shown);
        for (const part of parts) {
          const folded = foldCase(part.text);
          expect(keywords.some((keyword) => folded.includes(keyword))).toBe(part.highlighted);
        }
      }),
      RUNS,
    );
  });

  test('an excerpt differs in its lead alone, which is cut to its last 20 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text, text, (lead, word, rest) => {
        const keywords = splitKeywords(word);
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
function priorityOf({ routes, demos }: SearchMetadata, hit: SearchHit, keywords: string[]): number {
  const [path, id] = hit.link.split('#');
  const route = routes.find((one) => one.path === path)!;
  const own = demos.filter((demo) => demo.path === path);
  const [face] = route.faces;
  const has = (word: string) => (value: string) => foldCase(value).includes(word);
  const lead = [
    ...(own.some(({ description }) => description === route.description) ? [] : [route.description]),
    ...(own.length > 0 ? [] : [route.keywords.join(', ')]),
  ];
  const sections = face!.sections.map((one, at) => ({
    ...one,
    paragraphs: at === 0 ? [...lead, ...one.paragraphs] : one.paragraphs,
  }));
  const said = own.flatMap(({ description, keywords }) => [description, keywords.join(', ')]);
  const { pageTitle, title, content } = MATCH_WEIGHTS;

  const sum = (worth: (word: string) => number) => keywords.reduce((total, word) => total + worth(word), 0);
  if (hit.type === 'page') {
    return sum((word) => {
      if (has(word)(face!.title)) return pageTitle;
      if ([...sections, ...own].some((part) => has(word)(part.title))) return title;
      return [...sections.flatMap(({ paragraphs }) => paragraphs), ...said].some(has(word)) ? content : 0;
    });
  }
  if (hit.type === 'demo') {
    const demo = own.find((one) => `demo-${one.id}` === id)!;
    return sum((word) =>
      has(word)(demo.title) ? title : [demo.description, demo.keywords.join(', ')].some(has(word)) ? content : 0,
    );
  }
  const at = sections.find((one) => one.id === id)!;
  // Of the paragraphs, the one that earns most.
  const worths = (at.paragraphs.length > 0 ? at.paragraphs : ['']).map((paragraph) =>
    sum((word) => (has(word)(at.title) ? title : has(word)(paragraph) ? content : 0)),
  );
  return Math.max(...worths);
}
