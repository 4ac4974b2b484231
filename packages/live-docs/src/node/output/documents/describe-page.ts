import { escapeHtml } from '../../../model';
import { SOCIAL_SIZE } from '../../compile/pictures/draw-social-image';
import { placePage } from '../../snapshot/place-page';
import type { Entry, Snapshot } from '../../snapshot/snapshot';
import { OPENSEARCH } from '../data/site-files';
import { wholeAddress } from '../data/whole-address';
import { FEED } from '../markdown/write-feed';

/**
 * What a page's head tells search engines and sites that link to it, as tags. Nothing if the configuration has no `url`.
 * @param image address of the page's picture, below the base.
 */
export function describePage({ config, pages }: Snapshot, entry: Entry, image?: string): string[] {
  if (config.url === undefined) return [];
  const { path, front, lastUpdated } = entry;
  const { title } = front;
  const description = front.description || config.description;
  const address = (of: string) => wholeAddress(config, of.slice(1));
  const { nav } = placePage(entry, config);
  const above = nav.path !== path && pages.has(nav.path) ? [{ name: nav.title, item: address(nav.path) }] : [];
  const crumbs = [...above, { name: title, item: address(path) }];
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        'headline': title,
        ...(description ? { description } : {}),
        'url': address(path),
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
    `<link rel="canonical" href="${escapeHtml(address(path))}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    // Browsers look for it on the first page.
    ...(path === '/'
      ? [
          `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(config.title)}" href="${escapeHtml(config.base + OPENSEARCH)}">`,
        ]
      : []),
    ...(path === config.changelog
      ? [`<link rel="alternate" type="application/atom+xml" href="${escapeHtml(config.base + FEED)}">`]
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
