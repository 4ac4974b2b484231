import type { PluginOption } from 'vite';
import type { SiteOptions } from './features';

/**
 * The Vite plugin that builds, serves and previews a documentation site. `live-docs dev` uses it; use it yourself if the
 * site is part of a larger Vite project.
 * @param options the site's configuration; its `docs` folder is in Vite's root.
 * @throws {BuildError} (as a rejected promise) naming each option that isn't valid.
 */
export async function liveDocs(options: SiteOptions): Promise<PluginOption[]> {
  // Loaded only now: a configuration file that imports `defineSite` needs nothing of the build.
  const [{ docsSite }, { readSiteConfig }, { FEATURES }] = await Promise.all([
    import('./core/node/plugin'),
    import('./core/node/config/site-config'),
    import('./features'),
  ]);
  return docsSite(readSiteConfig(options, FEATURES));
}
