import type { DumiConfig } from './dumi-config';
import type { NavMeta } from './migrate-front-matter';
import type { Note } from '../plan';
import { titleOf } from '../title-of';

/** A page of the site with what its front matter said of the navigation. */
export interface PlacedPage {
  /** Address below the base. */
  address: string;
  nav: NavMeta;
}

/**
 * The top navigation as dumi orders it: by the pages' own orders, then by title. What `themeConfig.nav` lists comes first.
 * @param locale the language of the titles, as dumi names it.
 */
export function readNavigation(
  pages: PlacedPage[],
  { themeConfig = {} }: DumiConfig,
  note: (kind: Note['kind'], text: string) => void,
  locale: string,
) {
  const listed = readListed(themeConfig.nav, locale);
  for (const { title, link } of listed)
    if (!isInner(link))
      note(
        'dropped',
        `themeConfig.nav has "${title}", which leads to ${link}. The navigation leads to pages of the site`,
      );
  const twoLevels = pages.some(({ nav, address }) => nav.second !== undefined && address.split('/').length > 3);
  const found = new Map<string, { title?: string | undefined; order?: number | undefined }>();
  const meet = (path: string, { title, order }: NavMeta) => {
    const known = found.get(path) ?? {};
    found.set(path, { title: known.title ?? title, order: known.order ?? order });
  };
  // A page deeper in a folder says more of it than one that is alone at the top.
  for (const { address, nav } of pages.toSorted((a, b) => depth(b.address) - depth(a.address))) {
    const [first = '', second = '', third] = address.split('/').filter(Boolean);
    if (twoLevels && third !== undefined) {
      meet(`/${first}/${second}`, nav.second ?? {});
      meet(`/${first}`, nav);
    } else meet(`/${first}`, nav);
  }
  const most = mostTitles(pages);
  const entries = [...found]
    .map(([path, { title, order = 0 }]) => {
      const place = listed.findIndex(({ link }) => isInner(link) && topOf(link) === path);
      return { path, title: listed[place]?.title ?? most.get(path) ?? title ?? titleOf(path), order, place };
    })
    .toSorted(
      (a, b) =>
        Number(b.path === '/') - Number(a.path === '/') ||
        rank(a.place) - rank(b.place) ||
        a.order - b.order ||
        Number(isLast(a.path)) - Number(isLast(b.path)) ||
        a.title.localeCompare(b.title),
    );
  return { entries: entries.map(({ path, title }) => ({ path, title })), twoLevels };
}

/** The title that most pages of an entry give it: dumi takes one of them. */
function mostTitles(pages: PlacedPage[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { address, nav } of pages) {
    const path = topOf(address);
    if (nav.title === undefined) continue;
    const titles = counts.get(path) ?? new Map<string, number>();
    titles.set(nav.title, (titles.get(nav.title) ?? 0) + 1);
    counts.set(path, titles);
  }
  return new Map([...counts].map(([path, titles]) => [path, [...titles].toSorted(([, a], [, b]) => b - a)[0]![0]]));
}

function readListed(nav: unknown, locale: string): { title: string; link: string }[] {
  if (Array.isArray(nav)) {
    return nav.flatMap((item: unknown) => {
      if (typeof item !== 'object' || item === null) return [];
      const { title, link, children } = item as { title?: unknown; link?: unknown; children?: unknown };
      return [
        ...(typeof title === 'string' && typeof link === 'string' ? [{ title, link }] : []),
        ...readListed(children, locale),
      ];
    });
  }
  if (typeof nav !== 'object' || nav === null) return [];
  if ('value' in nav) return readListed(nav.value, locale);
  return readListed(Object.entries(nav).find(([id]) => id === locale)?.[1] ?? Object.values(nav)[0], locale);
}

const isInner = (link: string) => link.startsWith('/') && !link.startsWith('//');
const topOf = (address: string) => `/${address.split(/[?#]/)[0]!.split('/').filter(Boolean)[0] ?? ''}`;
const depth = (address: string) => address.split('/').filter(Boolean).length;
const rank = (place: number) => (place < 0 ? Number.MAX_SAFE_INTEGER : place);
/** The history of versions comes last, unless it says where it wants to be. */
const isLast = (path: string) => /^\/(changelog|history)$/.test(path);
