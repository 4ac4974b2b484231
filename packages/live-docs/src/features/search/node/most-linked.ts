import { decodePart, localAddress, trimSlash } from '../../../core/model';
import { type StartPage } from '../shared';
import { entriesOf, type Snapshot } from '../../../core/node/snapshot/snapshot';

/** The pages that most other pages link to, the most linked first; without the home page, which every page has a link to. */
export function mostLinked(snapshot: Snapshot, most: number): StartPage[] {
  const linkedFrom = new Map<string, Set<string>>();
  for (const page of snapshot.pages.values()) {
    const links = entriesOf(snapshot, page).flatMap(({ compiled }) => compiled.links);
    for (const { href } of links) {
      if (!href.startsWith('/')) continue;
      const address = trimSlash(decodePart(new URL(href, 'http://site').pathname));
      const path = localAddress(address, page.base);
      if (path === page.path || address === '/') continue;
      linkedFrom.set(path, (linkedFrom.get(path) ?? new Set()).add(page.path));
    }
  }
  return [...linkedFrom]
    .toSorted((a, b) => b[1].size - a[1].size)
    .flatMap(([path]) => {
      const page = snapshot.pages.get(path);
      return page ? [{ title: page.front.title, path }] : [];
    })
    .slice(0, most);
}
