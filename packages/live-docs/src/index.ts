/** What `site.config.ts` and a Vite configuration import. */
export { defineSite } from './define-site';
export { liveDocs } from './live-docs';
export type { SiteOptions as SiteConfig } from './features';
export type { PictureElement, PictureHint, PictureReader } from './core/node/config/picture-reader';
export type { Messages } from './messages';
export type { ClientLoader, ServerLoader, ServerStyles } from './core/model';
