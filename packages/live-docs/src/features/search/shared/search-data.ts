/** Folded words with what they weigh: how often they occur in the texts, and more for each title. */
export type Vocabulary = Map<string, number>;

/** A text as it is shown, and folded for matching. */
export interface PreparedText {
  /** Empty for names, which are only found. */
  shown: string;
  folded: string;
}

/** What a hit leads to: a page as a whole, or a section, a demo or a property of it. Ready for matching. */
export interface Part {
  type: 'page' | 'section' | 'demo' | 'property';
  /** `/demo/simple`, `/demo/simple?tab=key#id`, `/demo/simple#demo-simple`, `/#api-tooltip-delay` */
  link: string;
  /** Its title as results show it. */
  shown: string;
  /** Its own title, folded; empty above the first heading of a page. */
  title: string;
  /** Other names, folded, which count like the title where they equal what was typed. */
  names: string[];
  /** Its paragraphs, or what is said of it. */
  texts: PreparedText[];
  /** Those of `texts` that can be shown: sentences, or code where there is nothing else. */
  excerpts: PreparedText[];
  /** All that it's found by in one, to tell at a look that a keyword isn't there. */
  all: string;
  isDeprecated?: boolean;
}

/** A page with all that can be found of it, in document order. */
export interface PreparedPage {
  /** Title of its navigation entry; empty for a page outside the navigation. */
  navTitle: string;
  /** Infinite for a page outside the navigation. */
  navOrder: number;
  /** The page as a whole; what it says of itself are its texts. */
  whole: Part;
  /** What is the page under another name: its only demo, and what is above its first heading. */
  own: Part[];
  /** Its demos if it has several, its sections and its properties. */
  parts: Part[];
  /** Other words for it, from its author; folded. */
  keywords: string[];
  /** The titles of its sections and demos. */
  headings: string;
  /**
   * What is about the page as a whole: its title and texts, its demos, and the titles that only this page has. A word that
   * is elsewhere, in the paragraph of some section or in "Notes", says little about the page.
   */
  close: string;
}

/** Everything that can be found, ready to be ranked. Made once, since folding takes longer than ranking. */
export interface SearchData {
  /** In document order: that of the navigation and its sidebars. */
  pages: PreparedPage[];
  /** All words, for near misses; collected when a query first needs them. */
  vocabulary: () => Vocabulary;
}
