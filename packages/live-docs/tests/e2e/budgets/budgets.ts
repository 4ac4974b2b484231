/** How many bytes something may have: as they are sent with brotli, or of style as it is in the page. */
export interface Budget {
  page: string;
  kind: 'script' | 'style' | 'html' | 'search index';
  limit: number;
  /** Bytes on 28 November 2026. */
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
    limit: 111_000,
    today: 110_623,
    reason:
      'React, the application with menus, what skips demos, what adds rules to its style and what stores the site for readers who are offline, styles that rest with their page, an address that is written in turn, menus and copying in Safari, the table and the demo with how a reader looks at it and in which version, and the menu of versions, groups of the sidebar that fold and what fetches the first lines of the code; what edits, searches and exports loads later',
  },
  {
    page: '/demo/simple',
    kind: 'style',
    limit: 35_000,
    today: 34_603,
    reason:
      'what the page uses of the chrome, prose, the search dialog, the demo, the theme with its rules for paper and those for elements, which end at demos, the conditions of rules that come later, and the menu of versions, folding groups, and the code beside the demo',
  },
  {
    page: '/demo/simple',
    kind: 'html',
    limit: 16_500,
    today: 16_214,
    reason:
      'the page, what it uses of its style, the search dialog and the script that keeps early input, in one request, the first lines of the code, and what the script would say of the page',
  },
  {
    page: '/changelog',
    kind: 'script',
    limit: 88_100,
    today: 87_748,
    reason:
      'React, the application with places for features and what stores the site, what scrolls back while demos find their size and what keeps a page without its notes, the menu of versions, and the page with what 40 versions changed',
  },
  {
    page: '/changelog',
    kind: 'html',
    limit: 14_300,
    today: 14_042,
    reason:
      '47 versions in full, what the declarations of 40 others show, and the menu of versions, and what the script would say of the page',
  },
  {
    page: '/',
    kind: 'script',
    limit: 125_500,
    today: 125_082,
    reason:
      'that of a demo page with places for features, a second demo that shows what the table can do, links by name that look like links, the API reference with its filters, controls in the code of the first demo with its looks, what measures rows in the browser, groups of the sidebar that fold and what fetches the first lines of code',
  },
  {
    page: '/',
    kind: 'style',
    limit: 54_500,
    today: 53_900,
    reason:
      'that of a demo page, a table of a page that keeps its first column in view, API tables and their parts, what print needs and what is laid out later, conditions of rules that come later, a table with fixed columns, expanded rows and totals, its controls and looks, bars of measured rows, cards, of which one is large, folding groups and first lines of code',
  },
  {
    page: '/',
    kind: 'html',
    limit: 38_100,
    today: 37_839,
    reason:
      'the props of the table, its columns and its summary, three demos, whose code is copied by a button, bars of sizes, sixteen cards, and the first lines of the code of two demos, and what the script would say of the page',
  },
  {
    page: '/',
    kind: 'search index',
    limit: 132_000,
    today: 131_089,
    reason: 'all texts of 103 pages with fifteen recipes, and the words of those who ask, fetched with the search',
  },
];
