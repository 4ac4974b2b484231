import path from 'node:path';
import { ENGINE, SITE } from './serve';

/** The real site, and the fixture that has what the real one lacks: two levels, a base, tabs, loaders. */
export type SiteName = 'docs' | 'two-level';
export type SiteMode = 'built' | 'dev';

/** Where each site lives and what it is served below. */
export const SITES: Record<SiteName, { root: string; base: string }> = {
  'docs': { root: SITE, base: '/' },
  'two-level': { root: path.join(ENGINE, 'tests/fixtures/two-level'), base: '/docs/' },
};

/** The variable that carries a server's origin from the global setup to the workers. */
export const originVariable = (site: SiteName, mode: SiteMode) => `E2E_${site}_${mode}`;
