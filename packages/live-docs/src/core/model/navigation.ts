/** A page as the sidebar shows it. */
export interface SidebarLink {
  title: string;
  path: string;
}

/** A heading of the sidebar and the pages under it. */
export interface SidebarGroup {
  /** `UNNAMED_GROUP` where no heading is to be shown. */
  title: string;
  pages: SidebarLink[];
}

/** What a page lists of its sidebar. All pages of a short sidebar, or of a group of a long one, list the same. */
export interface PageSidebar {
  /** Empty if the page is alone in its sidebar. */
  groups: SidebarGroup[];
  /** Address of the file with the whole sidebar, below the base; absent if `groups` is all of it. */
  file?: string;
}

/** An entry of the top navigation. */
export interface NavItem {
  title: string;
  /** Address that its pages start with. */
  path: string;
  /** Address that the entry opens: `path` where a page has it, else its first page. */
  link: string;
  order: number;
  /** Entries below it, where two-level navigation is on. */
  children: NavItem[];
}

/** Where a page is in the top navigation. */
export interface NavPlace {
  /** The entry of the first level. */
  top: NavItem;
  /** The entry that the page belongs to: `top`, or one below it if there are two levels. */
  entry: NavItem;
}

/** Finds an entry of the top navigation. @param path of the entry, as pages refer to it. */
export function findNav(navigation: NavItem[], path: string): NavPlace | undefined {
  for (const top of navigation) {
    const entry = [top, ...top.children].find((item) => item.path === path);
    if (entry) return { top, entry };
  }
  return undefined;
}
