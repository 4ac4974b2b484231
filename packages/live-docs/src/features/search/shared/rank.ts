import { highlightExcerpt, highlightText } from './highlight';
import type { Keyword } from './keyword';
import { suggest } from './near-miss';
import { bestText, rateAll, type Rated } from './rate';
import { readQuery } from './read-query';
import type { PreparedPage, SearchData } from './search-data';
import type { SearchHit, SearchResult, SearchSection } from './search-result';

/** What sets the sections of two navigation entries apart. */
export const NAV_STEP = 1000;

/** Hits that a section holds at most: more than anyone reads, and than a small site has. */
export const MOST_HINTS = 300;
/** Hits that are shown as the best of all sections. */
export const MOST_TOP = 3;

/**
 * Finds what keywords mean: pages, sections, paragraphs, demos and properties that hold them, whatever the case. A keyword
 * that is nowhere is taken for the near miss that it seems to be, and `corrections` says so. While any hit matches every
 * keyword, those that match only some are left out, as are those that hold a short one only within words; `partial` counts them.
 * @param keywords as typed.
 * @param withPartial keeps the hits that match only some keywords.
 */
export function rank(data: SearchData, keywords: string, withPartial = false): SearchResult {
  const { words, corrections } = readQuery(data, keywords);
  const all = rateAll(data, words);
  const found = withPartial ? all : leaveOutInner(leaveOutPartial(all, words.length), words);
  const sections = new Map<string, SearchSection>();
  for (const { page } of found) {
    const { navTitle: title, navOrder } = page;
    if (!sections.has(title)) sections.set(title, { title, priority: navOrder * NAV_STEP, hints: [] });
  }

  // The sort is stable: what is equal stays in document order, which is that of the navigation.
  found.sort((a, b) => b.priority - a.priority || a.unlike - b.unlike);
  const forms = [...new Set(words.flatMap((word) => [word.text, ...word.forms]))].sort((a, b) => b.length - a.length);
  const toHit = createHits(forms);
  const best = pickTop(found);
  const top = best.map(toHit);
  for (const hit of found) {
    const { hints } = sections.get(hit.page.navTitle)!;
    if (hints.length < MOST_HINTS) hints.push(top[best.indexOf(hit)] ?? toHit(hit));
  }
  const typed = words.map(({ text }) => text);
  return {
    // Two places outside the navigation are equally far, which their difference would not say.
    sections: [...sections.values()].sort((a, b) => (a.priority === b.priority ? 0 : a.priority - b.priority)),
    top,
    count: found.length,
    partial: all.length - found.length,
    corrections,
    suggestions: found.length > 0 ? [] : suggest(data.vocabulary(), typed),
    keywords: typed,
    forms,
  };
}

/**
 * The hits that match every keyword, or all hits if none does. In a long page most words are somewhere, so a page whose
 * keywords are scattered over its sections is left out as well while another hit is clearly about all of them.
 */
function leaveOutPartial(all: Rated[], wanted: number): Rated[] {
  const complete = all.filter(({ matches }) => matches === wanted);
  if (complete.length === 0) return all;
  if (!complete.some(({ isAbout }) => isAbout)) return complete;
  return complete.filter(({ type, isAbout }) => type !== 'page' || isAbout);
}

/** The hits in which each short word starts one, or all hits if there are none. */
function leaveOutInner(found: Rated[], words: Keyword[]): Rated[] {
  const short = words.filter(isShort).map((word) => ({ word, starts: startsWord(word) }));
  if (short.length === 0) return found;
  const outer = found.filter((hit) =>
    short.every(({ word, starts }) => !hit.words.includes(word) || textsOf(hit).some(starts)),
  );
  return outer.length > 0 ? outer : found;
}

/** All that a hit is found by. */
function textsOf({ type, page, part }: Rated): string[] {
  const parts = type === 'page' ? [page.whole, ...page.own, ...page.parts] : [part];
  return parts.flatMap(({ shown, names, texts }) => [
    shown,
    ...names,
    ...texts.map((text) => text.shown || text.folded),
  ]);
}

/** The hits of the highest scores: of a page the best one, while there are other pages. */
function pickTop(found: Rated[]): Rated[] {
  const top: Rated[] = [];
  while (top.length < Math.min(MOST_TOP, found.length)) {
    const left = found.filter((hit) => !top.includes(hit));
    const fresh = left.filter(({ page }) => !top.some((hit) => hit.page === page));
    top.push((fresh.length > 0 ? fresh : left).reduce((best, hit) => (hit.score > best.score ? hit : best)));
  }
  return top;
}

/** Makes hits of what was found, each of a page with another text. @param forms that are marked, the longest first. */
function createHits(forms: string[]): (found: Rated) => SearchHit {
  const shown = new Map<PreparedPage, Set<string>>();
  return ({ page, part, text, type, priority, words }) => {
    const taken = shown.get(page) ?? new Set();
    shown.set(page, taken);
    const isShown = text && part.excerpts.includes(text) && !taken.has(text.shown);
    const left = isShown ? [text] : part.excerpts.filter((one) => !taken.has(one.shown));
    const excerpt = bestText(part, left, words)?.shown ?? '';
    taken.add(excerpt);
    return {
      type,
      link: part.link,
      priority,
      highlightTitleTexts: highlightText(part.shown, forms),
      highlightTexts: highlightExcerpt(excerpt, forms),
      pageTitle: page.whole.shown,
    };
  };
}

/** Letters up to which a word is in the middle of so many others that those hardly ever mean it: `pin` of `typing`, `sum` of `consume`. */
const SHORT = 4;

/** True for a word that means what starts with it, as long as anything does. */
const isShort = ({ text }: Keyword): boolean => text.length <= SHORT && /^[a-z]+$/.test(text);

/** A test of texts, not folded: true where a word, or a part of an identifier, starts with one of these forms. */
function startsWord({ forms }: Keyword): (text: string) => boolean {
  const word = new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])(${forms.join('|')})`, 'iu');
  const hump = new RegExp(String.raw`(?<=\p{Ll})(${forms.map(capitalise).join('|')})`, 'u');
  return (text) => word.test(text) || hump.test(text);
}

const capitalise = (form: string) => form.charAt(0).toUpperCase() + form.slice(1);
