import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { wholeAddress } from '../../core/node/output/data/whole-address';
import { describePage } from './node/describe-page';
import { writeSitemap } from './node/sitemap';

const SITEMAP = 'sitemap.xml';

/** What search engines, and sites that link to a page, read of a site. */
export const web = defineFeature({
  name: 'web',
  interface: 1,
  setup: () => ({
    needsUrl: 'sitemap.xml, robots.txt and canonical links',
    files({ [INTERNAL]: snapshot }) {
      const { config, files, root } = snapshot;
      const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${wholeAddress(config, SITEMAP)}\n`;
      return [
        { path: SITEMAP, offline: false, text: () => writeSitemap(snapshot) },
        // The author's own says who may read what.
        ...(files.has(`${root}/public/robots.txt`)
          ? []
          : [{ path: 'robots.txt', offline: false as const, text: robots }]),
      ];
    },
    head: describePage,
  }),
});
