/** How many bytes something may have: as they are sent with brotli, or of style as it is in the page. */
export interface Budget {
  page: string;
  kind: 'script' | 'style' | 'html' | 'search index';
  limit: number;
  /** Bytes on 27 November 2026. */
  today: number;
  reason: string;
}

/**
 * The budgets of the site. Bytes don't depend on the machine, so these are tests and not measurements. Raise a limit only
 * for something readers get in return, and say what in its reason.
 */
export const BUDGETS: Budget[] = [
  {
    page: '/demo/simple',
    kind: 'script',
    limit: 110_300,
    today: 109_873,
    reason:
      'React, the application with menus, what skips demos, what adds rules to its style and what stores the site for readers who are offline, styles that rest with their page, an address that is written in turn, menus and copying in Safari, the table and the demo with how a reader looks at it; what edits, searches and exports loads later',
  },
  {
    page: '/demo/simple',
    kind: 'style',
    limit: 31_700,
    today: 31_586,
    reason:
      'what the page uses of the chrome, prose, the search dialog, the demo, the theme with its rules for paper and those for elements, which end at demos, and the conditions of rules that come later',
  },
  {
    page: '/demo/simple',
    kind: 'html',
    limit: 15_500,
    today: 14_958,
    reason:
      'the page, what it uses of its style, the search dialog and the script that keeps early input, in one request',
  },
  {
    page: '/changelog',
    kind: 'script',
    limit: 87_400,
    today: 87_038,
    reason:
      'React, the application with places for features and what stores the site, what scrolls back while demos find their size and what keeps a page without its notes, and the page with what 40 versions changed',
  },
  {
    page: '/changelog',
    kind: 'html',
    limit: 13_500,
    today: 13_398,
    reason: '47 versions in full, and what the declarations of 40 others show',
  },
  {
    page: '/',
    kind: 'script',
    limit: 124_100,
    today: 123_744,
    reason:
      'that of a demo page with places for features, a second demo that shows what the table can do, links by name that look like links, the API reference with its filters, and controls in the code of the first demo',
  },
  {
    page: '/',
    kind: 'style',
    limit: 50_500,
    today: 50_330,
    reason:
      'that of a demo page, a table of a page that keeps its first column in view, API tables and their parts, what print needs and what is laid out later, conditions of rules that come later, a table with fixed columns, expanded rows and totals, its controls, and cards',
  },
  {
    page: '/',
    kind: 'html',
    limit: 40_800,
    today: 40_600,
    reason:
      'the whole API reference in one page with the number of its rows, two demos, whose code is copied by a button, and fifteen cards',
  },
  {
    page: '/',
    kind: 'search index',
    limit: 120_000,
    today: 118_166,
    reason: 'all texts of 95 pages, fetched with the search',
  },
];
