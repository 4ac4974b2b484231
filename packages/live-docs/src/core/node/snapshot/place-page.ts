import { defaultAddress, localAddress, UNNAMED_GROUP, type GroupRef, type NavPage, type NavRef } from '../../model';
import type { SiteConfig } from '../config/site-config';
import type { ContentFile } from './find-content';
import type { FrontMatter } from './read-front-matter';

/** `/getting-started` as a title: `Getting started`. */
export function titleOf(path: string): string {
  const name = path.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return name ? name[0]!.toUpperCase() + name.slice(1) : 'Home';
}

interface Site {
  config: SiteConfig;
  /** Addresses in the default language that other pages are below, of the first level. */
  folders: ReadonlySet<string>;
}

/**
 * The navigation entry of a page: what its front matter says, then what the configuration says of the entry
 * at its first segment (its first two, where the navigation has two levels and the page lies deep enough). A page without
 * a folder that neither mentions belongs to the first page of the site: each would be an entry alone.
 */
function placeInNav(path: string, front: FrontMatter, { config, folders }: Site): NavRef {
  const said = typeof front.nav === 'string' ? { title: front.nav } : front.nav;
  const segments = path.split('/').filter(Boolean);
  const levels = config.twoLevelNavigation && segments.length > 2 ? 2 : 1;
  const own = `/${segments.slice(0, levels).join('/')}`;
  const isAlone = segments.length === 1 && !folders.has(own) && !config.navigation.some((entry) => entry.path === own);
  const home = said?.path ?? (isAlone && !said ? '/' : own);
  const at = config.navigation.findIndex((entry) => entry.path === home);
  const entry = config.navigation[at];
  return {
    title: said?.title ?? entry?.title ?? titleOf(home),
    path: home,
    order: said?.order ?? (at < 0 ? config.navigation.length : at),
  };
}

/** The group of a page: what its front matter says, placed by the configuration's list unless it says its place too. */
function placeInGroup(front: FrontMatter, nav: NavRef, config: SiteConfig): GroupRef {
  if (front.group === undefined) return { title: UNNAMED_GROUP, order: 0 };
  const said = typeof front.group === 'string' ? { title: front.group } : front.group;
  const groups = config.navigation.find((entry) => entry.path === nav.path)?.groups ?? [];
  const at = groups.indexOf(said.title);
  return { title: said.title, order: said.order ?? (at < 0 ? groups.length : at) + 1 };
}

/** A page at its place in the navigation. */
export function placePage(
  { path, base, front }: Pick<ContentFile, 'path'> & { front: FrontMatter; base?: string },
  site: Site,
): NavPage {
  const nav = placeInNav(defaultAddress(path, base), front, site);
  return {
    path,
    title: front.title,
    nav: { ...nav, path: localAddress(nav.path, base) },
    group: placeInGroup(front, nav, site.config),
    order: front.order,
  };
}
