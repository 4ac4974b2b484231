import GithubSlugger from 'github-slugger';
import {
  buildNavigation,
  buildSidebar,
  UNNAMED_GROUP,
  type GalleryGroup,
  type NavPage,
  type PageData,
  type SiteData,
  type TocEntry,
} from '../../model';
import { readLogo } from '../config/read-logo';
import { placePage } from '../content/place-page';
import { versionOf } from '../demos/version-of';
import type { Entry, Site } from './create-site';

/** The part of a page's metadata that travels with it. */
export async function pageData(site: Site, entry: Entry): Promise<PageData> {
  const { texts: _texts, keywords: _keywords, tabs, ...rest } = await site.meta(entry);
  return { ...rest, tabs: tabs.map(({ texts: _, ...tab }) => tab) };
}

/** What every page may know of the whole. */
export function siteData({ config, root, pages }: Site): SiteData {
  const { repository, library, navigation } = config;
  return {
    title: config.title,
    base: config.base,
    libraryVersion: versionOf(library, root, root),
    repository: {
      url: config.libraryRepository ?? repository.url,
      edit: `${[repository.url, 'edit', repository.branch, ...repository.directory].join('/')}/`,
      issues: `${repository.url}/issues/new`,
    },
    sandboxes: config.sandboxes,
    ...(config.logo ? { logo: readLogo(root, config.logo, config.base) } : {}),
    languages: config.languages.filter(({ id }) => id !== 'en').map(({ id, name }) => ({ id, name })),
    navigation: buildNavigation(
      [...pages().values()].map((entry) => placePage(entry, config)),
      {
        twoLevels: config.twoLevelNavigation,
        parents: navigation.map((entry, at) => ({ title: entry.title, path: entry.path, order: entry.order ?? at })),
        sidebars: Object.fromEntries(navigation.map(({ path, sidebar }) => [path, sidebar])),
      },
    ),
  };
}

/**
 * The pages that show a demo, as cards: those of the gallery's own navigation entry, or of the whole site if that entry
 * has none.
 */
export async function gallery(site: Site): Promise<GalleryGroup[]> {
  const pages: NavPage[] = [];
  const shown = new Map<string, string>();
  const slugger = new GithubSlugger();
  const entries = new Set<string>();
  for (const { entry, toc } of await galleryFaces(site)) {
    entries.add(placePage(entry, site.config).nav.path);
    // No group gets the id of a heading beside the gallery.
    for (const { id } of toc) slugger.slug(id);
  }
  for (const entry of site.pages().values()) {
    const page = placePage(entry, site.config);
    const demo = (await site.compiled(entry)).demos[0];
    if (!demo || page.path === page.nav.path) continue;
    pages.push(page);
    shown.set(page.path, demo.id);
  }
  const own = pages.filter(({ nav }) => entries.has(nav.path));
  return buildSidebar(own.length > 0 ? own : pages).map((group) => ({
    ...(group.title === UNNAMED_GROUP ? { title: '' } : { title: group.title, id: slugger.slug(group.title) }),
    cards: group.pages.map(({ title, path }) => {
      const front = site.pages().get(path)?.front;
      return {
        demo: shown.get(path) ?? '',
        title,
        path,
        description: front?.description ?? '',
        keywords: front?.keywords ?? [],
      };
    }),
  }));
}

/** The pages, or tabs of them, that show the gallery. */
async function galleryFaces(site: Site): Promise<{ entry: Entry; toc: TocEntry[] }[]> {
  const found: { entry: Entry; toc: TocEntry[] }[] = [];
  for (const entry of site.pages().values()) {
    for (const face of site.faces(entry)) {
      const { hasGallery, toc } = await site.compiled(face);
      if (hasGallery) found.push({ entry, toc });
    }
  }
  return found;
}
