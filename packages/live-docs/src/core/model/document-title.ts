/** Title of the page at an address that has none, in English. */
export const NOT_FOUND_TITLE = 'Page not found';

/** What a document is called: `Simple - Buttons`, and by the site's name alone where the page has the same. */
export function documentTitle(title: string, site: string): string {
  return title === site ? title : `${title} - ${site}`;
}
