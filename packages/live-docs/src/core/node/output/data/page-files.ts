import type { Api } from '../../snapshot/create-api';
import { defaultAddress } from '../../../model';
import { entriesOf, isTranslated, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { tableIds } from '../../compile/markdown/page-output';
import { definitionsFile, tablesFile } from './api-data';
import type { DataFile } from './data-file';
import { galleryFile } from './gallery';
import { upgradeFile } from './upgrade';

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
  const compiled = entriesOf(snapshot, page).map((entry) => entry.compiled);
  const withApi = api ? compiled.filter(({ hasTypes }) => hasTypes) : [];
  return [
    ...withApi.map((entry) => tablesFile(snapshot, api, tableIds(entry))),
    ...(withApi.length > 0 ? [definitionsFile(api)] : []),
    ...startFiles(snapshot, page),
  ];
}

/** Those without which the page's module doesn't run: see `exportFile`. The document of the page loads them, too. */
export function startFiles(snapshot: Snapshot, page: Entry): DataFile[] {
  const compiled = entriesOf(snapshot, page).map((entry) => entry.compiled);
  return [
    ...(compiled.some(({ hasGallery }) => hasGallery) ? [galleryFile(snapshot)] : []),
    ...(compiled.some(({ hasUpgrade }) => hasUpgrade) ? [upgradeFile(snapshot)] : []),
  ];
}
