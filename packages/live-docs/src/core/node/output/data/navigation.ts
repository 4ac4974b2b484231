import {
  defaultAddress,
  localAddress,
  type NavItem,
  type NavPage,
  type NavRef,
  type PageSidebar,
  type SidebarGroup,
  type SidebarLink,
} from '../../../model';
import { oncePer } from '../../../model/once-per';
import { placePage } from '../../snapshot/place-page';
import type { Entry, Snapshot } from '../../snapshot/snapshot';
import { dataFile, type DataFile } from './data-file';

interface Navigation {
  /** The top navigation, with the pages of each entry. */
  entries: NavEntry[];
  /** Where each page is in its sidebar, by its path. */
  places: Map<string, SidebarPlace>;
  /** The files of the sidebars that pages don't list in full. */
  files: DataFile[];
}

/** The navigation of a snapshot: in each language in the order that titles of the default one give. */
export const readNavigation = oncePer((snapshot: Snapshot): Navigation => {
  const { pages, config, locale } = snapshot;
  const inDefault = buildNavigation(
    [...pages.values()].map(({ base, ...entry }) =>
      placeByTitle(snapshot, { ...entry, path: defaultAddress(entry.path, base) }),
    ),
    {
      twoLevels: config.twoLevelNavigation,
      parents: config.navigation.map(({ title, path }, order) => ({ title, path, order })),
      sidebars: Object.fromEntries(config.navigation.map(({ path, sidebar }) => [path, sidebar])),
    },
  );
  const entries = locale ? inDefault.map((entry) => localEntry(entry, pages, locale.base)) : inDefault;
  const sidebars = buildSidebars(entries);
  return { entries, places: placePages(sidebars), files: sidebars.flatMap(({ file }) => file ?? []) };
});

/** An entry with the addresses and the titles of a language. */
const localEntry = (entry: NavEntry, pages: Snapshot['pages'], base: string): NavEntry => ({
  ...entry,
  path: localAddress(entry.path, base),
  link: localAddress(entry.link, base),
  groups: entry.groups.map((group) => ({
    ...group,
    pages: group.pages.map(({ path: address, title }) => {
      const path = localAddress(address, base);
      return { path, title: pages.get(path)?.front.title ?? title };
    }),
  })),
  ...(entry.sidebar === undefined ? {} : { sidebar: localAddress(entry.sidebar, base) }),
  children: entry.children.map((child) => localEntry(child, pages, base)),
});

/** The top navigation as every page has it, without the pages. */
export function topNavigation(entries: NavEntry[]): NavItem[] {
  return entries.map(({ groups: _groups, sidebar: _sidebar, children, ...item }) => ({
    ...item,
    children: topNavigation(children),
  }));
}

const depthOf = (path: string) => path.split('/').filter(Boolean).length;
const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0);

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

function sidebarLinks(groups: SidebarGroup[]): SidebarLink[] {
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

/** Links up to which every page lists the whole sidebar, and the most that pages of a longer one list of their group. */
const FULL = 200;

/** The sidebar of an entry, or of several that share it. */
interface Sidebar {
  groups: SidebarGroup[];
  /** Has all groups, where pages don't list them in full. */
  file?: DataFile;
}

interface SidebarPlace {
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

/** A page at its place in the navigation, by its title in the default language: lists have the same order in each language. */
export function placeByTitle(snapshot: Snapshot, entry: Omit<Entry, 'base'> & Pick<Partial<Entry>, 'base'>): NavPage {
  const title = titlesIn(snapshot).get(defaultAddress(entry.path, entry.base)) ?? entry.front.title;
  return placePage({ ...entry, front: { ...entry.front, title } }, snapshot);
}

/** Titles in the default language, by address there. */
const titlesIn = oncePer(
  ({ entries }: Snapshot) =>
    new Map(
      entries.flatMap(({ path, tab, language, front }) => (tab || language ? [] : [[path, front.title] as const])),
    ),
);
