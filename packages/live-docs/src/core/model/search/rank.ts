import { correct, suggest } from './correct';
import { findInPage, type Found } from './find-hits';
import { highlightExcerpt, highlightText } from './highlight-text';
import type { SearchData } from './prepare-search';
import { readQuery } from './read-query';
import { createRelevance } from './relevance';
import type { SearchHit, SearchResult, SearchSection } from './search-result';
import { segment } from './segment';
import { bestText } from './texts';

/** What sets the sections of two navigation entries apart. */
export const NAV_STEP = 1000;

/** Hits that a section holds at most: more than anyone reads, and than a small site has. */
export const MOST_HINTS = 300;
/** Hits that are shown as the best of all sections. */
export const MOST_TOP = 3;

/**
 * Finds what keywords mean: pages, sections, paragraphs, demos and properties that hold them, whatever the case. A keyword
 * that is nowhere is taken for the near miss that it seems to be, and `corrections` says so. While any hit matches every
 * keyword, those that match only some are left out, and `partial` counts them.
 * @param keywords as typed.
 * @param withPartial keeps the hits that match only some keywords.
 */
export function rank(data: SearchData, keywords: string, withPartial = false): SearchResult {
  const { words, corrections } = correct(data, segment(data, readQuery(data, keywords)));
  const typed = words.map(({ text }) => text).join(' ');
  const all = data.pages.flatMap((page) => findInPage(page, words, typed));
  const found = withPartial ? all : leaveOutPartial(all, words.length);
  // Those of equal priority are left in document order, which is that of the navigation.
  const sections = new Map<string, SearchSection>();
  for (const { page } of found) {
    const { navTitle, navOrder } = page.record;
    if (!sections.has(navTitle)) sections.set(navTitle, { title: navTitle, priority: navOrder * NAV_STEP, hints: [] });
  }

  // The sort is stable: what is equal stays in document order.
  found.sort((a, b) => b.priority - a.priority || a.likeness - b.likeness);
  const forms = [...new Set(words.flatMap((word) => [word.text, ...word.forms]))].sort((a, b) => b.length - a.length);
  const toHit = createHits(forms);
  const best = pickTop(found, createRelevance(data, words, typed));
  const top = best.map(toHit);
  for (const hit of found) {
    const { hints } = sections.get(hit.page.record.navTitle)!;
    if (hints.length < MOST_HINTS) hints.push(top[best.indexOf(hit)] ?? toHit(hit));
  }
  return {
    sections: [...sections.values()].sort((a, b) => compareNumbers(a.priority, b.priority)),
    top,
    count: found.length,
    partial: all.length - found.length,
    corrections,
    suggestions: found.length > 0 ? [] : suggest(data, words),
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

/** The hits of the most relevance: of a page the best one, while there are other pages. */
function pickTop(found: Found[], relevance: (hit: Found) => number): Found[] {
  const rated = found.map((hit) => ({ hit, worth: relevance(hit) })).sort((a, b) => b.worth - a.worth);
  const pages = new Set<Found['page']>();
  const firsts = rated.filter(({ hit: { page } }) => !pages.has(page) && pages.add(page));
  const others = rated.filter((one) => !firsts.includes(one));
  return [...firsts, ...others].slice(0, MOST_TOP).map(({ hit }) => hit);
}

/** Two places outside the navigation are equally far, which their difference would not say. */
const compareNumbers = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** Makes hits of what was found, each of a page with another text. @param words that are marked, the longest first. */
function createHits(words: string[]): (found: Found) => SearchHit {
  const shown = new Map<Found['page'], Set<string>>();
  return ({ page, type, link, priority, title, text, texts, words: wanted, foldedTitle }) => {
    const taken = shown.get(page) ?? new Set();
    shown.set(page, taken);
    const left = taken.has(text) ? texts.filter((one) => !taken.has(one.shown)) : undefined;
    const excerpt = left ? (bestText(foldedTitle, left, wanted, 1)?.shown ?? '') : text;
    taken.add(excerpt);
    return {
      type,
      link,
      priority,
      highlightTitleTexts: highlightText(title, words),
      highlightTexts: highlightExcerpt(excerpt, words),
      pageTitle: page.record.title,
    };
  };
}
