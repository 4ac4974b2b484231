import { findNearMiss } from './find-near-miss';
import { highlightExcerpt, highlightText } from './highlight-text';
import type { PreparedDemo, PreparedPage, PreparedSection, SearchData } from './prepare-search';
import type { Correction, SearchHit, SearchResult, SearchSection } from './search-result';
import { splitKeywords } from './split-keywords';

/** What a keyword earns by standing in a page's title, in that of a section or a demo, in a text. */
export const MATCH_WEIGHTS = { pageTitle: 100, title: 10, content: 1 };
/** What sets the sections of two navigation entries apart. */
export const NAV_STEP = 1000;

/** Hits that a section holds at most: more than anyone reads, and than a small site has. */
export const MOST_HINTS = 300;

/** A hit on its way into the result, its texts not yet highlighted. */
interface Found {
  page: PreparedPage;
  type: SearchHit['type'];
  link: string;
  priority: number;
  title: string;
  text: string;
  /** 0 where its title is what was typed, 1 where it starts with that, else 2. */
  likeness: number;
}

/**
 * Finds what keywords mean: pages, sections, paragraphs and demos that hold any of them, whatever the case. A keyword
 * that stands nowhere is taken for the near miss that it seems to be, and `corrections` says so.
 * @param keywords as typed.
 */
export function rank(data: SearchData, keywords: string): SearchResult {
  const { words, corrections } = correct(data, splitKeywords(keywords));
  const typed = words.join(' ');
  const found = data.pages
    .flatMap((page) => findInPage(page, words, typed))
    // The sort is stable: what is equal stays in document order.
    .sort((a, b) => b.priority - a.priority || a.likeness - b.likeness);

  const sections = new Map<string, SearchSection>();
  let best: SearchSection | undefined;
  for (const hit of found) {
    const { navTitle, navOrder } = hit.page.record;
    const section = sections.get(navTitle) ?? { title: navTitle, priority: navOrder * NAV_STEP, hints: [] };
    best ??= section;
    if (section.hints.length < MOST_HINTS) section.hints.push(toHit(hit, words));
    sections.set(navTitle, section);
  }
  const ordered = [...sections.values()].sort((a, b) => compareNumbers(a.priority, b.priority));
  return {
    sections: ordered,
    best: best ? ordered.indexOf(best) : -1,
    count: found.length,
    corrections,
    keywords: words,
  };
}

/** Two places outside the navigation are equally far, which their difference would not say. */
const compareNumbers = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

function correct(data: SearchData, keywords: string[]): { words: string[]; corrections: Correction[] } {
  const corrections = keywords.flatMap((from): Correction[] => {
    if (data.pages.some(({ all }) => all.includes(from))) return [];
    const to = findNearMiss(from, data.vocabulary());
    return to === undefined ? [] : [{ from, to }];
  });
  if (corrections.length === 0) return { words: keywords, corrections };
  const words = keywords.map((word) => corrections.find(({ from }) => from === word)?.to ?? word);
  return { words: [...new Set(words)], corrections };
}

function findInPage(page: PreparedPage, keywords: string[], typed: string): Found[] {
  const words = keywords.filter((word) => page.all.includes(word));
  if (words.length === 0) return [];
  const { record } = page;
  const isHit = words.some((word) => page.title.includes(word));
  const likeness = (title: string) => (title === typed ? 0 : title.startsWith(typed) ? 1 : 2);

  const own: Found = {
    page,
    type: 'page',
    link: record.link,
    priority: sum(words, (word) =>
      page.title.includes(word)
        ? MATCH_WEIGHTS.pageTitle
        : page.titles.includes(word)
          ? MATCH_WEIGHTS.title
          : MATCH_WEIGHTS.content,
    ),
    title: record.title,
    text: record.description,
    likeness: likeness(page.title),
  };
  // The only demo of a page is the page.
  const demos = isHit && page.demos.length === 1 ? [] : page.demos;
  return [
    ...(isHit ? [own] : []),
    ...demos.flatMap((demo) => findInDemo(page, demo, words, likeness)),
    // What stands above a page's first heading is the page too: it has the same address.
    ...page.sections
      .filter((section) => !isHit || section.record.link !== record.link)
      .flatMap((section) => findInSection(page, section, words, isHit, likeness)),
  ];
}

function findInDemo(
  page: PreparedPage,
  demo: PreparedDemo,
  words: string[],
  likeness: (title: string) => number,
): Found[] {
  const matching = words.filter((word) => demo.all.includes(word));
  if (matching.length === 0) return [];
  const { link, title } = demo.record;
  return [
    {
      page,
      type: 'demo',
      link,
      priority: sum(matching, (word) => (demo.title.includes(word) ? MATCH_WEIGHTS.title : MATCH_WEIGHTS.content)),
      title,
      text:
        demo.texts[
          bestText(
            demo.title,
            demo.texts.map(({ folded }) => folded),
            matching,
          )
        ]?.shown ?? '',
      likeness: likeness(demo.title),
    },
  ];
}

/** A section is one hit: by its title where the page goes by another, else by the paragraph that holds most keywords. */
function findInSection(
  page: PreparedPage,
  section: PreparedSection,
  words: string[],
  pageIsHit: boolean,
  likeness: (title: string) => number,
): Found[] {
  const matching = words.filter((word) => section.all.includes(word));
  if (matching.length === 0) return [];
  const at = bestText(section.title, section.paragraphs, matching);
  const paragraph = section.paragraphs[at] ?? '';
  const inText = matching.some((word) => paragraph.includes(word));
  const byTitle = !pageIsHit && matching.some((word) => section.title.includes(word));
  if (!byTitle && !inText) return [];
  const { link, title, paragraphs } = section.record;
  return [
    {
      page,
      type: byTitle ? 'title' : 'content',
      link,
      priority: sum(matching, (word) =>
        section.title.includes(word) ? MATCH_WEIGHTS.title : paragraph.includes(word) ? MATCH_WEIGHTS.content : 0,
      ),
      // Above the first heading stands the page's own title.
      title: title || page.record.title,
      text: paragraphs[at] ?? '',
      likeness: likeness(section.title || page.title),
    },
  ];
}

/**
 * Index of the text that adds most to a title: that holds the most keywords which the title does not. Of equal ones, the
 * one with the most keywords at all, then the first that starts with one, as the row of a property starts with its name.
 */
function bestText(title: string, texts: string[], words: string[]): number {
  const added = words.filter((word) => !title.includes(word));
  const rate = (text: string) => {
    const held = count(words, text);
    if (held === 0) return 0;
    const starts = words.some((word) => text.startsWith(word)) ? 1 : 0;
    return (count(added, text) * (words.length + 1) + held) * 2 + starts;
  };
  let best = 0;
  let most = 0;
  for (const [at, text] of texts.entries()) {
    const worth = rate(text);
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

/** How many of the words a text holds. */
const count = (words: string[], text: string) => sum(words, (word) => (text.includes(word) ? 1 : 0));

const sum = (words: string[], worth: (word: string) => number) => words.reduce((total, word) => total + worth(word), 0);

function toHit({ page, type, link, priority, title, text }: Found, words: string[]): SearchHit {
  return {
    type,
    link,
    priority,
    highlightTitleTexts: highlightText(title, words),
    highlightTexts: highlightExcerpt(text, words),
    pageTitle: page.record.title,
  };
}
