import { findNearMiss } from './find-near-miss';
import { highlightExcerpt, highlightText } from './highlight-text';
import { holds, readKeywords, toKeyword, type Keyword } from './keyword';
import type { PreparedDemo, PreparedPage, PreparedSection, PreparedText, SearchData } from './prepare-search';
import type { Correction, SearchHit, SearchResult, SearchSection } from './search-result';
import { CELL_SEPARATOR, TITLE_SEPARATOR } from './search-index';

/** What a keyword earns in a page's title, in that of a section or a demo, in a text. */
export const MATCH_WEIGHTS = { pageTitle: 100, title: 10, content: 1 };
/** What sets the sections of two navigation entries apart. */
export const NAV_STEP = 1000;

/** Hits that a section holds at most: more than anyone reads, and than a small site has. */
export const MOST_HINTS = 300;
/** Hits that are shown as the best of all sections. */
export const MOST_TOP = 3;

/** A hit on its way into the result, its texts not yet highlighted. */
interface Found {
  page: PreparedPage;
  type: SearchHit['type'];
  link: string;
  priority: number;
  /** How many of the keywords it matches. */
  matches: number;
  /** True if it is clearly about what it matches, rather than a long page that holds each word somewhere. */
  isAbout: boolean;
  title: string;
  text: string;
  likeness: number;
}

/** How close a title is to what was typed: 0 if it, or an alias, equals it, 1 if it starts with it, else 2. All folded. */
type Likeness = (title: string, aliases?: string[]) => number;

/**
 * Finds what keywords mean: pages, sections, paragraphs and demos that hold them, whatever the case. A keyword that is
 * nowhere is taken for the near miss that it seems to be, and `corrections` says so. While any hit matches every keyword,
 * those that match only some are left out, and `partial` counts them.
 * @param keywords as typed.
 * @param withPartial keeps the hits that match only some keywords.
 */
export function rank(data: SearchData, keywords: string, withPartial = false): SearchResult {
  const { words, corrections } = correct(data, readKeywords(keywords));
  const typed = words.map(({ text }) => text).join(' ');
  const all = data.pages.flatMap((page) => findInPage(page, words, typed));
  const found = withPartial ? all : leaveOutPartial(all, words.length);
  // Those of equal priority are left in document order, which is that of the navigation.
  const sections = new Map<string, SearchSection>();
  for (const { page } of found) {
    const { navTitle, navOrder } = page.record;
    if (!sections.has(navTitle)) sections.set(navTitle, { title: navTitle, priority: navOrder * NAV_STEP, hints: [] });
  }
  const ordered = [...sections.values()].sort((a, b) => compareNumbers(a.priority, b.priority));

  // The sort is stable: what is equal stays in document order.
  found.sort((a, b) => b.priority - a.priority || a.likeness - b.likeness);
  const forms = [...new Set(words.flatMap((word) => [word.text, ...word.forms]))].sort((a, b) => b.length - a.length);
  for (const hit of found) {
    const { hints } = sections.get(hit.page.record.navTitle)!;
    if (hints.length < MOST_HINTS) hints.push(toHit(hit, forms));
  }
  return {
    sections: ordered,
    top: found.slice(0, MOST_TOP).map(({ page }) => ordered.indexOf(sections.get(page.record.navTitle)!)),
    count: found.length,
    partial: all.length - found.length,
    corrections,
    keywords: words.map(({ text }) => text),
    forms,
  };
}

/**
 * The hits that match every keyword, or all hits if none does. In a long page most words are somewhere, so a page whose
 * keywords are scattered over its sections is left out as well while another hit is clearly about all of them.
 */
function leaveOutPartial(all: Found[], wanted: number): Found[] {
  const complete = all.filter(({ matches }) => matches === wanted);
  if (complete.length === 0) return all;
  if (!complete.some(({ isAbout }) => isAbout)) return complete;
  return complete.filter(({ type, isAbout }) => type !== 'page' || isAbout);
}

/** Two places outside the navigation are equally far, which their difference would not say. */
const compareNumbers = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** The keywords to look for: one that is nowhere gives way to its near miss, if it has one. */
function correct(data: SearchData, keywords: Keyword[]): { words: Keyword[]; corrections: Correction[] } {
  const corrections = keywords.flatMap((keyword): Correction[] => {
    if (data.pages.some(({ all }) => holds(all, keyword))) return [];
    const to = findNearMiss(keyword.text, data.vocabulary());
    return to === undefined ? [] : [{ from: keyword.text, to }];
  });
  if (corrections.length === 0) return { words: keywords, corrections };
  const texts = keywords.map(({ text }) => corrections.find(({ from }) => from === text)?.to ?? text);
  return { words: [...new Set(texts)].map(toKeyword), corrections };
}

/** What a page gives, in document order as far as the index tells it: its lead, its demos, its sections. */
function findInPage(page: PreparedPage, keywords: Keyword[], typed: string): Found[] {
  const words = keywords.filter((word) => holds(page.all, word));
  if (words.length === 0) return [];
  const isHit = words.some((word) => holds(page.title, word));
  const isOnly = page.demos.length === 1;
  const likeness: Likeness = (title, aliases = []) =>
    title === typed || aliases.includes(typed) ? 0 : title.startsWith(typed) ? 1 : 2;
  const find = (sections: PreparedSection[]) =>
    sections.flatMap((section) => findInSection(page, section, words, isHit, likeness));

  const lead = find(page.lead);
  const demos = page.demos.flatMap((demo) => findInDemo(page, demo, words, likeness));
  const others = find(page.sections);
  if (isHit) return [toFound(page, words, likeness), ...(isOnly ? [] : demos), ...others];
  // The only demo of a page is the page, as is what is above its first heading: one of them is a hit.
  if (isOnly) return [...[...demos, ...lead].sort((a, b) => b.priority - a.priority).slice(0, 1), ...others];
  return [...lead, ...demos, ...others];
}

/** The hit of a page whose title matches. */
function toFound(page: PreparedPage, words: Keyword[], likeness: Likeness): Found {
  const { link, title } = page.record;
  return {
    page,
    type: 'page',
    link,
    priority: sum(words, (word) =>
      holds(page.title, word)
        ? MATCH_WEIGHTS.pageTitle
        : holds(page.titles, word)
          ? MATCH_WEIGHTS.title
          : MATCH_WEIGHTS.content,
    ),
    matches: words.length,
    isAbout: holdsAll(page.close, words),
    title,
    // The description, unless another says more of what the title leaves open.
    text: bestText(page.title, page.texts, without(words, page.title))?.shown ?? '',
    likeness: likeness(page.title),
  };
}

/** The hit of a demo that any of the words is found in: at most one. */
function findInDemo(page: PreparedPage, demo: PreparedDemo, words: Keyword[], likeness: Likeness): Found[] {
  const matching = words.filter((word) => holds(demo.all, word));
  if (matching.length === 0) return [];
  const { link, title } = demo.record;
  return [
    {
      page,
      type: 'demo',
      link,
      priority: sum(matching, (word) => (holds(demo.title, word) ? MATCH_WEIGHTS.title : MATCH_WEIGHTS.content)),
      matches: matching.length,
      isAbout: [demo.title, ...demo.aliases].some((name) => holdsAll(name, matching)),
      title,
      text: bestText(demo.title, page.demos.length === 1 ? page.texts : demo.texts, words)?.shown ?? '',
      likeness: likeness(demo.title, demo.aliases),
    },
  ];
}

/** A section is one hit: by its title where the page goes by another, else by the paragraph that holds most keywords. */
function findInSection(
  page: PreparedPage,
  section: PreparedSection,
  words: Keyword[],
  pageIsHit: boolean,
  likeness: Likeness,
): Found[] {
  const matching = words.filter((word) => holds(section.all, word));
  if (matching.length === 0) return [];
  const paragraph = bestText(section.title, section.paragraphs, matching);
  const inTitle = (word: Keyword) => holds(section.title, word);
  const inText = (word: Keyword) => paragraph !== undefined && holds(paragraph.folded, word);
  const byTitle = !pageIsHit && matching.some(inTitle);
  if (!byTitle && !matching.some(inText)) return [];
  const { link, title } = section.record;
  return [
    {
      page,
      type: byTitle ? 'title' : 'content',
      link,
      priority: sum(matching, (word) =>
        inTitle(word) ? MATCH_WEIGHTS.title : inText(word) ? MATCH_WEIGHTS.content : 0,
      ),
      matches: matching.filter((word) => inTitle(word) || inText(word)).length,
      isAbout: [section.title, ...section.aliases].some((name) => holdsAll(name, matching)),
      // What is above the first heading goes by the page's title; so does a heading that other pages have too, first.
      title: section.isCommon ? page.record.title + TITLE_SEPARATOR + title : title || page.record.title,
      text: paragraph?.shown ?? '',
      likeness: likeness(section.title || page.title, [...section.aliases, rowName(paragraph)]),
    },
  ];
}

/**
 * The text that adds most to a title: that holds the most keywords which the title does not. Of equal ones, the one with
 * the most keywords at all, then the first that starts with one, as the row of a property starts with its name.
 */
function bestText(title: string, texts: PreparedText[], words: Keyword[]): PreparedText | undefined {
  const added = without(words, title);
  const rate = (text: string) => {
    const held = count(words, text);
    if (held === 0) return 0;
    const starts = words.some(({ forms }) => forms.some((form) => text.startsWith(form))) ? 1 : 0;
    return (count(added, text) * (words.length + 1) + held) * 2 + starts;
  };
  let [best] = texts;
  let most = 0;
  for (const text of texts) {
    const worth = rate(text.folded);
    if (worth > most) [best, most] = [text, worth];
  }
  return best;
}

/** The first cell of a table's row, for example the name of a prop; empty for other texts. */
function rowName(text: PreparedText | undefined): string {
  const end = text?.folded.indexOf(CELL_SEPARATOR) ?? -1;
  return end < 0 ? '' : text!.folded.slice(0, end);
}

/** The words that a text does not hold. */
const without = (words: Keyword[], text: string) => words.filter((word) => !holds(text, word));

const holdsAll = (text: string, words: Keyword[]) => words.every((word) => holds(text, word));

/** How many of the words a text holds. */
const count = (words: Keyword[], text: string) => sum(words, (word) => (holds(text, word) ? 1 : 0));

const sum = (words: Keyword[], worth: (word: Keyword) => number) =>
  words.reduce((total, word) => total + worth(word), 0);

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
