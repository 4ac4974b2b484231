/** What `site.config.ts` and a Vite configuration import. */
export { defineSite } from './build/config/define-site';
export { liveDocs } from './build/live-docs';
export type { SiteConfigInput as SiteConfig } from './build/config/site-config';
