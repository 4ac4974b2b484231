import GithubSlugger from 'github-slugger';
import { UNNAMED_GROUP, type GalleryCard, type GalleryGroup, type NavPage, type TocEntry } from '../../../core/model';
import {
  entriesOf,
  listedDemos,
  shownDemo,
  type Entry,
  type SiteDemo,
  type Snapshot,
} from '../../../core/node/snapshot/snapshot';
import { buildSidebar, placeByTitle } from '../../../core/node/output/data/navigation';
import { oncePer } from '../../../core/model/once-per';
import { once } from '../../../core/node/files/files';

/**
 * All demos as cards, by group. Pages in the gallery's navigation entry come first. Each of them is about one demo, whose card
 * has the page's title. Demos of other pages follow. If no page of that entry shows a demo, all pages count as the gallery's.
 */
export const gallery = oncePer((snapshot: Snapshot): GalleryGroup[] => {
  const slugger = new GithubSlugger();
  const navs = new Set<string>();
  for (const { entry, toc } of galleryEntries(snapshot)) {
    navs.add(placeByTitle(snapshot, entry).nav.path);
    // No group gets the id of a heading beside the gallery.
    for (const { id } of toc) slugger.slug(id);
  }
  const demos = groupBy(listedDemos(snapshot), ({ entry }) => entry.path);
  const pages = [...snapshot.pages.values()]
    .map((entry) => placeByTitle(snapshot, entry))
    .filter(({ path, nav }) => shownDemo(snapshot, path) && !(navs.has(nav.path) && path === nav.path));
  const isOwn = ({ nav }: NavPage) => navs.has(nav.path);
  const own = pages.some(isOwn) ? pages.filter(isOwn) : pages;
  const others = groupBy(
    pages.filter((page) => !own.includes(page)),
    ({ nav }) => nav.path,
  );

  const toTitle = (title: string, nav = '') => ({ title, ...((title || nav) && { id: slugger.slug(title || nav) }) });
  const toGroups = (pages: NavPage[], nav?: string): GalleryGroup[] =>
    buildSidebar(pages).map(({ title: group, pages }) => ({
      ...toTitle(group === UNNAMED_GROUP ? '' : group, nav),
      ...(nav === undefined ? {} : { nav }),
      cards: pages.flatMap(({ path }) => {
        const first = nav === undefined ? shownDemo(snapshot, path) : undefined;
        return toCards(snapshot, path, first?.id, demos.get(path) ?? []);
      }),
    }));
  return [
    ...toGroups(own),
    ...[...others.values()]
      .toSorted(([a], [b]) => (a?.nav.order ?? 0) - (b?.nav.order ?? 0))
      .flatMap((pages) => toGroups(pages, pages[0]?.nav.title)),
  ];
});

/** The demos of a page. @param first the demo that the page is about, which goes by the page's title. */
function toCards(snapshot: Snapshot, path: string, first: string | undefined, demos: SiteDemo[]): GalleryCard[] {
  const { title = '', description = '', keywords = [] } = snapshot.pages.get(path)?.front ?? {};
  const others = demos.filter(({ id }) => id !== first);
  return [
    ...(first === undefined ? [] : [{ demo: first, title, path, description, keywords }]),
    ...others.map(({ id, title: name, description, entry: { tab } }) => ({
      demo: id,
      title: name,
      path: `${path}${tab ? `?tab=${encodeURIComponent(tab)}` : ''}#demo-${id}`,
      page: title,
      description,
      keywords,
    })),
  ];
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) once(groups, keyOf(item), () => []).push(item);
  return groups;
}

/** The pages, or tabs of them, that show the gallery. */
function galleryEntries(snapshot: Snapshot): { entry: Entry; toc: TocEntry[] }[] {
  return [...snapshot.pages.values()].flatMap((entry) =>
    entriesOf(snapshot, entry).flatMap(({ compiled }) =>
      compiled.components.includes('Gallery') ? [{ entry, toc: compiled.toc }] : [],
    ),
  );
}

/** The cards as lists of links, by group. @param to where a link to a page leads. */
export function galleryMarkdown(snapshot: Snapshot, to: (path: string) => string): string {
  const blocks = gallery(snapshot).flatMap(({ title, cards }) => [
    title ? `### ${title}` : '',
    cards
      .map(({ title, path, description }) => {
        const link = `- [${title}](${to(path)})`;
        return description ? `${link}: ${description}` : link;
      })
      .join('\n'),
  ]);
  return blocks.filter(Boolean).join('\n\n');
}
