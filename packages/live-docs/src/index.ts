/** What `site.config.ts` and a Vite configuration import. */
export { defineSite } from './core/node/config/define-site';
export { liveDocs } from './core/node/live-docs';
export type { SiteConfigInput as SiteConfig } from './core/node/config/site-config-input';
export type { PictureElement, PictureHint, PictureReader } from './core/node/config/picture-reader';
export type { Messages } from './messages';
export type { ClientLoader, ServerLoader, ServerStyles } from './core/model';
