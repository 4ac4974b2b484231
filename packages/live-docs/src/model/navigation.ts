import type { PageData, PageMeta } from './page';
import type { NavItem, SidebarGroup, SidebarLink } from './site';

/** A page as the navigation knows it: its title, and its place in there. */
export type NavPage = Pick<PageMeta, 'path' | 'title' | 'nav' | 'group' | 'order'>;

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
function sidebarLinks(groups: SidebarGroup[]): SidebarLink[] {
  return groups.flatMap((group) => group.pages);
}

interface NavigationOptions {
  twoLevels?: boolean;
  parents?: PageData['nav'][];
  sidebars?: Record<string, string | undefined>;
}

/**
 * The top navigation of a site. With `twoLevels`, an entry at `/a/b` stands below the one at `/a`.
 * @param parents titles and orders of first-level entries that no page is in, by path.
 * @param sidebars path of the entry whose sidebar lists an entry's pages too, by that entry's path.
 */
export function buildNavigation(
  pages: NavPage[],
  { twoLevels = false, parents = [], sidebars = {} }: NavigationOptions = {},
): NavItem[] {
  const items = new Map<string, { ref: PageMeta['nav']; pages: NavPage[] }>();
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

function toItem(ref: PageMeta['nav'], groups: SidebarGroup[]): NavItem {
  const links = sidebarLinks(groups);
  const link = links.find((page) => page.path === ref.path) ?? links[0];
  return { ...ref, link: link?.path ?? ref.path, groups, children: [] };
}

function compareItems(a: NavItem, b: NavItem): number {
  return a.order - b.order || byTitle(a, b);
}

/** Where a page is in the navigation. */
export interface NavPlace {
  /** The entry of the first level. */
  top: NavItem;
  /** The entry that the page belongs to: `top`, or one below it if there are two levels. */
  entry: NavItem;
  /** What the sidebar lists. Empty if that is the page alone. */
  sidebar: SidebarGroup[];
}

/** The place of a page in the navigation, or undefined if it has none. */
export function findNav(navigation: NavItem[], path: string): NavPlace | undefined {
  for (const top of navigation) {
    for (const entry of [top, ...top.children]) {
      if (sidebarLinks(entry.groups).some((page) => page.path === path))
        return { top, entry, sidebar: sidebarOf(navigation, entry) };
    }
  }
  return undefined;
}

/** The groups of all entries that share a sidebar, in the order of the navigation. */
function sidebarOf(navigation: NavItem[], entry: NavItem): SidebarGroup[] {
  const home = entry.sidebar ?? entry.path;
  const entries = navigation.flatMap((top) => [top, ...top.children]);
  const groups = entries
    .filter(({ path, sidebar }) => path === home || sidebar === home)
    .flatMap((each) => each.groups);
  return sidebarLinks(groups).length > 1 ? groups : [];
}

/** The pages before and after one, in the order of its sidebar. */
export function findNeighbours(groups: SidebarGroup[], path: string): { previous?: SidebarLink; next?: SidebarLink } {
  const links = sidebarLinks(groups);
  const at = links.findIndex((page) => page.path === path);
  return at < 0 ? {} : { previous: links[at - 1], next: links[at + 1] };
}
