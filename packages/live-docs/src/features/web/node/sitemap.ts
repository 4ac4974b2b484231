import { defaultAddress, escapeHtml } from '../../../core/model';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { isTranslated, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { alternates } from './alternates';

/** Lists all pages for search engines. */
export function writeSitemap(snapshot: Snapshot): string {
  const { config, pages } = snapshot;
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
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${translated.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
