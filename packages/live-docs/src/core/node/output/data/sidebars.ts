import type { SidebarGroup, SidebarLink } from '../../../model';
import { listEntries, sidebarLinks, type NavEntry } from './build-navigation';

/** Links up to which every page lists the whole sidebar, and up to which a page of a longer one lists its own group. */
const FULL = 200;
/** The most groups beside its own that a page of a longer sidebar links to: the nearest ones. */
const OTHERS = 50;

/** The sidebar of an entry, or of several that share it. */
export interface Sidebar {
  /** Path of the entry that it belongs to. */
  home: string;
  groups: SidebarGroup[];
  /** What pages of a long sidebar list in full: a group each, or so many links of one. None in a short sidebar. */
  parts: SidebarGroup[];
}

/** Where a page is in its sidebar. */
export interface SidebarPlace {
  sidebar: Sidebar;
  /** Place in `parts`; 0 in a short sidebar. */
  part: number;
  previous?: SidebarLink;
  next?: SidebarLink;
}

/** The sidebars of a site by the path of their entry. */
export function buildSidebars(navigation: NavEntry[]): Map<string, Sidebar> {
  const byHome = new Map<string, SidebarGroup[]>();
  for (const { path, sidebar: home = path, groups } of listEntries(navigation))
    byHome.set(home, [...(byHome.get(home) ?? []), ...groups]);
  return new Map(
    [...byHome].map(([home, groups]) => [home, { home, groups, parts: isShort(groups) ? [] : splitGroups(groups) }]),
  );
}

/** Where each page is, by its path. A page that is alone in its sidebar is in none. */
export function placePages(sidebars: Iterable<Sidebar>): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const sidebar of sidebars) {
    const links = sidebarLinks(sidebar.groups);
    if (links.length < 2) continue;
    const parts = sidebar.parts.flatMap(({ pages }, part) => pages.map(() => part));
    for (const [at, { path }] of links.entries()) {
      const [previous, next] = [links[at - 1], links[at + 1]];
      places.set(path, { sidebar, part: parts[at] ?? 0, ...(previous && { previous }), ...(next && { next }) });
    }
  }
  return places;
}

/**
 * What pages list of a sidebar. Of a long one: their own part in full, and the first page of each of the nearest others, so
 * that no page grows with the number of pages and, by these and `next`, every page can be reached without a script.
 */
export function reduceSidebar({ groups, parts }: Sidebar, part: number): SidebarGroup[] {
  if (parts.length === 0) return groups;
  const from = Math.max(0, Math.min(part - OTHERS / 2, parts.length - 1 - OTHERS));
  const reduced: SidebarGroup[] = [];
  for (const [at, { title, pages }] of parts.slice(from, from + OTHERS + 1).entries()) {
    const shown = from + at === part ? pages : pages.slice(0, 1);
    const last = reduced.at(-1);
    if (last?.title === title) last.pages.push(...shown);
    else reduced.push({ title, pages: [...shown] });
  }
  return reduced;
}

const isShort = (groups: SidebarGroup[]) => sidebarLinks(groups).length <= FULL;

function splitGroups(groups: SidebarGroup[]): SidebarGroup[] {
  return groups.flatMap(({ title, pages }) =>
    Array.from({ length: Math.ceil(pages.length / FULL) }, (_, at) => ({
      title,
      pages: pages.slice(at * FULL, (at + 1) * FULL),
    })),
  );
}
