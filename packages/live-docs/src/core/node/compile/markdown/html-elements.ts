import { htmlTagNames } from 'html-tag-names';

const NAMES = new Set(htmlTagNames);

/** Elements that hold nothing. */
export const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** Elements that start a new line. */
export const BLOCKS = new Set(
  (
    'address article aside blockquote caption center col colgroup dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that a page can't have: those of a document's head and frame, and those that run programs. */
export const REFUSED = new Set(
  'applet base body frame frameset head html link meta noscript object script title'.split(' '),
);

/** The name of an HTML element in lower case; undefined for any other name. `BR` is one, `Select` is a component's. */
export function elementName(written: string): string | undefined {
  const name = written.toLowerCase();
  return NAMES.has(name) && (written === name || written === written.toUpperCase()) ? name : undefined;
}
