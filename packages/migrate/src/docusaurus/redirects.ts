import { attempt } from '../attempt';
import { list, text } from '../values';
import type { DocPage } from './find-docs';
import type { SiteOptions } from './options';

/** Where old addresses lead, as the configuration has it and makes it of pages. */
export function findRedirects(
  options: Pick<SiteOptions, 'redirects' | 'createRedirects'>,
  pages: readonly Pick<DocPage, 'permalink'>[],
): Map<string, string> {
  const redirects = new Map(options.redirects.map(({ from, to }) => [from.replace(/(?<=.)\/$/, ''), to] as const));
  for (const { permalink } of pages)
    for (const from of list(attempt(() => options.createRedirects?.(permalink))))
      if (text(from)) redirects.set(text(from)!, permalink);
  return redirects;
}

/** The same for the addresses of the migrated pages, without those that a page has. */
export function leadRedirects(
  redirects: ReadonlyMap<string, string>,
  pages: readonly Pick<DocPage, 'permalink' | 'address'>[],
  others: readonly Pick<DocPage, 'address'>[],
): Record<string, string> {
  const addresses = new Set([...pages, ...others].map(({ address }) => address));
  const led = [...redirects].flatMap(([from, to]): [string, string][] => {
    const [where = '', hash] = to.split('#');
    const address =
      pages.find(({ permalink }) => permalink === (where.replace(/(?<=.)\/$/, '') || '/'))?.address ?? where;
    return addresses.has(from) ? [] : [[from, hash === undefined ? address : `${address}#${hash}`]];
  });
  return Object.fromEntries(led);
}
