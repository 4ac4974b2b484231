import GithubSlugger from 'github-slugger';
import {
  UNNAMED_GROUP,
  type GalleryGroup,
  type NavPage,
  type PageData,
  type SiteData,
  type TocEntry,
} from '../../model';
import { readLogo } from '../config/read-logo';
import { placePage } from '../content/place-page';
import { facesOf, pageMeta, type Entry, type Snapshot } from '../content/snapshot';
import { versionOf } from '../demos/version-of';
import { buildSidebar } from './build-navigation';
import { readNavigation, topNavigation } from './navigation';
import { perSnapshot } from './per-snapshot';

/** The part of a page's metadata that travels with it, but for its sidebar, which pages share. */
export function pageData(snapshot: Snapshot, entry: Entry): Omit<PageData, 'sidebar'> {
  const { texts: _texts, keywords: _keywords, tabs, ...rest } = pageMeta(snapshot, entry);
  const { previous, next } = readNavigation(snapshot).places.get(entry.path) ?? {};
  return {
    ...rest,
    ...(previous && { previous }),
    ...(next && { next }),
    tabs: tabs.map(({ texts: _, ...tab }) => tab),
  };
}

/** What every page may know of the whole. */
export function siteData(snapshot: Snapshot): SiteData {
  const { config, root, files } = snapshot;
  const { repository, library } = config;
  return {
    title: config.title,
    base: config.base,
    libraryVersion: versionOf(library, root, files),
    repository: {
      url: config.libraryRepository ?? repository.url,
      edit: `${[repository.url, 'edit', repository.branch, ...repository.directory].join('/')}/`,
      issues: `${repository.url}/issues/new`,
    },
    sandboxes: config.sandboxes,
    ...(config.logo ? { logo: readLogo(root, config.logo, config.base) } : {}),
    languages: config.languages.filter(({ id }) => id !== 'en').map(({ id, name }) => ({ id, name })),
    navigation: topNavigation(readNavigation(snapshot).entries),
  };
}

/**
 * The pages that show a demo, as cards: those of the gallery's own navigation entry, or of the whole site if that entry
 * has none.
 */
export const gallery = perSnapshot((snapshot): GalleryGroup[] => {
  const pages: NavPage[] = [];
  const shown = new Map<string, string>();
  const slugger = new GithubSlugger();
  const entries = new Set<string>();
  for (const { entry, toc } of galleryFaces(snapshot)) {
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
function galleryFaces(snapshot: Snapshot): { entry: Entry; toc: TocEntry[] }[] {
  return [...snapshot.pages.values()].flatMap((entry) =>
    facesOf(snapshot, entry).flatMap(({ compiled }) => (compiled.hasGallery ? [{ entry, toc: compiled.toc }] : [])),
  );
}
