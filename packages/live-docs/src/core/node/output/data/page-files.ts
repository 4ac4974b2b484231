import type { Api } from '../../snapshot/api';
import { defaultAddress, type PageSidebar, type StoredPage } from '../../../model';
import { askFeatures, featuresOf } from '../../feature/features-of';
import { viewLocal } from '../../feature/view-site';
import { companionOf, entriesOf, isTranslated, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { localModule } from '../../files/local-module';
import { splitContent } from './content-module';
import { dataFile, type DataFile } from './data-file';
import { pageSidebar, readNavigation } from './navigation';
import { pageData } from './site-data';
import { once } from '../../files/files';
import { oncePer } from '../../../model/once-per';

/**
 * The page whose content is shown at an address, and the site in its language: that of the default language, if nothing of it is
 * translated.
 */
export function contentOf(whole: Snapshot, snapshot: Snapshot, page: Entry): [Snapshot, Entry] {
  const original = isTranslated(snapshot, page) ? undefined : whole.pages.get(defaultAddress(page.path, page.base));
  return original ? [whole, original] : [snapshot, page];
}

/** Module that pages of text alone share, in each language. */
export const TEXT_PAGE = 'virtual:text-page';

/** Ends its id where the text is in the default language. */
export const UNTRANSLATED = '/untranslated';

/** Id of the script of a page in a built site. Pages that are more than text have their own: with demos, tabs or data to load. */
export function pageScript(whole: Snapshot, snapshot: Snapshot, page: Entry): string {
  const [of, content] = contentOf(whole, snapshot, page);
  const split = splitContent(of, content);
  const isText =
    split &&
    split.code === undefined &&
    addedTo(of, content).length === 0 &&
    (['client', 'server'] as const).every((kind) => companionOf(of, content, kind) === undefined);
  const name = isText ? TEXT_PAGE + (of === snapshot ? '' : UNTRANSLATED) : `virtual:page${page.path}`;
  return localModule(name, snapshot.locale?.id);
}

/** Modules that features have with a page, by the features' names. */
export const addedTo = (snapshot: Snapshot, entry: Entry): { name: string; id: string }[] =>
  askFeatures(snapshot, ({ withPage }, name) => {
    const id = withPage?.(snapshot, entry);
    return id === undefined ? [] : [{ name, id }];
  });

/** What a page says beside what is live in it, its sidebar, and the files of both. */
export function pageText(whole: Snapshot, snapshot: Snapshot, page: Entry) {
  const { sidebar, files } = sidebarOf(snapshot, page);
  const runs = splitContent(...contentOf(whole, snapshot, page))?.runs;
  const text: StoredPage = {
    meta: pageData(snapshot, page),
    ...(files[0] && { sidebar: files[0].address }),
    ...(runs && { runs }),
  };
  return { text, file: dataFile('page', text), sidebar, files };
}

/** What a page lists, and the file with that, which is of many pages. */
function sidebarOf(snapshot: Snapshot, { path }: Entry): { sidebar: PageSidebar; files: DataFile[] } {
  const place = readNavigation(snapshot).places.get(path);
  if (!place) return { sidebar: { groups: [] }, files: [] };
  return once(sidebars(snapshot), place.first, () => {
    const sidebar = pageSidebar(place);
    return { sidebar, files: [dataFile('nav', sidebar)] };
  });
}

const sidebars = oncePer((_: Snapshot) => new Map<string, ReturnType<typeof sidebarOf>>());

/** The data that a page and its tabs show, which are loaded when a reader turns to the page. */
export function pageFiles(snapshot: Snapshot, page: Entry, api: Api | undefined): DataFile[] {
  const ofApi = entriesOf(snapshot, page).flatMap((entry) => api?.files(snapshot, entry) ?? []);
  return [...ofApi, ...startFiles(snapshot, page, api)];
}

/** Those without which the page's module doesn't run: see `exportFile`. The document of the page loads them, too. */
export function startFiles(snapshot: Snapshot, page: Entry, api: Api | undefined): DataFile[] {
  const compiled = entriesOf(snapshot, page).map((entry) => entry.compiled);
  const files = compiled.flatMap(({ components }) =>
    components.flatMap((name) => componentFile(snapshot, name, api) ?? []),
  );
  // Components of one feature may know the same.
  return [...new Map(files.map((file) => [file.address, file])).values()];
}

/** The file with what a component of a feature knows of the site; undefined if it knows nothing. */
export const componentFile = (snapshot: Snapshot, name: string, api?: Api): DataFile | undefined =>
  componentFiles(snapshot).get(name)?.(api);

const componentFiles = oncePer((snapshot: Snapshot): ReadonlyMap<string, (api: Api | undefined) => DataFile> => {
  const features = featuresOf(snapshot).flatMap(({ name, parts }) =>
    Object.entries(parts.components ?? {}).map(([component, part]) => ({ ...part, feature: name, component })),
  );
  return new Map(
    features.flatMap(({ feature, component, data, readsApi }) => {
      const files = new Map<Api | undefined, DataFile>();
      const make = (api: Api | undefined) => dataFile(feature, data?.(viewLocal(snapshot), api) ?? null);
      const read = (api: Api | undefined) => {
        const given = readsApi ? api : undefined;
        return once(files, given, () => make(given));
      };
      return data ? [[component, read] as const] : [];
    }),
  );
});
