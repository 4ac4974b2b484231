import { oncePer } from '../files/once-per';
import { contentLanguage } from '../snapshot/content-language';
import { inAllLanguages, isTranslated, type Entry, type Snapshot } from '../snapshot/snapshot';
import type { PageInfo, PageView, SiteView } from './feature';

/** A site as features see it. @param more what is there of it beside its files. */
export const viewSite = (snapshot: Snapshot, more: Pick<SiteView, 'api' | 'pictures'>): SiteView => ({
  ...more,
  snapshot,
  pages: pagesOf(snapshot),
});

/** A site that is checked: nothing of it is rendered, and its reference may not be read yet. */
export const unbuilt = (snapshot: Snapshot): SiteView => viewSite(snapshot, { api: async () => ({ problems: [] }) });

/** A page as features see it. */
export const viewPage = (whole: Snapshot, snapshot: Snapshot, entry: Entry): PageView => ({
  whole,
  snapshot,
  entry,
  page: pageInfo(snapshot, entry),
});

const pagesOf = oncePer((whole: Snapshot): readonly PageInfo[] =>
  inAllLanguages(whole).flatMap((local) => [...local.pages.values()].map((entry) => pageInfo(local, entry))),
);

function pageInfo(snapshot: Snapshot, entry: Entry): PageInfo {
  const { path, filename, front, compiled, lastUpdated } = entry;
  return {
    path,
    language: snapshot.locale?.id ?? contentLanguage(entry, snapshot.config.language.id),
    isTranslated: snapshot.locale === undefined || isTranslated(snapshot, entry),
    file: filename,
    title: front.title,
    description: front.description ?? '',
    front: front.of ?? {},
    headings: compiled.toc,
    demos: compiled.demos.map(({ id }) => id),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
  };
}
