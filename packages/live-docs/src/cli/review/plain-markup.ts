/**
 * Markup without what differs between two builds of the same: the address of the server, hashes in the names of files, and those that
 * Vite gives to classes of CSS modules.
 * @param address of the site, with its base.
 */
export const plainMarkup = (markup: string, address: string): string =>
  markup
    .replaceAll(address, '/')
    .replace(/(assets\/[\w.~@+-]+?)-[\w-]{8}(?=\.\w+)/g, '$1')
    .replace(/\b_([\w-]+?)_[\w-]{5}_\d+\b/g, '$1');
