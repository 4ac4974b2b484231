import { defineFeature, INTERNAL, type LocalSite } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { stepsMarkdown } from './node/steps-markdown';
import { upgradeData } from './node/upgrade-data';

/** What changed in the API between two versions. */
export const versions = defineFeature({
  name: 'versions',
  interface: 1,
  setup: () => {
    const shared = {
      module: engineModule('features/versions/browser/index'),
      data: (site: LocalSite) => upgradeData(site[INTERNAL]),
      startsNow: true,
    } as const;
    return {
      components: {
        // Readers of Markdown can't choose versions.
        Upgrade: { ...shared, markdown: (_, site) => stepsMarkdown(site[INTERNAL], false) },
        UpgradeSteps: { ...shared, markdown: (_, site) => stepsMarkdown(site[INTERNAL], true) },
      },
    };
  },
});
