import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { sandboxParts } from './node/sandbox-parts';
import type { SandboxService } from './shared/sandbox';

export const sandboxesOption = optionsOf({
  /** Sandboxes that demos can be opened in; an empty list removes the buttons. Default: both. */
  sandboxes: z.array(z.enum(['codesandbox', 'stackblitz'])).default(['codesandbox', 'stackblitz']),
});

/** Where their forms are posted to. */
const ORIGINS: Record<SandboxService, string> = {
  codesandbox: 'https://codesandbox.io',
  stackblitz: 'https://stackblitz.com',
};

/** Takes demos elsewhere: to a sandbox, a folder, the clipboard, or a design tool. */
export const sandboxes = defineFeature({
  name: 'sandboxes',
  interface: 1,
  options: sandboxesOption.shape.sandboxes,
  setup: (services) => ({
    demoTools: {
      module: engineModule('features/sandboxes/browser/demo-tools'),
      data: services,
      draw: engineModule('features/sandboxes/browser/draw'),
    },
    data: (site) => ({ sandbox: () => sandboxParts(site) }),
    policy: { 'form-action': services.map((service) => ORIGINS[service]) },
  }),
});
