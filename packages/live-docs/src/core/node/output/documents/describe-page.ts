import { defaultAddress, escapeHtml } from '../../../model';
import { SOCIAL_SIZE } from '../../compile/pictures/draw-social-image';
import { contentLanguage } from '../../snapshot/content-language';
import { placePage } from '../../snapshot/place-page';
import { isTranslated, siteDescription, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { alternates } from '../data/alternates';
import { OPENSEARCH } from '../data/site-files';
import { wholeAddress } from '../data/whole-address';
import { feedName } from '../markdown/write-feed';

/**
 * What a page's head tells search engines and sites that link to it, as tags. Nothing if the configuration has no `url`.
 * @param whole the site in its default language.
 * @param snapshot the site in the language that the page is shown in.
 * @param made what was written for it: the address of the page's picture, below the base, and whether this language has a feed.
 */
export function describePage(
  whole: Snapshot,
  snapshot: Snapshot,
  entry: Entry,
  { image, feed }: { image?: string | undefined; feed?: boolean },
): string[] {
  const { config, pages, locale } = snapshot;
  if (config.url === undefined) return [];
  const { path, front, lastUpdated } = entry;
  const original = defaultAddress(path, entry.base);
  const { title } = front;
  const language = contentLanguage(entry);
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
  const properties: Property[] = [
    ['og:type', 'article'],
    ['og:title', title],
    ...(description ? [['og:description', description] as Property] : []),
    ['og:url', address(path)],
    ['og:site_name', config.title],
    ...(image === undefined ? [] : imageProperties(wholeAddress(config, image))),
  ];
  return [
    // A page without a translation is the same in each language.
    `<link rel="canonical" href="${escapeHtml(address(isTranslated(snapshot, entry) ? path : original))}">`,
    ...alternates(whole, original).map(
      ({ language: tag, path: other }) =>
        `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address(other))}">`,
    ),
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    // Browsers look for it on the first page.
    ...(path === '/'
      ? [
          `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(config.title)}" href="${escapeHtml(config.base + OPENSEARCH)}">`,
        ]
      : []),
    ...(feed && original === config.changelog
      ? [`<link rel="alternate" type="application/atom+xml" href="${escapeHtml(config.base + feedName(snapshot))}">`]
      : []),
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  ];
}

type Property = [name: string, content: string];

/** With its size a site can show the picture before it has loaded it, and large. */
const imageProperties = (address: string): Property[] => [
  ['og:image', address],
  ['og:image:width', String(SOCIAL_SIZE.width)],
  ['og:image:height', String(SOCIAL_SIZE.height)],
  ['twitter:card', 'summary_large_image'],
];
