import type { Note } from '../plan';

/** From here on, dead links to one folder are one note. */
const MANY_LINKS = 5;

/**
 * Makes one note of many dead links to one folder without pages: a plugin of Docusaurus may write pages there.
 * @param addresses of the site's pages.
 */
export function joinDeadLinks(dead: readonly Note[], addresses: readonly string[]): Note[] {
  const folderOf = (note: Note) => /"(\/[^/"#]+)[/#][^"]*"/.exec(note.text)?.[1];
  const isKnown = new Set(addresses.map((address) => `/${address.split('/')[1]}`));
  return dead.map((note) => {
    const to = folderOf(note);
    const isMany =
      to !== undefined && !isKnown.has(to) && dead.filter((other) => folderOf(other) === to).length > MANY_LINKS;
    return isMany ? { ...note, text: `Links lead below ${to}, where the site has no pages` } : note;
  });
}
