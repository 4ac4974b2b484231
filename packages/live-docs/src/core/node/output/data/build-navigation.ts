import type { NavItem, NavPage, NavRef, SidebarGroup, SidebarLink } from '../../../model';

const depthOf = (path: string) => path.split('/').filter(Boolean).length;
const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0);

/** Orders pages by order, then depth of path, then title. */
function comparePages(a: NavPage, b: NavPage): number {
  return a.order - b.order || depthOf(a.path) - depthOf(b.path) || byTitle(a, b);
}

/** The sidebar of one navigation entry: groups by order then title, pages as `comparePages` says. */
export function buildSidebar(pages: NavPage[]): SidebarGroup[] {
  const groups = new Map<string, { title: string; order: number; pages: NavPage[] }>();
  for (const page of pages) {
    const group = groups.get(page.group.title) ?? { ...page.group, pages: [] };
    group.order = Math.min(group.order, page.group.order);
    group.pages.push(page);
    groups.set(group.title, group);
  }
  return [...groups.values()]
    .sort((a, b) => a.order - b.order || byTitle(a, b))
    .map((group) => ({
      title: group.title,
      pages: group.pages.sort(comparePages).map(({ title, path }) => ({ title, path })),
    }));
}

/** All pages of a sidebar in reading order. */
export function sidebarLinks(groups: SidebarGroup[]): SidebarLink[] {
  return groups.flatMap((group) => group.pages);
}

/** An entry of the top navigation with the pages that belong to it. */
export interface NavEntry extends NavItem {
  /** Pages of the entry by group, in the sidebar's order. */
  groups: SidebarGroup[];
  /** Path of the entry whose sidebar lists these pages too, if it isn't this one. */
  sidebar?: string;
  children: NavEntry[];
}

/** All entries in the navigation's order, those of a second level behind their first. */
export const listEntries = (navigation: NavEntry[]): NavEntry[] => navigation.flatMap((top) => [top, ...top.children]);

interface NavigationOptions {
  twoLevels?: boolean;
  parents?: NavRef[];
  sidebars?: Record<string, string | undefined>;
}

/**
 * The top navigation of a site. With `twoLevels`, an entry at `/a/b` is below the one at `/a`.
 * @param parents titles and orders of first-level entries that no page is in, by path.
 * @param sidebars path of the entry whose sidebar lists an entry's pages too, by that entry's path.
 */
export function buildNavigation(
  pages: NavPage[],
  { twoLevels = false, parents = [], sidebars = {} }: NavigationOptions = {},
): NavEntry[] {
  const items = new Map<string, { ref: NavRef; pages: NavPage[] }>();
  for (const page of pages) {
    const item = items.get(page.nav.path) ?? { ref: page.nav, pages: [] };
    item.pages.push(page);
    items.set(page.nav.path, item);
  }
  const flat = [...items.values()].map(({ ref, pages }) => {
    const sidebar = sidebars[ref.path];
    return { ...toItem(ref, buildSidebar(pages)), ...(sidebar && { sidebar }) };
  });
  if (!twoLevels) return flat.sort(compareItems);

  const tops = flat.filter((item) => depthOf(item.path) < 2);
  for (const item of flat.filter((item) => depthOf(item.path) >= 2)) {
    const path = `/${item.path.split('/')[1]}`;
    let top = tops.find((top) => top.path === path);
    if (!top) {
      const ref = parents.find((parent) => parent.path === path) ?? { ...item, path };
      top = toItem(ref, []);
      tops.push(top);
    }
    top.children.push(item);
  }
  for (const top of tops) {
    top.children.sort(compareItems);
    if (top.groups.length === 0) top.link = top.children[0]!.link;
  }
  return tops.sort(compareItems);
}

function toItem(ref: NavRef, groups: SidebarGroup[]): NavEntry {
  const links = sidebarLinks(groups);
  const link = links.find((page) => page.path === ref.path) ?? links[0];
  return { ...ref, link: link?.path ?? ref.path, groups, children: [] };
}

function compareItems(a: NavItem, b: NavItem): number {
  return a.order - b.order || byTitle(a, b);
}
