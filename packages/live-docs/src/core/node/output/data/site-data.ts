import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData, Problem, SiteData } from '../../../model';
import { isElsewhere } from '../../config/option-types';
import { installedPackage } from '../../files/installed-package';
import { commonVersion, libraryVersions } from '../../library/library-versions';
import { readRepository } from '../../library/read-repository';
import { pageMeta, tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { createLinkCheck, type LinkCheck } from './check-links';
import { entryProblems } from './find-problems';
import { readNavigation, topNavigation } from './navigation';

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
  const { config, root, libraries, files, locales } = snapshot;
  const { repository } = config;
  const homes = libraries.all.map(({ name, own }) =>
    own ? undefined : readRepository(installedPackage(name, root, files))?.url,
  );
  const [home] = new Set(homes).size === 1 ? homes : [];
  return {
    title: config.title,
    base: config.base,
    ...(config.demoColor ? { demosHaveOneColor: true } : {}),
    libraryVersion: commonVersion(libraryVersions(libraries.all, root, files)),
    repository: {
      url: home ?? repository.url,
      edit: `${[repository.url, 'edit', repository.branch, ...repository.directory].join('/')}/`,
      issues: `${repository.url}/issues/new`,
    },
    ...(config.logo ? { logo: readLogo(root, config.logo, config.base) } : {}),
    languages: config.languages.map(({ id, name }) => locales.get(id)?.locale ?? { id, name }),
    navigation: topNavigation(readNavigation(snapshot).entries),
  };
}

/** Characters up to which a drawing is part of the page: it saves a request, and follows the theme. */
const INLINE = 4096;

/**
 * The site's logo, for its header.
 * @param file path from the folder `public`, or an address on another host.
 * @param base put before its address.
 */
export function readLogo(root: string, file: string, base: string): NonNullable<SiteData['logo']> {
  if (isElsewhere(file)) return { src: file };
  if (file.endsWith('.svg')) {
    const svg = readFileSync(path.join(root, 'public', file), 'utf8')
      .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->/g, '')
      .trim();
    if (svg.length <= INLINE) return { svg };
  }
  return { src: base + encodeURI(file) };
}

/** What travels with a page while developing: its whole sidebar, and what is wrong with it. */
export function devPageData(snapshot: Snapshot, entry: Entry, links: LinkCheck = createLinkCheck(snapshot)): PageData {
  const shown = (of: Entry): { problems?: Problem[] } => {
    const problems = entryProblems(snapshot, of, links);
    return problems.length > 0 ? { problems } : {};
  };
  const data = pageData(snapshot, entry);
  const tabs = tabsOf(snapshot, entry);
  return {
    ...data,
    ...shown(entry),
    sidebar: { groups: readNavigation(snapshot).places.get(entry.path)?.sidebar.groups ?? [] },
    tabs: data.tabs.map((tab, at) => ({ ...tab, ...(tabs[at] ? shown(tabs[at]) : {}) })),
  };
}
