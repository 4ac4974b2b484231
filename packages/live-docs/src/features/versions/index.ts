import { defineFeature } from '../../core/node/feature/feature';
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
      data: upgradeData,
      startsNow: true,
    } as const;
    return {
      components: {
        // Readers of Markdown can't choose versions.
        Upgrade: { ...shared, markdown: (snapshot) => stepsMarkdown(snapshot, false) },
        UpgradeSteps: { ...shared, markdown: (snapshot) => stepsMarkdown(snapshot, true) },
      },
    };
  },
});
