import { fold } from './fold';
import { collectWords } from './near-miss';
import type { Part, PreparedPage, PreparedText, SearchData, Vocabulary } from './search-data';
import {
  TITLE_SEPARATOR,
  type IndexedEntry,
  type IndexedProperty,
  type IndexedSection,
  type SearchDemo,
  type SearchMetadata,
  type SearchRoute,
} from './search-index';

/** Where the navigation has a page: in document order by `at`. */
interface Spot {
  title: string;
  order: number;
  groupNames: string[];
  at: number;
}

/** What an entry says of itself, and the names that it's found by and that are never shown. */
interface Lead {
  texts: PreparedText[];
  names: string[];
  hidden: PreparedText[];
}

/** No keyword holds it, so none is found across two texts. */
const BREAK = '\n';
/** What a code block begins with, or has and a sentence hardly ever does. */
const CODE = /^(import|const|let|function|export|npm|npx|@media)\s|^[.#:@][\w-]+.*\{|=> |<\/|\/>|[;{}]$/;

/** Prepares what the index file and the navigation say for `rank`. */
export function prepareSearch({ routes, nav, demos }: SearchMetadata): SearchData {
  const spots = new Map<string, Spot>();
  for (const { title, order, groups } of nav) {
    for (const { names, paths } of groups) {
      for (const path of paths) spots.set(path, { title, order, groupNames: names, at: spots.size });
    }
  }
  const common = findCommonTitles(routes);
  const pages = routes
    .map((route, at) => {
      const outside = { title: '', order: Infinity, groupNames: [], at: spots.size + at };
      return { route, spot: spots.get(route.path) ?? outside };
    })
    .sort((a, b) => a.spot.at - b.spot.at)
    .map(({ route, spot }) => preparePage(route, spot, demos, common));
  let words: Vocabulary | undefined;
  return { pages, vocabulary: () => (words ??= collectWords(pages)) };
}

/** Titles of sections, folded, that more than one page has, so that the title alone doesn't tell them apart. */
function findCommonTitles(routes: SearchRoute[]): Set<string> {
  const seen = new Set<string>();
  const common = new Set<string>();
  for (const { entries } of routes) {
    const titles = entries.flatMap((entry) => entry.sections.map((section) => fold(headingOf(entry, section))));
    for (const title of new Set(titles.filter(Boolean))) (seen.has(title) ? common : seen).add(title);
  }
  return common;
}

/** The heading of a section. Above its first one a tab goes by its own title, a page by none: that one is the page's. */
const headingOf = ({ tab, title }: IndexedEntry, section: IndexedSection) =>
  section.id === undefined && tab !== undefined ? title : section.title;

function preparePage(route: SearchRoute, spot: Spot, all: SearchDemo[], common: Set<string>): PreparedPage {
  const { path, entries } = route;
  const indexed = all.filter((demo) => demo.path === path);
  const { title = path, description = '', keywords = [] } = entries[0] ?? {};
  const sections = entries.flatMap((entry) => {
    const lead = sayOfItself(entry, indexed, spot.groupNames);
    return entry.sections.map((section, at) =>
      prepareSection(path, title, entry, section, at === 0 ? lead : undefined, common),
    );
  });
  const demos = indexed.map((demo) => {
    const entry = entries.find(({ tab }) => tab === demo.tab);
    return prepareDemo(demo, entry && isPage(demo, entry) ? spot.groupNames : []);
  });
  const properties = entries.flatMap(({ tab, properties = [] }) =>
    properties.map((property) => prepareProperty(property, address(path, tab, property.id))),
  );
  const lead = sections.filter(({ link }) => link === path);
  const only = demos.length === 1 ? demos : [];
  const texts = [prepareText(description), ...[...lead, ...only].flatMap((part) => part.texts)];
  const whole = prepare({ type: 'page', link: path, shown: title, texts });
  const headed = [...sections, ...demos];
  const telling = sections.filter((section) => !common.has(section.title)).map((section) => section.title);
  return {
    navTitle: spot.title,
    navOrder: spot.order,
    whole: { ...whole, all: join(whole.all, ...[...headed, ...properties].map(({ all }) => all)) },
    own: [...only.map((demo) => ({ ...demo, texts: whole.texts, excerpts: whole.excerpts })), ...lead],
    parts: [...(only.length > 0 ? [] : demos), ...sections.filter(({ link }) => link !== path), ...properties],
    keywords: keywords.map(fold),
    headings: join(...headed.map((part) => part.title)),
    close: join(whole.all, ...telling, ...demos.map(({ all }) => all)),
  };
}

/** True for a demo that is what its page is about: it goes by the same title, and what is said of the page is said of it. */
const isPage = (demo: SearchDemo, entry: IndexedEntry): boolean => demo.title === entry.title;

/** Texts and names that are found where an entry begins, but for what the demos there say as well: it is found once. */
function sayOfItself(entry: IndexedEntry, demos: SearchDemo[], groupNames: string[]): Lead {
  const { tab, description, keywords } = entry;
  const own = demos.filter((demo) => demo.tab === tab);
  const texts = own.some((demo) => demo.description === description) || !description ? [] : [prepareText(description)];
  const names = keywords.filter((keyword) => !own.some((demo) => demo.keywords.includes(keyword)));
  // Keywords and the names of the group are found and never shown.
  const inGroup = tab === undefined && !own.some((demo) => isPage(demo, entry));
  const hidden = [...names, ...(inGroup ? groupNames : [])].join(', ');
  return { texts, names: names.map(fold), hidden: hidden ? [{ shown: '', folded: fold(hidden) }] : [] };
}

function prepareSection(
  path: string,
  page: string,
  entry: IndexedEntry,
  section: IndexedSection,
  lead: Lead | undefined,
  common: Set<string>,
): Part {
  const { tab } = entry;
  const heading = headingOf(entry, section);
  const title = fold(heading);
  const behindTab = section.id !== undefined && tab !== undefined;
  const shown = behindTab ? entry.title + TITLE_SEPARATOR + heading : heading;
  const { texts = [], names = [], hidden = [] } = lead ?? {};
  return prepare({
    type: 'section',
    link: address(path, tab, section.id),
    // What is above the first heading goes by the page's title; so does a heading that other pages have too, first.
    shown: common.has(title) ? page + TITLE_SEPARATOR + shown : shown || page,
    title,
    names,
    texts: [...texts, ...section.paragraphs.map(prepareText), ...hidden],
  });
}

/** A demo is also found by its id and its keywords; one that is its page also by the names of the group in every language. */
function prepareDemo({ id, path, tab, title, description, keywords }: SearchDemo, groupNames: string[]): Part {
  const link = address(path, tab, `demo-${id}`);
  const names = [id, ...groupNames, ...keywords].map(fold);
  const demo = prepare({ type: 'demo', link, shown: title, names, texts: [prepareText(description)] });
  return { ...demo, all: join(demo.all, ...names) };
}

/** A property goes by what is left of its name behind each dot; by one word alone only what was typed may equal it. */
function prepareProperty({ name, description, type, deprecated }: IndexedProperty, link: string): Part {
  const parts = name.split('.');
  const names = parts.map((_, at) => parts.slice(at).join('.')).filter((part) => /\.|\p{Ll}\p{Lu}/u.test(part));
  const texts = [description, type].filter(Boolean).map(prepareText);
  const property = prepare({ type: 'property', link, shown: name, names: names.map(fold), texts });
  return { ...property, isDeprecated: deprecated === true };
}

type Said = Pick<Part, 'type' | 'link' | 'shown' | 'texts'> & Partial<Pick<Part, 'title' | 'names'>>;

function prepare({ title, names = [], ...part }: Said): Part {
  const { shown, texts } = part;
  const folded = title ?? fold(shown);
  const visible = texts.filter((text) => text.shown);
  const sentences = visible.filter((text) => !CODE.test(text.shown));
  return {
    ...part,
    title: folded,
    names,
    excerpts: sentences.length > 0 ? sentences : visible,
    all: join(folded, ...texts.map((text) => text.folded)),
  };
}

const prepareText = (shown: string): PreparedText => ({ shown, folded: fold(shown) });

const join = (...texts: string[]) => texts.join(BREAK);

function address(path: string, tab: string | undefined, id: string | undefined): string {
  return path + (tab === undefined ? '' : `?tab=${encodeURIComponent(tab)}`) + (id === undefined ? '' : `#${id}`);
}
