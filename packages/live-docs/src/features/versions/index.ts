import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL, type EngineParts, type LocalSite } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { RUN } from './node/choose-runs';
import { changesPage, runFiles, runProblems, runVersions } from './node/run-versions';
import { stepsMarkdown } from './node/steps-markdown';
import { upgradeData } from './node/upgrade-data';

export const versionsOption = optionsOf({
  /** What readers may do with other published versions of the library. Default: none. */
  versions: optionsOf({
    /**
     * Versions that readers can run demos in: `['7.40', '1.9']`, or `'last 5 minors, last of each major'`. `live-docs versions --bundle`
     * fetches and bundles them. Requires one package in `library`. Default: none.
     */
    run: z
      .union([z.array(z.string()), z.string().transform((text) => text.split(',').map((part) => part.trim()))])
      .pipe(z.array(z.string().regex(RUN, 'a version such as "7.40", "last 5 minors" or "last of each major"')))
      .default([]),
  }).default({ run: [] }),
});

/** What changed in the API between two versions, and demos in other versions. */
export const versions = defineFeature({
  name: 'versions',
  interface: 1,
  options: versionsOption.shape.versions,
  setup: ({ run }): EngineParts => {
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
      ...(run.length > 0 && {
        runVersions: {
          list: runVersions,
          changes: changesPage,
          finder: engineModule('features/versions/browser/find-version'),
        },
        files: ({ [INTERNAL]: snapshot }) => runFiles(snapshot),
        check: ({ [INTERNAL]: snapshot }) => runProblems(snapshot, run),
      }),
    };
  },
});
