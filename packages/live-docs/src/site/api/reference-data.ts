import type { ApiData, ApiFiles, ApiTexts } from '../../model';
import { createLoader, findData, loadDataAt, loadDataFile } from '../loading';
import { createSharedLoad, type SharedLoad } from './create-shared-load';

type TextsByTable = Record<string, ApiTexts>;

const references = new WeakMap<ApiFiles, SharedLoad<ApiData>>();
/** The texts of all tables by language. While developing, a page's reference is replaced when it changes, and its texts with it. */
const texts = new WeakMap<ApiData | ApiFiles, Map<string, SharedLoad<TextsByTable>>>();

/** The data of a page's reference. They're there if the reader turned to the page. */
export function referenceOf(files: ApiFiles): SharedLoad<ApiData> {
  const kept = references.get(files);
  const here = kept?.progress().value ? undefined : findReference(files);
  if (kept && !here) return kept;
  const load = async () => {
    await Promise.all([files.tables, files.definitions].map(loadDataAt));
    return findReference(files)!;
  };
  const created = createSharedLoad(createLoader('API reference', load, here));
  references.set(files, created);
  return created;
}

function findReference({ tables, definitions }: ApiFiles): ApiData | undefined {
  const found = findData<Omit<ApiData, 'definitions'>>(tables);
  const defined = findData<ApiData['definitions']>(definitions);
  return found && defined && { ...found, definitions: defined };
}

/** The texts of all tables in a language other than English. @param reference of the page. */
export function textsOf(reference: ApiData | ApiFiles, locale: string): SharedLoad<TextsByTable> {
  const known = texts.get(reference) ?? new Map<string, SharedLoad<TextsByTable>>();
  texts.set(reference, known);
  const start = (signal: AbortSignal) => loadDataFile<TextsByTable>(`api-texts-${locale}`, signal);
  const load = known.get(locale) ?? createSharedLoad(createLoader(`API texts in ${locale}`, start));
  known.set(locale, load);
  return load;
}
