import { decodePart, defaultAddress, localAddress, localeAt, toSlug, trimSlash, type Problem } from '../../../model';
import type { Api } from '../../snapshot/api';
import { tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import type { PageImage } from '../../compile/markdown/page-output';
import { INTERNAL } from '../../feature/feature';
import { componentsOf, innerNames } from '../../feature/features-of';
import { viewLocal } from '../../feature/view-site';
import { sectionForwards } from './forward';

/** Finds links that lead nowhere. */
export interface LinkCheck {
  /** The problems of an entry's links and images. */
  ofEntry(entry: Entry): Problem[];
  /** The problem of one link, if it leads nowhere. @param from the file that has the link, and its address. */
  ofLink(from: Pick<Entry, 'filename' | 'path' | 'tab' | 'language'>, href: string, line?: number): Problem | undefined;
}

/**
 * Makes a check of links within a site.
 * @param api the API reference, if it's read: that takes seconds.
 */
export function createLinkCheck(snapshot: Snapshot, api?: Api): LinkCheck {
  const { root, files, pages, demos, entries } = snapshot;
  const locales = [...snapshot.locales.values()].flatMap(({ locale }) => locale ?? []);
  const brokenDemos = new Set(entries.flatMap(({ compiled }) => compiled.brokenDemos));
  const components = componentsOf(snapshot);
  const inner = innerNames(snapshot);

  /** The page at an address, in whatever language the link or the address is. */
  const pageAt = (address: string) =>
    pages.get(localAddress(address, snapshot.locale?.base)) ??
    pages.get(defaultAddress(address, localeAt(address, locales)?.base));

  const isPublic = (pathname: string) => files.has(`${root}/public${decodePart(pathname)}`);
  /** A demo that is there, even if it can't be shown now: that is told where it should be. */
  const isDemo = (id: string) => demos.has(id) || brokenDemos.has(id);

  /** True if an entry has a heading, its own or one of a component, or a demo of this id. */
  const hasAnchor = (entry: Entry, id: string): boolean => {
    const { compiled } = entry;
    const isOfComponent = (name: string) => {
      const anchors = components.get(name)?.anchors?.(viewLocal(snapshot), { [INTERNAL]: { entry, api } }) ?? [];
      return anchors instanceof RegExp ? anchors.test(id) : anchors.includes(id);
    };
    return (
      compiled.unreadable ||
      compiled.toc.some((heading) => heading.id === id) ||
      compiled.demos.some((demo) => `demo-${demo.id}` === id) ||
      compiled.brokenDemos.some((demo) => `demo-${demo}` === id) ||
      compiled.anchors.includes(id) ||
      compiled.components.some(isOfComponent)
    );
  };

  const ofLink: LinkCheck['ofLink'] = (from, href, line) => {
    const problem = (found: string, expected: string): Problem => ({
      file: from.filename,
      line,
      found,
      expected,
      fix: 'Correct or remove the link',
    });
    if (!/^[/#?]/.test(href)) {
      return problem(
        `link to the relative address "${href}"`,
        'an address from the root of the site, such as /demo/simple',
      );
    }
    const url = new URL(href, `http://site${from.path}${from.tab ? `?tab=${from.tab}` : ''}`);
    const address = trimSlash(decodePart(url.pathname));
    const found = pageAt(address);
    // A translation may have other headings than its page.
    const shown = snapshot.locales.get(from.language ?? '') ?? snapshot;
    const page = found && (shown.pages.get(localAddress(found.path, shown.locale?.base)) ?? found);
    if (!page) {
      const demo = /^\/~demos\/([^/]+)$/.exec(address)?.[1];
      if (demo !== undefined && isDemo(toSlug(demo))) return undefined;
      if (
        inner.some((name) => `${address}/`.startsWith(`/${name}/`)) ||
        isPublic(url.pathname) ||
        address in sectionForwards(snapshot)
      )
        return undefined;
      return problem(`dead link to "${href}"`, 'the address of a page');
    }
    const key = url.searchParams.get('tab');
    const tabs = tabsOf(shown, page);
    const target = key === null ? page : tabs.find(({ tab }) => tab === key);
    if (!target) {
      const keys = tabs.map(({ tab }) => tab).join(', ');
      return problem(`dead tab in the link to "${href}"`, keys ? `one of ${keys}` : `no tab, as ${page.path} has none`);
    }
    const id = decodePart(url.hash.slice(1));
    if (!id || hasAnchor(target, id)) return undefined;
    return problem(`dead anchor in the link to "${href}"`, `the id of a heading or a demo in ${target.filename}`);
  };

  const ofImage = ({ filename }: Entry, { src, line }: PageImage): Problem | undefined => {
    if (src.startsWith('/') && isPublic(src)) return undefined;
    return {
      file: filename,
      line,
      found: `image "${src}", which is not there`,
      expected: 'the address of a file in the folder public: /photo.png for public/photo.png',
      fix: 'Add the file, or correct the address',
    };
  };

  return {
    ofLink,
    ofEntry: (entry) => [
      ...entry.compiled.links.flatMap(({ href, line }) => ofLink(entry, href, line) ?? []),
      ...entry.compiled.images.flatMap((image) => ofImage(entry, image) ?? []),
    ],
  };
}
