import { z } from 'zod';
import { defineFeature } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { endOffline, serviceWorkerFiles } from './node/service-worker-files';

export interface OfflineOption {
  /**
   * Readers' browsers store the pages that were visited, and the whole site for those who ask for it, in a service worker. Without
   * it, a build ends what an earlier one has left in browsers. Default: false.
   */
  offline?: boolean | undefined;
}

/** Copies of the site on readers' devices. */
export const offline = defineFeature({
  name: 'offline',
  interface: 1,
  options: z.boolean().default(false),
  setup: (isOn) =>
    isOn
      ? {
          files: ({ base }) => serviceWorkerFiles(base),
          slots: {
            'footer': engineModule('features/offline/browser/switch'),
            'body-end': engineModule('features/offline/browser/notice'),
          },
        }
      : { files: () => [endOffline] },
});
