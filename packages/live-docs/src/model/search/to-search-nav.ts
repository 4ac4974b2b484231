import { UNNAMED_GROUP } from '../page';
import type { NavItem, SidebarGroup } from '../site';
import { TITLE_SEPARATOR, type SearchNav } from './search-index';

/**
 * The navigation as search needs it: entries in order, those of a second level behind their first.
 * @param nameGroup what a group is called in the languages of the site.
 */
export function toSearchNav(navigation: NavItem[], nameGroup: (title: string) => string[]): SearchNav[] {
  const groupsOf = (groups: SidebarGroup[]) =>
    groups.map(({ title, pages }) => ({
      names: title === UNNAMED_GROUP ? [] : nameGroup(title),
      paths: pages.map(({ path }) => path),
    }));
  return navigation.flatMap((top) => [
    { title: top.title, order: top.order, groups: groupsOf(top.groups) },
    ...top.children.map((child) => ({
      title: top.title + TITLE_SEPARATOR + child.title,
      order: top.order,
      groups: groupsOf(child.groups),
    })),
  ]);
}
