import { defaultAddress, escapeHtml, SEARCH_PARAMETER } from '../../../model';
import type { SiteConfig } from '../../config/site-config';
import { isTranslated, type Snapshot } from '../../snapshot/snapshot';
import { alternates } from './alternates';
import { wholeAddress } from './whole-address';

/** Name of the file that lists all pages for search engines. */
const SITEMAP = 'sitemap.xml';

/** Name of the file that tells browsers how to search the site, below the base. */
export const OPENSEARCH = 'opensearch.xml';

/** What search engines and browsers read of a site: texts by name, below the base. Nothing if the configuration has no `url`. */
export function siteFiles(snapshot: Snapshot): Map<string, string> {
  const { config, pages, files, root } = snapshot;
  if (config.url === undefined) return new Map();
  const address = (path: string) => escapeHtml(wholeAddress(config, path.slice(1)));
  const translated = [...snapshot.locales.values()].flatMap((local) =>
    [...local.pages.values()].filter((page) => isTranslated(local, page)),
  );
  const entries = [...pages.values(), ...translated].map(({ path, base, lastUpdated }) => {
    const date =
      lastUpdated === undefined ? '' : `<lastmod>${new Date(lastUpdated).toISOString().slice(0, 10)}</lastmod>`;
    const others = alternates(snapshot, defaultAddress(path, base)).map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${address(one.path)}"/>`,
    );
    return `<url><loc>${address(path)}</loc>${date}${others.join('')}</url>`;
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${translated.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries,
    '</urlset>\n',
  ].join('\n');
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${wholeAddress(config, SITEMAP)}\n`;
  return new Map([
    [SITEMAP, sitemap],
    [OPENSEARCH, writeOpenSearch(config)],
    // The author's own says who may read what.
    ...(files.has(`${root}/public/robots.txt`) ? [] : [['robots.txt', robots] as const]),
  ]);
}

/** Characters that a short name may have. */
const SHORT = 16;

/** With it, browsers offer the site's search in their address bar. */
function writeOpenSearch(config: SiteConfig): string {
  const home = escapeHtml(wholeAddress(config, ''));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(config.title.slice(0, SHORT))}</ShortName>`,
    `<Description>${escapeHtml(config.description || config.title)}</Description>`,
    `<InputEncoding>UTF-8</InputEncoding>`,
    `<Url type="text/html" template="${home}?${SEARCH_PARAMETER}={searchTerms}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
