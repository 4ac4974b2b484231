import type { PageSidebar, SidebarLink } from './navigation';
import type { Problem } from 'live-playground/model';

/** An entry of the top navigation, as a page refers to it. */
export interface NavRef {
  title: string;
  /** Address of the entry, the longest one that the page's own path starts with: `/demo`. */
  path: string;
  order: number;
}

/** A heading of the sidebar, as a page refers to it. */
export interface GroupRef {
  /** `UNNAMED_GROUP` for a page that names no group; that title is never shown. */
  title: string;
  order: number;
}

/** The reserved title of the group of pages that name none. */
export const UNNAMED_GROUP = '$$group-default$$';

/** A heading of a page, below its title. */
export interface TocEntry {
  /** Value of the heading's `id` attribute. */
  id: string;
  /** Level of the heading, 2 to 6. */
  depth: number;
  title: string;
}

/** A run of a page's text: a paragraph, a list item, a table cell. */
export interface PageText {
  /** Place among the page's texts, from 0, in document order. */
  paraId: number;
  /** Index in `toc` of the section it is in, -1 above the first heading. */
  tocIndex: number;
  value: string;
}

/** Large title and lead of a landing page, in place of the usual ones. */
export interface Hero {
  title: string;
  description: string;
}

/** A tab of a page, written in `page.$tab-<key>.mdx`. */
interface PageTab {
  /** Value of `?tab=`. */
  key: string;
  title: string;
  order: number;
  /** Path of its file from the project's root, for the edit link. */
  filename: string;
  /** As that of `PageMeta`, of its own file. */
  lastUpdated?: number;
  toc: TocEntry[];
  texts: PageText[];
}

/** What is known of a page beside its content. */
export interface PageMeta {
  /** Address below the base, no trailing slash: `/`, `/demo/scroll-x`. */
  path: string;
  title: string;
  /** Path of its file from the project's root, with `/`: `docs/demo/scroll-x.mdx`. */
  filename: string;
  /** Language of its content; absent if that's the site's default one. */
  language?: string;
  /** Milliseconds since 1970, from version control; absent if that doesn't know. */
  lastUpdated?: number;
  nav: NavRef;
  group: GroupRef;
  order: number;
  description?: string;
  keywords: string[];
  hero?: Hero;
  /** What its front matter says under the names of features, or they computed. */
  of?: Record<string, unknown>;
  /** It takes the room that its contents and its margins would have: for the gallery or a wide table. Contents are folded then. */
  wide?: true;
  /** Its content starts with `<Actions>`, below which its contents are. */
  actions?: true;
  toc: TocEntry[];
  texts: PageText[];
  tabs: PageTab[];
}

/** A page as the navigation knows it: its title, and its place in there. */
export type NavPage = Pick<PageMeta, 'path' | 'title' | 'nav' | 'group' | 'order'>;

interface PagePlace {
  sidebar: PageSidebar;
  /** The pages around it, in the order of the sidebar. */
  previous?: SidebarLink;
  next?: SidebarLink;
}

/** The part of `PageTab` that travels to the browser with the page. */
type PageTabData = Omit<PageTab, 'texts'> & Shown;

/** The part of `PageMeta` that travels to the browser with the page. Texts go to the search data alone. */
export type PageData = Omit<PageMeta, 'texts' | 'keywords' | 'tabs'> & PagePlace & Shown & { tabs: PageTabData[] };

interface Shown {
  /** What is wrong with the file, while developing. */
  problems?: Problem[];
}
