import path from 'node:path';
import type { SplitPage } from '../../compile/markdown/page-output';
import { fillRuns, SHOWN_FILE } from '../../compile/markdown/split-runs';
import { splitLocalModule } from '../../files/local-module';
import { oncePer } from '../../../model/once-per';
import { tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { highlightedText } from './demo-files';
import { GoneError } from './writer';

/** What of a page or a tab is live, and what stays as it is in a built site; undefined if all of it is live. */
export const splitContent = (snapshot: Snapshot, entry: Entry) => splitPages(snapshot)(entry);

const splitPages = oncePer((snapshot: Snapshot) => {
  const readFile = (id: string) => shownFile(snapshot, splitLocalModule(id).id.slice(SHOWN_FILE.length));
  return oncePer((entry: Entry): SplitPage | undefined => {
    const { split, sourceFiles } = entry.compiled;
    // What a document has of a page with tabs depends on its address.
    if (!split || entry.tab !== undefined || tabsOf(snapshot, entry).length > 0) return undefined;
    return sourceFiles.length === 0 ? split : { ...split, runs: fillRuns(split.runs, readFile) };
  });
});

/** Ends their names, so that their endings don't count: a style would be taken for one. */
const SOURCE = '.source';

/**
 * A file that a page shows as code.
 * @param name what follows the start of the module's id: its path from the site's root, and `.source`.
 * @throws {GoneError} for any other path, which anyone can ask the development server for.
 */
export function shownFile(snapshot: Snapshot, name: string) {
  const { root, files, entries } = snapshot;
  const file = path.posix.join(root, name.slice(0, -SOURCE.length));
  if (!entries.some(({ compiled }) => compiled.sourceFiles.includes(file)))
    throw new GoneError(`${SHOWN_FILE}${name}: no page shows this file`);
  return highlightedText(snapshot, file, files.text(file) ?? '');
}
