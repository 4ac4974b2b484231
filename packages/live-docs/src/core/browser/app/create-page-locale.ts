import {
  defaultAddress,
  localAddress,
  localeAt,
  mayBePage,
  type Locale,
  type NavItem,
  type PageLocale,
} from '../../model';

/**
 * Makes what the pages of a language bring with them.
 * @param others all languages of the site whose pages have addresses, this one included.
 */
export function createPageLocale(
  { id, base }: Required<Pick<Locale, 'id' | 'base'>>,
  texts: PageLocale['texts'],
  others: readonly Pick<Locale, 'base'>[],
): PageLocale {
  const localItem = (item: NavItem): NavItem => ({
    ...item,
    path: localAddress(item.path, base),
    link: localAddress(item.link, base),
    children: item.children.map(localItem),
  });
  return {
    locale: id,
    texts,
    localize: (to) => (to.startsWith('/') && mayBePage(to) && !localeAt(to, others) ? localAddress(to, base) : to),
    toDefault: (path) => defaultAddress(path, base),
    localizeSite: (site) => ({ ...site, navigation: site.navigation.map(localItem) }),
  };
}
