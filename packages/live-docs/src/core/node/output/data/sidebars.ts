import type { PageSidebar, SidebarGroup, SidebarLink } from '../../../model';
import { listEntries, sidebarLinks, type NavEntry } from './build-navigation';
import { dataFile, type DataFile } from './data-file';

/** Links up to which every page lists the whole sidebar, and the most that pages of a longer one list of their group. */
const FULL = 200;

/** The sidebar of an entry, or of several that share it. */
export interface Sidebar {
  groups: SidebarGroup[];
  /** Has all groups, where pages don't list them in full. */
  file?: DataFile;
}

/** Where a page is in its sidebar. */
export interface SidebarPlace {
  sidebar: Sidebar;
  /** Path of the first of the pages that list the same. */
  first: string;
  previous?: SidebarLink;
  next?: SidebarLink;
}

/** The sidebars of a site, in the order of the navigation. */
export function buildSidebars(navigation: NavEntry[]): Sidebar[] {
  const byHome = new Map<string, SidebarGroup[]>();
  for (const { path, sidebar: home = path, groups } of listEntries(navigation))
    byHome.set(home, [...(byHome.get(home) ?? []), ...groups]);
  return [...byHome.values()].map((groups) =>
    sidebarLinks(groups).length > FULL ? { groups, file: dataFile('sidebar', groups) } : { groups },
  );
}

/** Where each page is, by its path. A page that is alone in its sidebar is in none. */
export function placePages(sidebars: Iterable<Sidebar>): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const sidebar of sidebars) {
    const links = sidebarLinks(sidebar.groups);
    if (links.length < 2) continue;
    const firsts = sidebar.groups.flatMap(({ pages }) => pages.map((_, at) => pages[at - (at % FULL)]));
    for (const [at, { path }] of links.entries()) {
      const { path: first = path } = (sidebar.file ? firsts[at] : links[0]) ?? {};
      const [previous, next] = [links[at - 1], links[at + 1]];
      places.set(path, { sidebar, first, ...(previous && { previous }), ...(next && { next }) });
    }
  }
  return places;
}

/**
 * What a page lists of its sidebar. Of a long one: its own group, and the first page of each other, so that no page grows with the
 * number of pages. By these and `next`, every page can be reached without a script.
 */
export function pageSidebar({
  sidebar: { groups, file },
  first,
}: Pick<SidebarPlace, 'sidebar' | 'first'>): PageSidebar {
  if (!file) return { groups };
  const listed = groups.map(({ title, pages }) => {
    const at = pages.findIndex(({ path }) => path === first);
    return { title, pages: at < 0 ? pages.slice(0, 1) : pages.slice(at, at + FULL) };
  });
  return { groups: listed, file: file.address };
}
