import GithubSlugger from 'github-slugger';
import {
  buildNavigation,
  buildSidebar,
  UNNAMED_GROUP,
  type GalleryGroup,
  type NavPage,
  type PageData,
  type SiteData,
} from '../../model';
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
      url: repository.url,
      edit: `${repository.url}/edit/${repository.branch}/`,
      issues: `${repository.url}/issues/new`,
    },
    locales: config.locales,
    navigation: buildNavigation(
      [...pages().values()].map((entry) => placePage(entry, config)),
      {
        twoLevels: config.twoLevelNavigation,
        parents: navigation.map((entry, at) => ({ title: entry.title, path: entry.path, order: entry.order ?? at })),
      },
    ),
  };
}

/** The pages that show a demo, below the page of their navigation entry, as cards. */
export async function gallery(site: Site): Promise<GalleryGroup[]> {
  const pages: NavPage[] = [];
  const shown = new Map<string, string>();
  for (const entry of site.pages().values()) {
    const page = placePage(entry, site.config);
    const demo = (await site.compiled(entry)).demos[0];
    if (!demo || page.path === page.nav.path) continue;
    pages.push(page);
    shown.set(page.path, demo.id);
  }
  const slugger = await gallerySlugger(site);
  return buildSidebar(pages).map((group) => ({
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

/** Makes ids that no heading beside the gallery has. */
async function gallerySlugger(site: Site): Promise<GithubSlugger> {
  const slugger = new GithubSlugger();
  for (const face of [...site.pages().values()].flatMap(site.faces)) {
    const { hasGallery, toc } = await site.compiled(face);
    if (hasGallery) for (const { id } of toc) slugger.slug(id);
  }
  return slugger;
}
