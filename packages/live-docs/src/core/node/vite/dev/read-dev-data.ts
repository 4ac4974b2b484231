import path from 'node:path';
import { readDemoFile } from '../../compile/demos/read-demo-file';
import { siteDataFiles } from '../../output/data/data-files';
import { DEV_JAVASCRIPT, DEV_SOURCES } from '../../output/data/demo-files';
import { javaScriptData, javaScriptText } from '../../output/data/javascript-file';
import { sourceText } from '../../snapshot/snapshot';
import type { Store } from '../../snapshot/create-store';

/**
 * Data of the site or of a demo's source file; undefined if there are none.
 * @param name what the browser asks for below `~data/`. It may lead out of the site, so that only files of demos are read.
 */
export async function readDevData(store: Store, name: string): Promise<unknown> {
  const snapshot = await store.snapshot();
  const kind = [DEV_SOURCES, DEV_JAVASCRIPT].find((prefix) => name.startsWith(prefix));
  if (kind === undefined) {
    const readers = siteDataFiles({ snapshot });
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    return read?.({ snapshot, api: () => store.api(), target: 'dev' });
  }
  const file = path.posix.join(snapshot.root, name.slice(kind.length));
  if (!snapshot.demosByFile.has(file)) return undefined;
  if (kind === DEV_SOURCES) return readDemoFile(file, sourceText(snapshot, file));
  const text = javaScriptText(snapshot, file);
  return text === undefined ? undefined : javaScriptData(file, text);
}
