/** A section of a page as it is searched. */
export interface SearchSectionRecord {
  /** The heading as written; empty above the first one. */
  rawTitle: string;
  /** The heading as results show it: behind the tab that it is in. */
  title: string;
  /** `/demo/simple#id`, `/demo/simple?tab=key#id` */
  link: string;
  paragraphs: string[];
  /** Other names: for what is above the first heading, the page's keywords, unless its demos have them. */
  aliases: string[];
  /** What it is found by and never shows, in one text: keywords, and the names of its group. */
  names: string;
}

/** A demo of a page as it is searched. */
export interface SearchDemoRecord {
  /** `/demo/simple#demo-simple` */
  link: string;
  rawTitle: string;
  title: string;
  description: string;
  keywords: string[];
  /** What it is found by as well, and never shown: its id, and the names of its group in every language. */
  aliases: string[];
}

/** A property of the API reference as it is searched. */
export interface SearchPropertyRecord {
  /** `/#api-tooltip-delay` */
  link: string;
  /** `tooltip.delay` */
  name: string;
  description: string;
  /** Its type, and its default if it has one. */
  type: string;
  isDeprecated: boolean;
}

/** A page as it is searched. */
export interface SearchPage {
  /** Title of its navigation entry; empty for a page outside the navigation. */
  navTitle: string;
  /** Infinite for a page outside the navigation. */
  navOrder: number;
  title: string;
  link: string;
  description: string;
  /** Other words for it, from its author. */
  keywords: string[];
  sections: SearchSectionRecord[];
  demos: SearchDemoRecord[];
  properties: SearchPropertyRecord[];
}
