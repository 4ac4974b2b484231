import type { Api } from '../../snapshot/api';
import { defaultAddress } from '../../../model';
import { featuresOf } from '../../feature/features-of';
import { viewLocal } from '../../feature/view-site';
import { entriesOf, isTranslated, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { dataFile, type DataFile } from './data-file';
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
