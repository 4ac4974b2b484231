import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { inAllLanguages, type Snapshot } from '../../core/node/snapshot/snapshot';
import { folderOf } from '../../core/node/output/markdown/entry-markdown';
import { changelogOf, hasDates, writeFeed } from './node/write-feed';

const nameIn = ({ locale }: Snapshot) => `${folderOf(locale)}feed.xml`;

/** The changelog as a feed, in each language that it's written in. */
export const feed = defineFeature({
  name: 'feed',
  interface: 1,
  setup: () => ({
    needsUrl: 'feed of the changelog',
    files: (site) =>
      inAllLanguages(site[INTERNAL])
        .filter(hasDates)
        .map((snapshot) => ({
          path: nameIn(snapshot),
          offline: false,
          text: async () => writeFeed({ snapshot, api: (await site.api()).api }, nameIn(snapshot)),
        })),
    head({ [INTERNAL]: { snapshot, entry } }) {
      if (changelogOf(snapshot) !== entry || !hasDates(snapshot)) return [];
      const attributes = { rel: 'alternate', type: 'application/atom+xml', href: `/${nameIn(snapshot)}` };
      return [{ tag: 'link', attributes }];
    },
  }),
});
