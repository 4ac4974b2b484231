import { defaultAddress } from '../../../core/model';
import type { HeadTag } from '../../../core/node/config/site-config-schema';
import { INTERNAL, type PageView } from '../../../core/node/feature/feature';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { contentLanguage } from '../../../core/node/snapshot/content-language';
import { placePage } from '../../../core/node/snapshot/place-page';
import { isTranslated, siteDescription } from '../../../core/node/snapshot/snapshot';
import { alternates } from './alternates';

/** What a page's head tells search engines and sites that link to it. */
export function describePage({ [INTERNAL]: { whole, snapshot, entry } }: PageView): HeadTag[] {
  const { config, pages, locale } = snapshot;
  const { path, front, lastUpdated } = entry;
  const original = defaultAddress(path, entry.base);
  const { title } = front;
  const language = contentLanguage(entry, config.language.id);
  const description = front.description || siteDescription(snapshot);
  const address = (of: string) => wholeAddress(config, of.slice(1));
  const { nav } = placePage(entry, snapshot);
  const above =
    nav.path !== path && pages.has(nav.path)
      ? [{ name: locale ? pages.get(nav.path)!.front.title : nav.title, item: address(nav.path) }]
      : [];
  const crumbs = [...above, { name: title, item: address(path) }];
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        'headline': title,
        ...(description ? { description } : {}),
        'url': address(path),
        ...(whole.locales.size > 0 || language !== 'en' ? { inLanguage: language } : {}),
        ...(lastUpdated === undefined ? {} : { dateModified: new Date(lastUpdated).toISOString() }),
      },
      {
        '@type': 'BreadcrumbList',
        'itemListElement': crumbs.map((crumb, at) => ({ '@type': 'ListItem', 'position': at + 1, ...crumb })),
      },
    ],
  };
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  return [
    // A page without a translation is the same in each language.
    link({ rel: 'canonical', href: address(isTranslated(snapshot, entry) ? path : original) }),
    ...alternates(whole, original).map(({ language: tag, path: other }) =>
      link({ rel: 'alternate', hreflang: tag, href: address(other) }),
    ),
    property('og:type', 'article'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', address(path)),
    property('og:site_name', config.title),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    },
  ];
}
