import { searchIndex } from './search-index';
import type { WriterInput } from './writer';

/** What the site's scripts fetch as JSON, by the name that `build.json` lists it under. */
export const DATA_FILES: Record<string, (input: Pick<WriterInput, 'snapshot' | 'api'>) => unknown> = {
  search: async ({ snapshot, api }) => searchIndex(snapshot, (await api()).api),
};
