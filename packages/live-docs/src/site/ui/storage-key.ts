/**
 * The name of an entry in local or session storage: `live-docs:/table:color-mode`. The document carries what tells the site
 * from others of its origin. In the browser only.
 */
export function storageKey(name: string): string {
  return `${document.documentElement.dataset['site']}:${name}`;
}
