export { PageContext, SiteContext, usePage, useSite } from './site-context';
export { Slot } from './slot';
