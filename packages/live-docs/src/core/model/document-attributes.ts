/** Attributes through which the build, the script in the `head` and the site tell each other of a document. */

/** Of the root: what names in the device's storage start with. */
export const SITE_ATTRIBUTE = 'data-site';
/** Of the root: the colour that is shown, `light` or `dark`. */
export const COLOR_ATTRIBUTE = 'data-prefers-color';
/** Of the colour of the browser's bars: what it is in the light, and in the dark. */
export const LIGHT_ATTRIBUTE = 'data-light';
export const DARK_ATTRIBUTE = 'data-dark';
/** Of the root: the address asks for a tab of the page, which no file knows. It's taken off when the tab is shown. */
export const TAB_ATTRIBUTE = 'data-tab';
/** Of the root: the language that the interface's texts are about to be in. It's taken off when they're shown. */
export const LANGUAGE_ATTRIBUTE = 'data-language';
/** Of the root: the reader starts at its top. What has this too is laid out once the reader does something, or when it comes near the screen. */
export const LATER_ATTRIBUTE = 'data-later';
/** Of the root: what the reader did is noted, and waits for the page. */
export const NOTED_ATTRIBUTE = 'data-noted';
/** Of the root: the page's script runs. */
export const STARTED_ATTRIBUTE = 'data-started';
/** Of the root: the script that the page starts with. */
export const SCRIPT_ATTRIBUTE = 'data-script';
/** Of the root: when the head's script loads the page's, `now` or `idle`. Absent where the browser does so itself. */
export const START_ATTRIBUTE = 'data-start';
/** Of the root: a demo of the page formats numbers or dates. The browser loads what it needs for that before the page's scripts run. */
export const FORMATS_ATTRIBUTE = 'data-formats';
/** Of the element with what the document says of its page: a `DocumentPage`. */
export const TEXT_ATTRIBUTE = 'data-page-text';
/** Of a link: its `rel`, which it gets when the page's scripts are loaded. */
export const REL_ATTRIBUTE = 'data-rel';
/** Of the search dialog: it opens without the page, until the page takes this off. */
export const EARLY_ATTRIBUTE = 'data-early';
/** Of the button that opens the search dialog. */
export const OPENS_SEARCH_ATTRIBUTE = 'data-opens-search';

/** Class of the note that the page didn't start. */
export const START_PROBLEM = 'start-problem';
