import { viewSite } from '../../src/core/node/feature/view-site';
import { writeEntry } from '../../src/core/node/output/markdown/entry-markdown';
import { siteFiles } from '../../src/core/node/output/data/output-files';
import type { Api } from '../../src/core/node/snapshot/api';
import type { Snapshot } from '../../src/core/node/snapshot/snapshot';

/** The texts that a build writes beside documents and pictures, by name. */
export async function textFiles(snapshot: Snapshot, api?: Api): Promise<Map<string, string>> {
  const files = siteFiles(
    viewSite(snapshot, { api: async () => ({ ...(api ? { api } : {}), problems: [] }), write: writeEntry }),
  );
  const texts = files.map(async (file) => [file.path, 'text' in file ? String(await file.text()) : ''] as const);
  return new Map(await Promise.all(texts));
}
