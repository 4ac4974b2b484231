import type { NavItem } from './navigation';
import type { GroupRef } from './page';

/** Texts of a site in one language, by key. */
export type SiteTexts = Record<string, string>;

/** A language of the interface beside the default one. */
export interface Locale {
  /** BCP 47 tag: `zh-CN`. */
  id: string;
  /** What it is called in that language: `中文`. */
  name: string;
  /** What the addresses of its pages start with: `/zh-CN`. Absent if no page is translated. */
  base?: string;
}

/** A card of the gallery. */
export interface GalleryCard {
  /** Id of the demo that it shows. */
  demo: string;
  title: string;
  /** Address of the page, or of the demo in it. */
  path: string;
  /** Title of the page, if the card is called by another. */
  page?: string;
  description: string;
  keywords: string[];
}

/** Properties that each demo uses, by the demo's id: full names, as in `tooltip.delay`. */
export type DemoProperties = Record<string, string[]>;

/** Cards of one group, in the sidebar's order. */
export interface GalleryGroup extends Pick<GroupRef, 'title'> {
  /** Title of the navigation entry that the group is in, if that isn't the gallery's own. */
  nav?: string;
  /** Value of its heading's `id` attribute; the group without a title has no heading. */
  id?: string;
  cards: GalleryCard[];
}

/** What every page of the site may know of the whole. */
export interface SiteData {
  title: string;
  /** Path that the site is served below, with a slash at both ends: `/`. */
  base: string;
  /** Version of the documented packages; empty if there are none, or if their versions differ. */
  libraryVersion: string;
  /** Address of the library's repository, of a page's source (before its filename), and of a new issue. */
  repository: { url: string; edit: string; issues: string };
  languages: Locale[];
  /** The picture before the title: markup of an SVG, or the address of a file. */
  logo?: { svg: string } | { src: string };
  navigation: NavItem[];
  /** True if demos don't follow the page's colour. */
  demosHaveOneColor?: boolean;
}
