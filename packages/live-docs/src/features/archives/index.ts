import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { archiveSites, checkArchives, createReader, hrefOf, listVersions, titleOf } from './node/archive-sites';
import { VERSIONS_FILE } from './shared/archives';

export const archivesOption = optionsOf({
  /**
   * The documentation of earlier versions, newest first, as `live-docs archive` keeps it: `[{ name: 'v7', title: '7.x' }]` publishes
   * `archives/v7.zip` at `/v7/`. A menu in the header leads from one version to the other. Default: none.
   */
  archives: z
    .array(
      optionsOf({
        /** Its folder below the base: `v7`. Required. */
        name: z
          .string()
          .regex(/^(?!assets$)[a-z0-9][\w.-]*$/i, 'a name of letters, digits, ".", "-" and "_", other than "assets"'),
        /** What the menu calls it: `7.x`. Default: its name. */
        title: z.string().min(1).optional(),
        /** Its address, if it's published elsewhere: `https://v7.example.org/`. Default: below this site. */
        url: z.url().optional(),
      }),
    )
    .refine((archives) => new Set(archives.map(({ name }) => name)).size === archives.length, 'each name once')
    .default([]),
});

/** Sites of earlier releases below this one, and the way between the versions. */
export const archives = defineFeature({
  name: 'archives',
  interface: 1,
  options: archivesOption.shape.archives,
  setup(archives) {
    if (archives.length === 0) return {};
    const read = createReader();
    const listed = archives.map((archive) => ({ title: titleOf(archive), href: hrefOf(archive, '/') }));
    return {
      sites: archiveSites(archives, read),
      check: (site) => checkArchives(site, archives, read),
      files: (site) => [
        { path: VERSIONS_FILE, offline: false, text: () => JSON.stringify(listVersions(site, archives, read)) },
      ],
      slots: {
        'header-version': {
          module: engineModule('features/archives/browser/version-menu'),
          props: { archives: listed },
        },
      },
    };
  },
});
