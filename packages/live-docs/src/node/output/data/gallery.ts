import GithubSlugger from 'github-slugger';
import { UNNAMED_GROUP, type GalleryGroup, type NavPage, type TocEntry } from '../../../model';
import { placePage } from '../../snapshot/place-page';
import { entriesOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { buildSidebar } from './build-navigation';
import { dataFile, type DataFile } from './data-file';
import { oncePer } from './once-per';

/**
 * The pages that show a demo, as cards: those of the gallery's own navigation entry, or of the whole site if that entry
 * has none.
 */
export const gallery = oncePer((snapshot: Snapshot): GalleryGroup[] => {
  const pages: NavPage[] = [];
  const shown = new Map<string, string>();
  const slugger = new GithubSlugger();
  const entries = new Set<string>();
  for (const { entry, toc } of galleryEntries(snapshot)) {
    entries.add(placePage(entry, snapshot.config).nav.path);
    // No group gets the id of a heading beside the gallery.
    for (const { id } of toc) slugger.slug(id);
  }
  for (const entry of snapshot.pages.values()) {
    const page = placePage(entry, snapshot.config);
    const demo = entry.compiled.demos[0];
    if (!demo || page.path === page.nav.path) continue;
    pages.push(page);
    shown.set(page.path, demo.id);
  }
  const own = pages.filter(({ nav }) => entries.has(nav.path));
  return buildSidebar(own.length > 0 ? own : pages).map((group) => ({
    ...(group.title === UNNAMED_GROUP ? { title: '' } : { title: group.title, id: slugger.slug(group.title) }),
    cards: group.pages.map(({ title, path }) => {
      const front = snapshot.pages.get(path)?.front;
      return {
        demo: shown.get(path) ?? '',
        title,
        path,
        description: front?.description ?? '',
        keywords: front?.keywords ?? [],
      };
    }),
  }));
});

/** The pages, or tabs of them, that show the gallery. */
function galleryEntries(snapshot: Snapshot): { entry: Entry; toc: TocEntry[] }[] {
  return [...snapshot.pages.values()].flatMap((entry) =>
    entriesOf(snapshot, entry).flatMap(({ compiled }) => (compiled.hasGallery ? [{ entry, toc: compiled.toc }] : [])),
  );
}

/** The file of the gallery. */
export const galleryFile = oncePer((snapshot: Snapshot): DataFile => dataFile('gallery', gallery(snapshot)));
