import path from 'node:path';
import { splitRuns } from '../../compile/markdown/split-runs';
import { askFeatures } from '../../feature/features-of';
import { readDemoFile } from '../../compile/demos/read-demo-file';
import { splitLocalModule } from '../../files/local-module';
import { oncePer } from '../../../model/once-per';
import { tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { GoneError } from './writer';

/** What of a page or a tab is live, and what stays as it is in a built site; undefined if all of it is live. */
export const splitContent = (snapshot: Snapshot, entry: Entry) => splitPages(snapshot)(entry);

const splitPages = oncePer((snapshot: Snapshot) => {
  const ofPlugins = askFeatures(snapshot, ({ parts }) => Object.keys(parts ?? {}));
  const replaced = new Set([...ofPlugins, ...Object.keys(snapshot.config.parts)]);
  const readFile = (id: string) => shownFile(snapshot, splitLocalModule(id).id.slice(SHOWN_FILE.length));
  // What a document has of a page with tabs depends on its address.
  return oncePer((entry: Entry) =>
    entry.tab === undefined && tabsOf(snapshot, entry).length === 0
      ? splitRuns(entry.compiled.code, replaced, readFile)
      : undefined,
  );
});

/** What the ids of files that pages show as code start with. */
export const SHOWN_FILE = 'virtual:demo-file';

/** Ends their names, so that their endings don't count: a style would be taken for one. */
const SOURCE = '.source';

/**
 * A file that a page shows as code.
 * @param name what follows the start of the module's id: its path from the site's root, and `.source`.
 * @throws {GoneError} for any other path, which anyone can ask the development server for.
 */
export function shownFile({ root, files, entries }: Snapshot, name: string) {
  const file = path.posix.join(root, name.slice(0, -SOURCE.length));
  if (!entries.some(({ compiled }) => compiled.sourceFiles.includes(file)))
    throw new GoneError(`${SHOWN_FILE}${name}: no page shows this file`);
  return readDemoFile(file, files.text(file) ?? '');
}
