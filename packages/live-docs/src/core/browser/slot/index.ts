export { PageContext, SiteContext, useAdded, usePage, useSite } from './site-context';
export { Slot } from './slot';
