import { trimFile, trimSlash, decodePart, type Problem } from '../../../model';
import type { Snapshot } from '../../snapshot/snapshot';
import { isDemoPage, isReserved, RESERVED } from '../../files/reserved-addresses';
import { redirectFile } from './redirects';
import type { LinkCheck } from './check-links';

const FILE = 'site.config.ts';

/** Redirects that replace a page or a file, or lead nowhere. */
export function checkRedirects({ config, demos, files, pages, root }: Snapshot, links: LinkCheck): Problem[] {
  const sources = new Map<string, string>();
  return Object.entries(config.redirects).flatMap(([source, target]): Problem[] => {
    const name = redirectFile(source);
    const page = pages.get(trimFile(trimSlash(decodePart(source))));
    const taken = page?.filename ?? (files.has(`${root}/public/${name}`) ? `public/${name}` : undefined);
    const twin = sources.get(name);
    sources.set(name, source);
    const address = `/${trimFile(name)}`;
    const isOldDemo = isDemoPage(address) && !demos.has(address.slice('/~demos/'.length));
    if (isReserved(address) && !isOldDemo) {
      const found = `the redirect from "${source}", where the build writes a file`;
      return [{ file: FILE, found, expected: RESERVED, fix: 'Remove the redirect' }];
    }
    if (taken !== undefined) {
      const found = `the redirect from "${source}" replaces ${taken}`;
      return [{ file: FILE, found, expected: 'an address without a page', fix: 'Remove the redirect or the file' }];
    }
    if (twin !== undefined) {
      const found = `the redirects from "${twin}" and "${source}" are the same file`;
      return [{ file: FILE, found, expected: 'one redirect for an address', fix: 'Remove one of the two' }];
    }
    if (isDemoPage(target) && demos.has(target.slice('/~demos/'.length))) return [];
    const dead = target.startsWith('/') ? links.ofLink({ filename: FILE, path: '/' }, target) : undefined;
    if (!dead) return [];
    return [{ ...dead, found: `the redirect from "${source}": ${dead.found}`, fix: 'Correct or remove the redirect' }];
  });
}
