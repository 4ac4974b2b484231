import type { z } from 'zod';
import type { Feature } from '../core/node/feature/feature';
import type { SiteConfigInput } from '../core/node/config/site-config-schema';
import { api } from './api';
import { archives, archivesOption } from './archives';
import { feed } from './feed';
import { gallery } from './gallery';
import { languages } from './languages';
import { machines } from './machines';
import { mcp, type mcpOption } from './mcp';
import { offline, offlineOption } from './offline';
import { pages, pagesOption } from './pages';
import { parts } from './parts';
import { redirects, redirectsOption } from './redirects';
import { registry, type registryOption } from './registry';
import { sandboxes, sandboxesOption } from './sandboxes';
import { search } from './search';
import { skill } from './skill';
import { socialImages, socialImagesOption } from './social-images';
import { stories, storiesOption } from './stories';
import { versions, versionsOption } from './versions';
import { web } from './web';

export { versionsOption };

/** What a site can do beyond pages and demos, in the order in which it appears in documents. */
export const FEATURES: readonly Feature[] = [
  redirects,
  pages,
  api,
  search,
  languages,
  sandboxes,
  registry,
  gallery,
  parts,
  versions,
  archives,
  web,
  socialImages,
  stories,
  feed,
  machines,
  skill,
  mcp,
  offline,
];

/** What an author writes in `site.config.ts`: the options of the engine, and of its features. */
export interface SiteOptions
  extends
    SiteConfigInput,
    z.input<typeof archivesOption>,
    z.input<typeof mcpOption>,
    z.input<typeof offlineOption>,
    z.input<typeof pagesOption>,
    z.input<typeof redirectsOption>,
    z.input<typeof registryOption>,
    z.input<typeof sandboxesOption>,
    z.input<typeof socialImagesOption>,
    z.input<typeof storiesOption>,
    z.input<typeof versionsOption> {}
