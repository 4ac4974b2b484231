import { titleOf } from '../title-of';
import { asRecord, list, text } from '../values';
import type { DocPage } from './find-docs';
import type { SiteOptions } from './options';
import type { Place } from './sidebars';

/** An entry of the site's navigation: a sidebar of Docusaurus, or a page alone. */
export interface Entry {
  path: string;
  title: string;
  /** Groups of the sidebar in their order. */
  groups: string[];
  /** The sidebar, with the id of its documents. */
  sidebar?: string | undefined;
  /** The entry that the engine puts a page into by its address. */
  homeOf(address: string): string;
}

/**
 * The entries of the navigation: what the navbar leads to, then other sidebars.
 * @param others addresses of pages that are no documents. @param hasStart false if a page is made for `/`.
 */
export function findEntries(
  pages: readonly DocPage[],
  places: ReadonlyMap<string, Place>,
  { theme, docs }: SiteOptions,
  others: readonly { address: string }[],
  hasStart: boolean,
): Entry[] {
  const bySidebar = new Map<string, DocPage[]>();
  for (const page of pages.toSorted(
    (a, b) => (places.get(a.source)?.order ?? 0) - (places.get(b.source)?.order ?? 0),
  )) {
    const { sidebar } = places.get(page.source) ?? {};
    if (sidebar !== undefined) bySidebar.set(sidebar, [...(bySidebar.get(sidebar) ?? []), page]);
  }
  const byAddress = new Map(pages.map((page) => [page.permalink, page]));
  const found: Omit<Entry, 'homeOf'>[] = [];
  const taken = new Set<string>();

  const addSidebar = (sidebar: string, title: string | undefined) => {
    const own = bySidebar.get(sidebar);
    if (!own || taken.has(sidebar)) return;
    taken.add(sidebar);
    const path = pathOf(sidebar, own);
    const groups = [
      ...new Set(own.map(({ source }) => places.get(source)!.categories.filter(Boolean).join(' / '))),
    ].filter(Boolean);
    found.push({ path, title: title ?? (path === '/' ? 'Documentation' : titleOf(path)), groups, sidebar });
  };
  /** What all addresses of a sidebar, and of no other page, start with; else the address of its first page. */
  const pathOf = (sidebar: string, own: DocPage[]): string => {
    const first = `/${own[0]!.address.split('/')[1]}`;
    const isIn = ({ address }: { address: string }) => address === first || address.startsWith(`${first}/`);
    const isOther = (page: DocPage) => (places.get(page.source)?.sidebar ?? sidebar) !== sidebar;
    if (own.every(isIn) && !pages.some((page) => isIn(page) && isOther(page))) return first;
    const free = first !== '/' && own.length > 1 ? first : own[0]!.address;
    const start = own.some(({ docs: of }) => of?.route === '') && !found.some(({ path }) => path === '/') ? '/' : free;
    return found.some(({ path }) => path === start) ? own[0]!.address : start;
  };

  const items = list(asRecord(theme['navbar'])?.['items']).map((item) => asRecord(item) ?? {});
  for (const item of items) {
    const label = text(item['label']);
    const folder = docs.find(({ id }) => id === (text(item['docsPluginId']) ?? 'default'));
    if (item['type'] === 'docSidebar' || item['sidebarId'] !== undefined)
      addSidebar(`${folder?.id ?? 'default'}:${String(item['sidebarId'])}`, label);
    const target = text(item['to']) ?? text(item['href']);
    const page =
      item['type'] === 'doc'
        ? pages.find(({ id, docs: of }) => id === item['docId'] && of === folder)
        : target !== undefined &&
          byAddress.get((target.startsWith('/') ? target : `/${target}`).replace(/(?<=.)\/$/, ''));
    if (page) {
      const { sidebar } = places.get(page.source) ?? {};
      if (sidebar === undefined && page.address !== '/')
        found.push({ path: page.address, title: label ?? page.name, groups: [] });
      else if (sidebar !== undefined) addSidebar(sidebar, label);
    } else if (target !== undefined && others.some(({ address }) => address === target && address !== '/'))
      found.push({ path: target, title: label ?? titleOf(target), groups: [] });
  }
  for (const sidebar of bySidebar.keys()) addSidebar(sidebar, undefined);
  const distinct = found.filter((entry, at) => found.findIndex(({ path }) => path === entry.path) === at);
  const isHome = distinct.some(({ path }) => path === '/');
  const entries =
    isHome ||
    (hasStart && pages.every(({ address }) => address !== '/') && others.every(({ address }) => address !== '/'))
      ? distinct
      : [{ path: '/', title: 'Home', groups: [] }, ...distinct];

  const listed = new Set(entries.map(({ path }) => path));
  const folders = new Set(
    [...pages, ...others].flatMap(({ address }) =>
      address.split('/').length > 2 ? [`/${address.split('/')[1]}`] : [],
    ),
  );
  const homeOf = (address: string): string => {
    const own = `/${address.split('/')[1]}`;
    return address.split('/').length === 2 && !folders.has(own) && !listed.has(own) ? '/' : own;
  };
  return entries.map((entry) => ({ ...entry, homeOf }));
}
