/** A run of a page that a search hit leads to: what is below one heading, or above the first one. */
export interface IndexedSection {
  /** Id of the heading; absent above the first one. */
  id?: string;
  title: string;
  /** Paragraphs, list items, code blocks, and the rows of tables with their cells apart. */
  paragraphs: string[];
}

/** A property of the API reference as the index file holds it. */
export interface IndexedProperty {
  /** What it goes by where its table isn't named: `tooltip.delay` */
  name: string;
  /** Id of its row. */
  id: string;
  description: string;
  /** Its type, and its default if it has one. */
  type: string;
  deprecated?: true;
}

/** A page, or a tab of it, as the index file holds it. */
export interface IndexedEntry {
  /** Value of `?tab=`; absent for the page itself. */
  tab?: string;
  title: string;
  description: string;
  keywords: string[];
  sections: IndexedSection[];
  /** Those of the tables that it shows, where it shows any. */
  properties?: IndexedProperty[];
}

/** A page as the index file holds it. */
export interface SearchRoute {
  path: string;
  /** The page itself first, then its tabs. */
  entries: IndexedEntry[];
}

/** A demo as the index file holds it, at the page that speaks for it. */
export interface SearchDemo {
  id: string;
  /** Path of the page, and the key of its tab where the demo is in one. */
  path: string;
  tab?: string;
  title: string;
  description: string;
  keywords: string[];
}

/** A navigation entry as the index file holds it: the pages below it in the sidebar's order, by group. */
export interface IndexedNav {
  title: string;
  order: number;
  /** What each group is called, in every language of the site. */
  groups: { names: string[]; paths: string[] }[];
}

/** A page that is offered before anything is typed. */
export interface StartPage {
  title: string;
  path: string;
}

/** The index file: all that can be found. Entries are in order, those of a second level behind their first. */
export interface SearchIndex {
  routes: SearchRoute[];
  demos: SearchDemo[];
  nav: IndexedNav[];
  /** The first page of each group of the navigation, in its order. */
  start: StartPage[];
  /** Address of the page with all demos, if there is one. */
  gallery?: string;
}

/** All that the worker is given. */
export type SearchMetadata = Pick<SearchIndex, 'routes' | 'demos' | 'nav'>;

/** Separates the cells of a row, so that their words never run together. */
export const CELL_SEPARATOR = ' · ';

/** Separates the titles of two levels, of the navigation or of a tab and its section. */
export const TITLE_SEPARATOR = ' › ';
