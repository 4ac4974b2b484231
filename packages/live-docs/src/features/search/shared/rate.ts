import { holds, holdsAll, type Keyword } from './keyword';
import type { Part, PreparedPage, PreparedText, SearchData } from './search-data';
import { CELL_SEPARATOR } from './search-index';
import type { SearchHit } from './search-result';

/** What a keyword adds to a hit's priority in a page's title, in that of a section, a demo or a property, in a text. */
export const MATCH_WEIGHTS = { pageTitle: 100, title: 10, content: 1 };

/** What a text is worth for a hit's score: its title by what the hit is, then other names, its page's title, its best paragraph. */
const WORTH = { page: 3, demo: 2.5, property: 2.5, section: 2, name: 2, pageTitle: 1.5, text: 1, elsewhere: 0.3 };
/** Of that, what a word earns which is whole, another form, or the start of one. */
const MATCH = { whole: 1, form: 0.95, start: 0.8 };
/** What each letter of it earns in the middle of a word, and how many do: two letters are in the middle of most words. */
const INSIDE = { letter: 0.1, letters: 4 };
/** What all words together add, where a text is what was typed, starts with it, or has a word that does. */
const PHRASE = { equal: 1.6, start: 0.8, within: 0.6 };
/** What a title adds that says nothing else. */
const PURITY = 0.7;
/** A property on its way out is seldom wanted. */
const LATE = 0.4;

/** What is looked for. */
interface Query {
  words: Keyword[];
  /** All words in one, and without what separates them, as a name from code is written. */
  typed: string;
  squeezed: string;
  /** How much each word tells: the fewer pages have it, the more. */
  rarity: Map<Keyword, number>;
  /** The same of all words together. */
  total: number;
}

/** What is looked for in a page. */
interface PageQuery extends Query {
  page: PreparedPage;
  /** True if the page's title matches. */
  isHit: boolean;
  /** What each word earns for any part of the page, by its title and keywords; and what all together add. */
  earned: number[];
  phrase: number;
}

/** A hit on its way into the result, its texts not yet highlighted. */
export interface Rated {
  page: PreparedPage;
  part: Part;
  /** The text of it that says most of what was typed. */
  text: PreparedText | undefined;
  type: SearchHit['type'];
  /** The keywords that it matches. */
  words: Keyword[];
  priority: number;
  /**
   * Place among those of equal priority: 0 where its title, or another name, equals what was typed, 1 where its title starts
   * with it, 3 for a property on its way out, else 2.
   */
  unlike: number;
  /** How likely it's what the reader wants. */
  score: number;
  /** How many of the keywords count for its priority. */
  matches: number;
  /** True if it is clearly about what it matches, rather than a long page that holds each word somewhere. */
  isAbout: boolean;
}

/** Rates all that holds a word, in document order as far as the index tells it. */
export function rateAll({ pages }: SearchData, words: Keyword[]): Rated[] {
  const typed = words.map(({ text }) => text).join(' ');
  const having = pages.map((page) => ({ page, held: words.filter((word) => holds(page.whole.all, word)) }));
  const rarity = words.map((word): [Keyword, number] => {
    const count = having.filter(({ held }) => held.includes(word)).length;
    return [word, Math.log(1 + pages.length / Math.max(1, count))];
  });
  const total = rarity.reduce((sum, [, one]) => sum + one, 0);
  const query = { typed, squeezed: squeeze(typed), rarity: new Map(rarity), total };
  return having.flatMap(({ page, held }) => (held.length > 0 ? ratePage(page, { ...query, words: held }) : []));
}

function ratePage(page: PreparedPage, query: Query): Rated[] {
  const { whole, own, parts, keywords } = page;
  const isHit = query.words.some((word) => holds(whole.title, word));
  const earned = query.words.map(({ forms }) => {
    const byName = keywords.map((name) => WORTH.name * match(name, forms));
    return Math.max(WORTH.pageTitle * match(whole.title, forms), ...byName);
  });
  // What the author says of the page holds for each of its parts.
  const phrase = Math.max(0, ...keywords.map((name) => WORTH.name * matchPhrase(name, query)));
  const asked = { ...query, page, isHit, earned, phrase };
  const rate = (some: Part[]) => some.flatMap((part) => ratePart(part, asked) ?? []);
  // The only demo of a page is the page, as is what is above its first heading: one of them is a hit.
  const [first] = rate(isHit ? [whole] : own).sort((a, b) => b.priority - a.priority);
  return [...(first ? [first] : []), ...rate(parts)];
}

/**
 * Rates a part of a page by all that the order of hits depends on: its priority counts where the words are; its score also how
 * well they match, how rare they are, and what else it goes by.
 */
function ratePart(part: Part, query: PageQuery): Rated | undefined {
  const words = query.words.filter((word) => holds(part.all, word));
  if (words.length === 0) return undefined;
  const { type, title, names } = part;
  const { page, isHit, typed, squeezed } = query;
  const text = bestText(part, part.texts, words);
  const best = text?.folded ?? '';
  // A section is found by one paragraph, whatever else it holds.
  const said = type === 'section' ? best : part.all;
  const byTitle = !isHit && words.some((word) => holds(title, word));
  if (type === 'section' && !byTitle && !words.some((word) => holds(said, word))) return undefined;
  // What spells a name of several words in full means this property: each word counts as in the title of a page.
  const isNamed = type === 'property' && names.some((name) => squeeze(name) === squeezed);
  const weights = words.map((word) => {
    if (isNamed || holds(title, word))
      return isNamed || type === 'page' ? MATCH_WEIGHTS.pageTitle : MATCH_WEIGHTS.title;
    if (type === 'page' && holds(page.headings, word)) return MATCH_WEIGHTS.title;
    return holds(said, word) ? MATCH_WEIGHTS.content : 0;
  });
  const name = title || page.whole.title;
  const isEqual =
    name === typed ||
    names.includes(typed) ||
    (type === 'section' && best.startsWith(typed + CELL_SEPARATOR)) ||
    (type === 'property' && title.endsWith(`.${typed}`));
  return {
    page,
    part,
    text,
    type: type !== 'section' ? type : byTitle ? 'title' : 'content',
    words,
    priority: weights.reduce<number>((sum, weight) => sum + weight, 0),
    unlike: part.isDeprecated ? 3 : isEqual ? 0 : names.includes(squeezed) || name.startsWith(typed) ? 1 : 2,
    score: scoreOf(part, query, best, isNamed),
    matches: weights.filter(Boolean).length,
    isAbout: (type === 'page' ? [page.close] : [title, ...names]).some((one) => holdsAll(one, words)),
  };
}

/**
 * What each word earns where it's found best, by how rare it is, and what all of them add.
 * @param isNamed true if all words in one are its name, so that none is within another.
 */
function scoreOf(part: Part, query: PageQuery, best: string, isNamed: boolean): number {
  const { page, words, rarity, total, earned } = query;
  const title = part.title || page.whole.title;
  let { phrase } = query;
  if (isNamed) phrase = Math.max(phrase, WORTH.property * PHRASE.equal);
  const each = earned.map((one) => (isNamed ? Math.max(one, WORTH.property * MATCH.whole) : one));
  const add = (text: string, worth: number) => {
    phrase = Math.max(phrase, worth * matchPhrase(text, query));
    for (const [at, { forms }] of words.entries()) each[at] = Math.max(each[at]!, worth * match(text, forms));
  };
  add(title, WORTH[part.type]);
  for (const name of part.names) add(name, WORTH.name);
  add(best, WORTH.text);
  const found = words.map((word, at) => Math.max(each[at]!, holds(part.all, word) ? WORTH.elsewhere : 0));
  const score = words.reduce((sum, word, at) => sum + rarity.get(word)! * found[at]!, 0);
  return (score + total * (phrase + PURITY * purity(title, words))) * (part.isDeprecated ? LATE : 1);
}

function matchPhrase(text: string, { typed, squeezed }: Query): number {
  if (text === typed || text === squeezed) return PHRASE.equal;
  if (text.startsWith(typed)) return PHRASE.start;
  return match(text, [typed]) >= MATCH.start ? PHRASE.within : 0;
}

/** How well a text holds a word, in any of its forms. */
function match(text: string, forms: string[]): number {
  let best = 0;
  for (const form of forms) {
    for (let at = text.indexOf(form); at >= 0 && best < MATCH.whole; at = text.indexOf(form, at + 1))
      best = Math.max(best, matchAt(text, at, at + form.length));
  }
  return best;
}

function matchAt(text: string, start: number, end: number): number {
  if (start > 0 && LETTER.test(text[start - 1]!)) return INSIDE.letter * Math.min(INSIDE.letters, end - start);
  const rest = REST.exec(text.slice(end, end + LONGEST_ENDING + 1))![0];
  return rest === '' ? MATCH.whole : ENDING.test(rest) ? MATCH.form : MATCH.start;
}

const LETTER = /[\p{L}\p{N}]/u;
const REST = /^[\p{L}\p{N}]*/u;
/** What makes another form of an English word. */
const ENDING = /^(s|e|es|ed|er|ing|able)$/;
const LONGEST_ENDING = 4;

/** The part of a title's letters that the words are. */
function purity(title: string, words: Keyword[]): number {
  const said = words.reduce((sum, word) => sum + (holds(title, word) ? word.text.length : 0), 0);
  return Math.min(1, said / Math.max(1, title.replaceAll(' ', '').length));
}

/** A name without what separates its parts. */
const squeeze = (name: string) => name.replace(/[\s.]/g, '');

/**
 * The text that adds most to the title of a part: that holds the most keywords which the title does not. Of equal ones, the one
 * with the most keywords at all, then the first that starts with one; the first text if none holds any. For a page only what the
 * title leaves open counts, so that its description is shown otherwise.
 */
export function bestText({ type, title }: Part, texts: PreparedText[], words: Keyword[]): PreparedText | undefined {
  const worths = words.map((word) => (!holds(title, word) ? words.length + 2 : type === 'page' ? 0 : 1));
  const full = 2 * worths.reduce((sum, worth) => sum + worth, 0) + 1;
  let best = texts[0];
  let most = 0;
  for (const text of texts) {
    const { folded } = text;
    let held = 0;
    for (const [at, word] of words.entries()) if (holds(folded, word)) held += worths[at]!;
    if (held === 0 || 2 * held < most) continue;
    const starts = words.some(({ forms }) => forms.some((form) => folded.startsWith(form)));
    const worth = 2 * held + (starts ? 1 : 0);
    if (worth > most) [best, most] = [text, worth];
    if (most === full) break;
  }
  return best;
}
