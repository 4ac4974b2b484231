import { defaultAddress, localAddress, type NavItem } from '../../../model';
import type { Snapshot } from '../../snapshot/snapshot';
import { buildNavigation, type NavEntry } from './build-navigation';
import type { DataFile } from './data-file';
import { oncePer } from '../../files/once-per';
import { placeByTitle } from './place-by-title';
import { buildSidebars, placePages, type SidebarPlace } from './sidebars';

/** The navigation of a site. */
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
