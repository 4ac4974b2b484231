import {
  TITLE_SEPARATOR,
  type IndexedEntry,
  type SearchDemo,
  type SearchMetadata,
  type SearchRoute,
} from './search-index';
import type { SearchDemoRecord, SearchPage, SearchSectionRecord } from './search-page';

/** Where a page is: in document order by `at`. */
interface Place {
  title: string;
  order: number;
  groupNames: string[];
  at: number;
}

/** Joins routes, navigation and demos to pages in document order: that of the navigation and its sidebars. */
export function joinPages({ routes, nav, demos }: SearchMetadata): SearchPage[] {
  const places = placesOf(nav);
  const demosOf = groupByPath(demos);
  const placed = routes.map((route, at) => ({
    route,
    place: places.get(route.path) ?? { title: '', order: Infinity, groupNames: [], at: places.size + at },
  }));
  return placed
    .sort((a, b) => a.place.at - b.place.at)
    .map(({ route, place }) => joinPage(route, place, demosOf.get(route.path) ?? []));
}

function placesOf(nav: SearchMetadata['nav']): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { title, order, groups } of nav) {
    for (const { names, paths } of groups) {
      for (const path of paths) places.set(path, { title, order, groupNames: names, at: places.size });
    }
  }
  return places;
}

function groupByPath(demos: SearchDemo[]): Map<string, SearchDemo[]> {
  const groups = new Map<string, SearchDemo[]>();
  for (const demo of demos) groups.set(demo.path, [...(groups.get(demo.path) ?? []), demo]);
  return groups;
}

function joinPage({ path, entries }: SearchRoute, place: Place, demos: SearchDemo[]): SearchPage {
  const [page] = entries;
  return {
    navTitle: place.title,
    navOrder: place.order,
    title: page?.title ?? path,
    link: path,
    description: page?.description ?? '',
    sections: entries.flatMap((entry) => {
      const own = demos.filter(({ tab }) => tab === entry.tab);
      return sectionsOf(path, entry, sayOfItself(entry, own, place.groupNames));
    }),
    keywords: page?.keywords ?? [],
    demos: demos.map((demo) => joinDemo(demo, place.groupNames)),
    properties: entries.flatMap(({ tab, properties = [] }) =>
      properties.map(({ id, deprecated, ...said }) => ({
        ...said,
        link: address(path, tab, id),
        isDeprecated: deprecated ?? false,
      })),
    ),
  };
}

/** What an entry says of itself; found where it begins. */
interface Lead {
  paragraphs: string[];
  aliases: string[];
  names: string;
}

/** Description, keywords and names of the group, but for what the demos there say as well: it is found once. */
function sayOfItself({ tab, description, keywords }: IndexedEntry, demos: SearchDemo[], groupNames: string[]): Lead {
  const isSaid = demos.some((demo) => demo.description === description);
  const paragraphs = isSaid || !description ? [] : [description];
  if (demos.length > 0) return { paragraphs, aliases: [], names: '' };
  return { paragraphs, aliases: keywords, names: [...keywords, ...(tab === undefined ? groupNames : [])].join(', ') };
}

function sectionsOf(
  path: string,
  { tab, title: entryTitle, sections }: IndexedEntry,
  lead: Lead,
): SearchSectionRecord[] {
  return sections.map(({ id, title, paragraphs }, at) => {
    // Above its first heading a tab goes by its own title, a page by none: that one is the page's.
    const rawTitle = id === undefined && tab !== undefined ? entryTitle : title;
    const behindTab = id !== undefined && tab !== undefined;
    return {
      rawTitle,
      title: behindTab ? entryTitle + TITLE_SEPARATOR + rawTitle : rawTitle,
      link: address(path, tab, id),
      paragraphs: at === 0 ? [...lead.paragraphs, ...paragraphs] : paragraphs,
      aliases: at === 0 ? lead.aliases : [],
      names: at === 0 ? lead.names : '',
    };
  });
}

function joinDemo({ id, path, tab, title, description, keywords }: SearchDemo, groupNames: string[]): SearchDemoRecord {
  return {
    link: address(path, tab, `demo-${id}`),
    rawTitle: title,
    title,
    description,
    keywords,
    aliases: [id, ...groupNames],
  };
}

function address(path: string, tab: string | undefined, id: string | undefined): string {
  return path + (tab === undefined ? '' : `?tab=${encodeURIComponent(tab)}`) + (id === undefined ? '' : `#${id}`);
}
