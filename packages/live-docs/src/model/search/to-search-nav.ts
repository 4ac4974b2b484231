import { UNNAMED_GROUP } from '../page';
import type { IndexedNav, SearchNav } from './search-index';

/**
 * The navigation as search needs it.
 * @param nameGroup what a group is called in the languages of the site.
 */
export function toSearchNav(nav: IndexedNav[], nameGroup: (title: string) => string[]): SearchNav[] {
  return nav.map((entry) => ({
    ...entry,
    groups: entry.groups.map(({ title, paths }) => ({ names: title === UNNAMED_GROUP ? [] : nameGroup(title), paths })),
  }));
}
