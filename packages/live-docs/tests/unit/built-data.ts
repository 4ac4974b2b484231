import { fileURLToPath } from 'node:url';
import type { BuildFiles } from '../../src/core/model';
import { dataFile } from '../../src/core/node/output/data/data-file';
import { siteDataFiles } from '../../src/core/node/output/data/data-files';
import { sourceFile } from '../../src/core/node/output/data/demo-files';
import config from '../fixtures/reference/site.config';
import { textFiles } from './text-files';
import { storeOf } from './snapshot-of';

const reference = () => storeOf(fileURLToPath(new URL('../fixtures/reference', import.meta.url)), config);

/** What a build of a site has for assistants, by default of the fixture `reference`: texts by their address below the base. */
export async function builtData(store = reference()): Promise<Map<string, string>> {
  const snapshot = await store.snapshot();
  const files = await textFiles(snapshot, (await store.api()).api);
  const data: Record<string, string> = {};
  for (const [name, read] of Object.entries(siteDataFiles({ snapshot }))) {
    const { address, text } = dataFile(name, await read({ snapshot, api: () => store.api(), target: 'browser' }));
    data[name] = address;
    files.set(address, text);
  }
  for (const file of snapshot.demosByFile.keys()) {
    const { address, text } = sourceFile(snapshot, file);
    files.set(address, text);
  }
  return files.set('build.json', JSON.stringify({ id: '1', script: '', data } satisfies BuildFiles));
}
