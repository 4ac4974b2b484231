import path from 'node:path';
import { ENGINE, ROOT, SITE } from './serve';

/** The real site, the fixture that has what the real one lacks (two levels, a base, tabs, loaders), and another library's. */
export type SiteName = 'docs' | 'two-level' | 'dropdown';
export type SiteMode = 'built' | 'dev';

/** Where each site lives and what it is served below. */
export const SITES: Record<SiteName, { root: string; base: string }> = {
  'docs': { root: SITE, base: '/' },
  'two-level': { root: path.join(ENGINE, 'tests/fixtures/two-level'), base: '/docs/' },
  'dropdown': { root: path.join(ROOT, 'examples/dropdown'), base: '/' },
};

/** The variable that says that the sites are built already. `npm test` builds them beside its checks. */
export const SITES_BUILT = 'TEST_SITES_BUILT';

/** The variable that carries a server's origin from the global setup to the workers. */
export const originVariable = (site: SiteName, mode: SiteMode) => `E2E_${site}_${mode}`;
