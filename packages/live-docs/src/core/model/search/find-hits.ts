import { holds, type Keyword } from './keyword';
import type { PreparedDemo, PreparedPage, PreparedProperty, PreparedSection, PreparedText } from './prepare-search';
import { CELL_SEPARATOR, TITLE_SEPARATOR } from './search-index';
import type { SearchHit } from './search-result';
import { bestText, holdsAll, visible } from './texts';

/** What a keyword earns in a page's title, in that of a section, a demo or a property, in a text. */
export const MATCH_WEIGHTS = { pageTitle: 100, title: 10, content: 1 };

/** A hit on its way into the result, its texts not yet highlighted. */
export interface Found {
  page: PreparedPage;
  type: SearchHit['type'];
  link: string;
  priority: number;
  /** How many of the keywords it matches. */
  matches: number;
  /** True if it is clearly about what it matches, rather than a long page that holds each word somewhere. */
  isAbout: boolean;
  title: string;
  /** Its own title, folded. */
  foldedTitle: string;
  /** Other names, folded. */
  aliases: string[];
  text: string;
  /** Texts that can be shown in place of `text`. */
  texts: PreparedText[];
  /** The keywords that it matches. */
  words: Keyword[];
  likeness: number;
}

/** How close a title is to what was typed: 0 if it, or an alias, equals it, 1 if it starts with it, else 2. All folded. */
type Likeness = (title: string, aliases?: string[]) => number;

/** Behind all others: on its way out. */
const UNLIKE = 3;

/** What a page gives, in document order as far as the index tells it: its lead, its demos, its sections. */
export function findInPage(page: PreparedPage, keywords: Keyword[], typed: string): Found[] {
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
  const others = [
    ...find(page.sections),
    ...page.properties.flatMap((property) => findInProperty(page, property, words, typed)),
  ];
  if (isHit) return [toFound(page, words, likeness), ...(isOnly ? [] : demos), ...others];
  // The only demo of a page is the page, as is what is above its first heading: one of them is a hit.
  if (isOnly) return [...[...demos, ...lead].sort((a, b) => b.priority - a.priority).slice(0, 1), ...others];
  return [...lead, ...demos, ...others];
}

/** The hit of a page whose title matches. */
function toFound(page: PreparedPage, words: Keyword[], likeness: Likeness): Found {
  const { link, title } = page.record;
  const texts = visible(page.texts);
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
    foldedTitle: page.title,
    aliases: page.keywords,
    // The description, unless another says more of what the title leaves open.
    text:
      bestText(
        page.title,
        texts,
        words.filter((word) => !holds(page.title, word)),
      )?.shown ?? '',
    texts,
    words,
    likeness: likeness(page.title),
  };
}

/** The hit of a demo that any of the words is found in: at most one. */
function findInDemo(page: PreparedPage, demo: PreparedDemo, words: Keyword[], likeness: Likeness): Found[] {
  const matching = words.filter((word) => holds(demo.all, word));
  if (matching.length === 0) return [];
  const { link, title } = demo.record;
  const texts = visible(page.demos.length === 1 ? page.texts : demo.texts);
  return [
    {
      page,
      type: 'demo',
      link,
      priority: sum(matching, (word) => (holds(demo.title, word) ? MATCH_WEIGHTS.title : MATCH_WEIGHTS.content)),
      matches: matching.length,
      isAbout: [demo.title, ...demo.aliases].some((name) => holdsAll(name, matching)),
      title,
      foldedTitle: demo.title,
      aliases: demo.aliases,
      text: bestText(demo.title, texts, words)?.shown ?? '',
      texts,
      words: matching,
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
  const texts = visible(section.paragraphs);
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
      foldedTitle: section.title || page.title,
      aliases: section.aliases,
      text: bestText(section.title, texts, matching)?.shown ?? '',
      texts,
      words: matching,
      likeness: likeness(section.title || page.title, [...section.aliases, rowName(paragraph)]),
    },
  ];
}

/**
 * The hit of a property. What spells a name of several words in full means this property: each word counts as in the title
 * of a page, whether it's written as one word or as its parts.
 */
function findInProperty(page: PreparedPage, property: PreparedProperty, words: Keyword[], typed: string): Found[] {
  const matching = words.filter((word) => holds(property.all, word));
  if (matching.length === 0) return [];
  const { record, names, telling, texts } = property;
  const [name = ''] = names;
  const isNamed = telling.some((one) => squeeze(one) === squeeze(typed));
  const inName = isNamed ? MATCH_WEIGHTS.pageTitle : MATCH_WEIGHTS.title;
  return [
    {
      page,
      type: 'property',
      link: record.link,
      priority: sum(matching, (word) => (isNamed || holds(name, word) ? inName : MATCH_WEIGHTS.content)),
      matches: matching.length,
      isAbout: holdsAll(name, matching),
      title: record.name,
      foldedTitle: name,
      aliases: telling,
      text: bestText(name, texts, matching)?.shown ?? '',
      texts,
      words: matching,
      likeness: record.isDeprecated ? UNLIKE : names.includes(typed) ? 0 : names.includes(squeeze(typed)) ? 1 : 2,
    },
  ];
}

/** A name without what separates its parts. */
const squeeze = (name: string) => name.replace(/[\s.]/g, '');

/** The first cell of a table's row, for example the name of a prop; empty for other texts. */
function rowName(text: PreparedText | undefined): string {
  const end = text?.folded.indexOf(CELL_SEPARATOR) ?? -1;
  return end < 0 ? '' : text!.folded.slice(0, end);
}

const sum = (words: Keyword[], worth: (word: Keyword) => number) =>
  words.reduce((total, word) => total + worth(word), 0);
