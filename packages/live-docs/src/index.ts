/** What `site.config.ts` and a Vite configuration import. */
export { defineSite } from './node/config/define-site';
export { liveDocs } from './node/live-docs';
export type { SiteConfigInput as SiteConfig } from './node/config/site-config-input';
export type { PictureElement, PictureHint, PictureReader } from './node/config/picture-reader';
export type { Messages } from './messages';
export type { ClientLoader, ServerLoader, ServerStyles } from './model';
