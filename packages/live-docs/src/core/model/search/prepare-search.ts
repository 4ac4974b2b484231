import { fold } from './fold';
import { joinPages } from './join-pages';
import type { SearchMetadata } from './search-index';
import type { SearchDemoRecord, SearchPage, SearchPropertyRecord, SearchSectionRecord } from './search-page';
import { readVersion } from './version';
import { collectWords, type Vocabulary } from './vocabulary';

/** A text as it is shown, and folded for matching. */
export interface PreparedText {
  /** Empty for names, which are only found. */
  shown: string;
  folded: string;
}

/** A section with its texts folded for matching. */
export interface PreparedSection {
  record: SearchSectionRecord;
  title: string;
  paragraphs: PreparedText[];
  /** Other names, as good as the title where they equal what was typed. */
  aliases: string[];
  /** Title and paragraphs in one, to tell at a look that a keyword is in none. */
  all: string;
  /** True if another page has a section of the same title, so that the title alone doesn't tell them apart. */
  isCommon: boolean;
}

/** A demo with its texts folded for matching. */
export interface PreparedDemo {
  record: SearchDemoRecord;
  title: string;
  /** Description and keywords. */
  texts: PreparedText[];
  /** Other names, as good as the title where they equal what was typed: id, group, keywords. */
  aliases: string[];
  all: string;
}

/** A property with its texts folded for matching. */
export interface PreparedProperty {
  record: SearchPropertyRecord;
  /** Its full name, and what is left of it behind each dot. */
  names: string[];
  /** Those of `names` that are made of several words: what names this property rather than a subject. */
  telling: string[];
  texts: PreparedText[];
  all: string;
}

/** A page with its texts folded for matching. */
export interface PreparedPage {
  record: SearchPage;
  title: string;
  /** What is above a first heading: it has the page's own address. */
  lead: PreparedSection[];
  /** What is below headings, and above them in tabs. */
  sections: PreparedSection[];
  demos: PreparedDemo[];
  properties: PreparedProperty[];
  /** Other words for it, from its author. */
  keywords: string[];
  /** What it says of itself: its description first, what is above its first heading, and what its only demo says. */
  texts: PreparedText[];
  /** Every title of a section or a demo. */
  titles: string;
  /**
   * What is about the page as a whole: its title and texts, its demos, and the titles that only this page has. A word that
   * is elsewhere, in the paragraph of some section or in "Notes", says little about the page.
   */
  close: string;
  all: string;
}

/** Everything that can be found, ready to be ranked. Made once, since folding takes longer than ranking. */
export interface SearchData {
  /** In document order. */
  pages: PreparedPage[];
  /** Titles of sections that are versions, in document order. */
  versions: string[];
  /** All words, for near misses; collected when a query first needs them. */
  vocabulary: () => Vocabulary;
}

/** No keyword holds it, so none is found across two texts. */
const BREAK = '\n';

/** Prepares what the index file and the navigation say for `rank`. */
export function prepareSearch(metadata: SearchMetadata): SearchData {
  const records = joinPages(metadata);
  const common = findCommonTitles(records);
  const pages = records.map((record) => preparePage(record, common));
  let words: Vocabulary | undefined;
  const titles = records.flatMap(({ sections }) => sections.map(({ rawTitle }) => rawTitle));
  return {
    pages,
    versions: titles.filter((title) => readVersion(title) !== undefined).map(fold),
    vocabulary: () => (words ??= collectWords(records)),
  };
}

/** Titles of sections, folded, that more than one page has. */
function findCommonTitles(pages: SearchPage[]): Set<string> {
  const pagesWith = new Map<string, number>();
  for (const { sections } of pages) {
    const titles = new Set(sections.map(({ rawTitle }) => fold(rawTitle)).filter(Boolean));
    for (const title of titles) pagesWith.set(title, (pagesWith.get(title) ?? 0) + 1);
  }
  return new Set([...pagesWith].filter(([, count]) => count > 1).map(([title]) => title));
}

function preparePage(record: SearchPage, common: Set<string>): PreparedPage {
  const title = fold(record.title);
  const sections = record.sections.map((section): PreparedSection => {
    const title = fold(section.rawTitle);
    const names: PreparedText[] = section.names ? [{ shown: '', folded: fold(section.names) }] : [];
    const paragraphs = [...section.paragraphs.map(prepareText), ...names];
    const aliases = section.aliases.map(fold);
    return {
      record: section,
      title,
      paragraphs,
      aliases,
      all: joinAll(title, paragraphs),
      isCommon: common.has(title),
    };
  });
  const demos = record.demos.map((demo): PreparedDemo => {
    const title = fold(demo.rawTitle);
    const texts = [prepareText(demo.description)];
    const aliases = [...demo.aliases, ...demo.keywords].map(fold);
    return { record: demo, title, texts, aliases, all: [joinAll(title, texts), ...aliases].join(BREAK) };
  });
  const properties = record.properties.map(prepareProperty);
  const parts = [...sections, ...demos];
  const isLead = (section: PreparedSection) => section.record.link === record.link;
  const lead = sections.filter(isLead);
  const only = demos.length === 1 ? demos : [];
  const keywords = record.keywords.map(fold);
  const texts = [
    prepareText(record.description),
    ...lead.flatMap(({ paragraphs }) => paragraphs),
    ...only.flatMap(({ texts }) => texts),
  ];
  const ownTitles = sections.filter(({ isCommon }) => !isCommon).map((section) => section.title);
  return {
    record,
    title,
    lead,
    sections: sections.filter((section) => !isLead(section)),
    demos,
    properties,
    keywords,
    texts,
    titles: parts.map((part) => part.title).join(BREAK),
    close: [joinAll(title, texts), ...ownTitles, ...demos.map(({ all }) => all)].join(BREAK),
    all: [title, ...[...parts, ...properties].map((part) => part.all)].join(BREAK),
  };
}

function prepareProperty(record: SearchPropertyRecord): PreparedProperty {
  const parts = record.name.split('.');
  const shown = parts.map((_, at) => parts.slice(at).join('.'));
  const names = shown.map(fold);
  const texts = [record.description, record.type].filter(Boolean).map(prepareText);
  return {
    record,
    names,
    telling: shown.filter((name) => /\.|\p{Ll}\p{Lu}/u.test(name)).map(fold),
    texts,
    all: joinAll(fold(record.name), texts),
  };
}

const prepareText = (shown: string): PreparedText => ({ shown, folded: fold(shown) });

const joinAll = (title: string, texts: PreparedText[]) => [title, ...texts.map(({ folded }) => folded)].join(BREAK);
