import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { wholeAddress } from '../../core/node/output/data/whole-address';
import { registryFiles } from './node/registry-files';
import { ITEMS } from './shared/items';

export const registryOption = optionsOf({
  /**
   * `registry.json` and `r/`, from which `npx shadcn add` copies demos to projects, and the command in the menu of each demo. Requires
   * `url`. Default: true.
   */
  registry: z.boolean().default(true),
});

/** Demos as items of a shadcn registry, which its command writes to projects, with the packages that they need. */
export const registry = defineFeature({
  name: 'registry',
  interface: 1,
  options: registryOption.shape.registry,
  setup: (isOn) =>
    isOn
      ? {
          needsUrl: 'demos to copy to a project',
          files: (site) => registryFiles(site[INTERNAL]).map((file) => ({ ...file, offline: false as const })),
          demoMenu: {
            module: engineModule('features/registry/browser/list-items'),
            data: ({ config }) => wholeAddress(config, ITEMS),
          },
        }
      : {},
});
