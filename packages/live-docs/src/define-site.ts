import type { SiteOptions } from './features';

/** Types a site's configuration for the editor; returns it as it is. */
export function defineSite(config: SiteOptions): SiteOptions {
  return config;
}
