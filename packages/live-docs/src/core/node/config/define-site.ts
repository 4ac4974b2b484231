import type { SiteConfigInput } from './site-config-input';

/** Types a site's configuration for the editor; returns it as it is. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
