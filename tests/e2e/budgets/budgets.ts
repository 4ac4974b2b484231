/** How many bytes something may have: as they are sent with brotli, or of style as it is in the page. */
export interface Budget {
  page: string;
  kind: 'script' | 'style' | 'html' | 'search index';
  limit: number;
  /** Bytes on 22 November 2026. */
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
    limit: 0,
    today: 0,
    reason: 'React, the application, the table and the demo',
  },
  { page: '/demo/simple', kind: 'html', limit: 0, today: 0, reason: 'the page with its style inlined' },
  { page: '/changelog', kind: 'script', limit: 0, today: 0, reason: 'React and the application' },
  { page: '/changelog', kind: 'html', limit: 0, today: 0, reason: '47 versions in full' },
  { page: '/', kind: 'script', limit: 0, today: 0, reason: 'React, the application, the table and the API reference' },
  { page: '/', kind: 'style', limit: 0, today: 0, reason: 'inlined: the chrome, prose, API tables and the demo' },
  { page: '/demo/simple', kind: 'style', limit: 0, today: 0, reason: 'inlined: the chrome, prose and the demo' },
  { page: '/', kind: 'html', limit: 0, today: 0, reason: 'the whole API reference in one page' },
  { page: '/', kind: 'search index', limit: 0, today: 0, reason: 'all texts of the site' },
];
