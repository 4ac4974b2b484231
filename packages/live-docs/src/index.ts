/** What `site.config.ts` and a Vite configuration import. */
export { defineSite } from './build/config/define-site';
export { liveDocs } from './build/live-docs';
export type { SiteConfigInput as SiteConfig } from './build/config/site-config-input';
export type { PictureElement, PictureHint, PictureReader } from './build/pictures/picture-reader';
export type { Messages } from './messages';
export type { ClientLoader, ServerLoader } from './model';
