/** Components that a site's pages have by name and that components of its own may build on, and what those of plugins may ask. */
export { Link } from './core/browser/navigation';
export { Actions, Callout, CodeBlock } from './core/browser/page';
export { usePage, useSite } from './core/browser/slot';
