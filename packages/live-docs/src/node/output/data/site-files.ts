import { escapeHtml } from '../../../model';
import type { Snapshot } from '../../snapshot/snapshot';
import { wholeAddress } from './whole-address';

/** Name of the file that lists all pages for search engines. */
const SITEMAP = 'sitemap.xml';

/** What search engines read of a site: texts by name, below the base. Nothing if the configuration has no `url`. */
export function siteFiles({ config, pages, files, root }: Snapshot): Map<string, string> {
  if (config.url === undefined) return new Map();
  const entries = [...pages.values()].map(({ path, lastUpdated }) => {
    const date =
      lastUpdated === undefined ? '' : `<lastmod>${new Date(lastUpdated).toISOString().slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeHtml(wholeAddress(config, path.slice(1)))}</loc>${date}</url>`;
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${wholeAddress(config, SITEMAP)}\n`;
  return new Map([
    [SITEMAP, sitemap],
    // The author's own says who may read what.
    ...(files.has(`${root}/public/robots.txt`) ? [] : [['robots.txt', robots] as const]),
  ]);
}
