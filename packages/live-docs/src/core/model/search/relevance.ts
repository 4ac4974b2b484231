import type { Found } from './find-hits';
import { holds, type Keyword } from './keyword';
import type { SearchData } from './prepare-search';

/** What a word is worth in the title of a hit, by what the hit is. */
const TITLE: Record<Found['type'], number> = { page: 3, demo: 2.5, property: 2.5, title: 2, content: 2 };
/** What it is worth in other names, in the title of the hit's page, in its text, and anywhere else in it. */
const WORTH = { alias: 2, pageTitle: 1.5, text: 1, elsewhere: 0.3 };
/** Of that, what a word is worth which is whole, another form, the start of one, or in the middle of one. */
const MATCH = { whole: 1, form: 0.95, start: 0.8, inside: 0.4 };
/** What is added for all words together, where a title or a name is what was typed, starts with it, or holds it. */
const PHRASE = { equal: 1.6, start: 0.8, name: 0.6, text: 0.4 };
/** What is added for a title that says nothing else. */
const PURITY = 0.7;
/** A property on its way out is seldom wanted. */
const LATE = 0.4;

/**
 * Says how likely a hit is wanted. Priorities count a word that is on every page like one that is on a single page; this weighs
 * words by how rare they are, and counts what is found at the start of words, next to each other, and in names.
 */
export function createRelevance(data: SearchData, words: Keyword[], typed: string): (hit: Found) => number {
  const rarity = new Map(
    words.map((word) => {
      const pages = data.pages.filter(({ all }) => holds(all, word)).length;
      return [word, Math.log(1 + data.pages.length / Math.max(1, pages))] as const;
    }),
  );
  const total = [...rarity.values()].reduce((sum, one) => sum + one, 0);

  return ({ page, type, words: matching, foldedTitle, aliases, text, texts, likeness }) => {
    // What the author says of the page holds for each of its parts.
    const names = type === 'property' ? aliases : [...aliases, ...page.keywords];
    const excerpt = texts.find(({ shown }) => shown === text)?.folded ?? '';
    const best = (word: Keyword) =>
      Math.max(
        TITLE[type] * match(foldedTitle, word),
        ...names.map((name) => WORTH.alias * match(name, word)),
        WORTH.pageTitle * match(page.title, word),
        WORTH.text * match(excerpt, word),
        matching.includes(word) ? WORTH.elsewhere : 0,
      );
    const phrase = () => {
      if (foldedTitle === typed) return PHRASE.equal * TITLE[type];
      if (names.includes(typed)) return PHRASE.equal * WORTH.alias;
      // A property's name, by its humps.
      if (foldedTitle.startsWith(typed) || (type === 'property' && likeness === 1)) return PHRASE.start * TITLE[type];
      if (foldedTitle.includes(typed)) return PHRASE.name * TITLE[type];
      if (names.some((name) => name.includes(typed))) return PHRASE.name * WORTH.alias;
      return excerpt.includes(typed) ? PHRASE.text * WORTH.text : 0;
    };
    const worth =
      words.reduce((sum, word) => sum + best(word) * (rarity.get(word) ?? 0), 0) +
      total * (phrase() + PURITY * purity(foldedTitle, words));
    return likeness > 2 ? worth * LATE : worth;
  };
}

/** How well a text holds a word. */
function match(text: string, { forms }: Keyword): number {
  let best = 0;
  for (const form of forms) {
    for (let at = text.indexOf(form); at >= 0 && best < MATCH.whole; at = text.indexOf(form, at + 1)) {
      best = Math.max(best, matchAt(text, at, at + form.length));
    }
  }
  return best;
}

function matchAt(text: string, start: number, end: number): number {
  if (start > 0 && LETTER.test(text[start - 1] ?? '')) return MATCH.inside;
  const rest = REST.exec(text.slice(end, end + LONGEST_ENDING + 1))?.[0] ?? '';
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
