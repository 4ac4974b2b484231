import { oncePer } from '../../model/once-per';
import { contentLanguage } from '../snapshot/content-language';
import type { Api } from '../snapshot/api';
import { inAllLanguages, isTranslated, languageOf, pageOf, type Entry, type Snapshot } from '../snapshot/snapshot';
import { INTERNAL, type LocalSite, type PageInfo, type PageView, type SiteView } from './feature';

interface MoreOfSite extends Pick<SiteView, 'api' | 'pictures' | 'demoFiles'> {
  /** Writes a page as Markdown. */
  write?(snapshot: Snapshot, entry: Entry, api: Api | undefined): string;
}

/** A site as features see it. */
export function viewSite(snapshot: Snapshot, { write, ...more }: MoreOfSite): SiteView {
  const { title, url, base } = snapshot.config;
  const markdown = async (page: PageInfo) => {
    const local = inAllLanguages(snapshot).find(({ locale }) => (locale?.base ?? '') === page.base);
    const entry = local?.pages.get(page.path);
    if (!write || !local || !entry) throw new Error(`there is no page at ${page.path}`);
    return write(local, entry, (await more.api()).api);
  };
  const languages = inAllLanguages(snapshot).map(viewLocal);
  return {
    ...more,
    title,
    ...(url === undefined ? {} : { url }),
    base,
    languages,
    pages: pagesOf(snapshot),
    ...(write && { markdown }),
    [INTERNAL]: snapshot,
  };
}

/** A site in the language of a snapshot. */
export const viewLocal = oncePer((snapshot: Snapshot): LocalSite => ({
  language: languageOf(snapshot),
  base: snapshot.locale?.base ?? '',
  pages: [...snapshot.pages.values()].map((entry) => pageInfo(snapshot, entry)),
  [INTERNAL]: snapshot,
}));

/** A site that is checked: nothing of it is rendered, and its reference may not be read yet. */
export const unbuilt = (snapshot: Snapshot): SiteView => viewSite(snapshot, { api: async () => ({ problems: [] }) });

/** A page as features see it. */
export const viewPage = (whole: Snapshot, snapshot: Snapshot, entry: Entry): PageView => ({
  page: pageInfo(snapshot, entry),
  site: viewLocal(snapshot),
  [INTERNAL]: { whole, snapshot, entry },
});

const pagesOf = oncePer((whole: Snapshot): readonly PageInfo[] =>
  inAllLanguages(whole).flatMap((local) => viewLocal(local).pages),
);

function pageInfo(snapshot: Snapshot, entry: Entry): PageInfo {
  const { path, filename, front, compiled, lastUpdated } = entry;
  return {
    path,
    base: snapshot.locale?.base ?? '',
    language: snapshot.locale?.id ?? contentLanguage(entry, snapshot.config.language.id),
    isTranslated: snapshot.locale === undefined || isTranslated(snapshot, entry),
    file: filename,
    title: front.title,
    description: front.description ?? '',
    front: pageOf(entry),
    headings: compiled.toc,
    demos: compiled.demos.map(({ id }) => id),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
  };
}
