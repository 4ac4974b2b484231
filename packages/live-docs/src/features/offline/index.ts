import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { innerNames } from '../../core/node/feature/features-of';
import { engineModule } from '../../core/node/files/entries';
import { endOffline, serviceWorkerFiles } from './node/service-worker-files';

export const offlineOption = optionsOf({
  /**
   * Readers' browsers store the pages that were visited, and the whole site for those who ask for it, in a service worker. Without
   * it, a build ends what an earlier one has left in browsers. Default: false.
   */
  offline: z.boolean().default(false),
});

const module = engineModule('features/offline/browser/offline');

/** Copies of the site on readers' devices. */
export const offline = defineFeature({
  name: 'offline',
  interface: 1,
  options: offlineOption.shape.offline,
  setup: (isOn) =>
    isOn
      ? {
          files: ({ base, [INTERNAL]: snapshot }) => serviceWorkerFiles(base, innerNames(snapshot)),
          slots: { 'footer': { module, props: { name: 'switch' } }, 'body-end': { module, props: { name: 'notice' } } },
        }
      : { files: () => [endOffline] },
});
