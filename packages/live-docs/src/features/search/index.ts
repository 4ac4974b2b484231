import { defineFeature, INTERNAL, type SiteView } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import type { Snapshot } from '../../core/node/snapshot/snapshot';
import { searchIndex } from './node/search-index';

/** Finds pages, sections, demos and properties by words, in the reader's browser. */
export const search = defineFeature({
  name: 'search',
  interface: 1,
  setup: () => ({
    data: ({ [INTERNAL]: snapshot, api }) => ({
      search: indexOf(snapshot, api),
      ...Object.fromEntries(
        [...snapshot.locales].map(([language, local]) => [`search-${language}`, indexOf(local, api)]),
      ),
    }),
    slots: { 'header-tools': engineModule('features/search/browser/search') },
  }),
});

const indexOf = (snapshot: Snapshot, api: SiteView['api']) => async () => searchIndex(snapshot, (await api()).api);
