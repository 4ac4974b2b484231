import { localAddress, type Locale, type NavItem, type SiteData } from '../../model';

/** The site with the addresses of a language. */
export const localSite = (site: SiteData, locale: Locale | undefined): SiteData =>
  locale?.base ? { ...site, navigation: site.navigation.map((item) => localItem(item, locale.base)) } : site;

const localItem = (item: NavItem, base: string | undefined): NavItem => ({
  ...item,
  path: localAddress(item.path, base),
  link: localAddress(item.link, base),
  children: item.children.map((child) => localItem(child, base)),
});
