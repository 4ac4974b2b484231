import type { SearchMetadata } from './search-index';

/** What a query matched. */
type SearchHitType =
  /** A paragraph of a section; at most one of each. */
  | 'content'
  /** The title of a section, on a page whose own title does not match. */
  | 'title'
  /** The title, description or keywords of a demo. */
  | 'demo'
  /** The title of a page. */
  | 'page'
  /** The name or description of a property of the API reference. */
  | 'property';

/** A part of a text. The parts together are the text, but for a long lead, which is cut. */
export interface HighlightText {
  text: string;
  highlighted: boolean;
}

/** Something that a query found. */
export interface SearchHit {
  type: SearchHitType;
  /** Address below the base. */
  link: string;
  priority: number;
  highlightTitleTexts: HighlightText[];
  highlightTexts: HighlightText[];
  pageTitle: string;
}

/** The hits of one navigation entry. */
export interface SearchSection {
  /** Empty for pages outside the navigation. */
  title: string;
  /** Place among the sections: the entry's order times 1000. */
  priority: number;
  /** Best first. */
  hints: SearchHit[];
}

/** A keyword that matches nothing, and the near miss, or the nearest version, that replaced it. */
export interface Correction {
  from: string;
  to: string;
}

/** The answer to a query. */
export interface SearchResult {
  sections: SearchSection[];
  /** The hits that are most likely wanted, best first, each of another page where there are others. They are in `sections`, too. */
  top: SearchHit[];
  /** Number of hits in all sections, those beyond what a section holds included. */
  count: number;
  /** Number of hits that were left out, since they match only some of the keywords while others match all. */
  partial: number;
  corrections: Correction[];
  /** Words of the site that are like what was typed, where nothing was found. */
  suggestions: string[];
  /** The keywords that were looked for, corrected, in the case that all matching is done in. */
  keywords: string[];
  /** The texts that count as these, the longest first: themselves, and other forms of the words. */
  forms: string[];
}

/** What the worker is told. */
export type SearchRequest =
  | ({ type: 'generate-metadata' } & SearchMetadata)
  | {
      type: 'get-search-result';
      id: number;
      keywords: string;
      /** Keeps the hits that match only some keywords. */
      withPartial?: boolean;
    };

/** What the worker answers. `id` is the request's. */
export interface SearchAnswer {
  id: number;
  result: SearchResult;
}
