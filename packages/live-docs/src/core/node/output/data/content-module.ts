import { splitRuns } from '../../compile/markdown/split-runs';
import { askFeatures } from '../../feature/features-of';
import { oncePer } from '../../../model/once-per';
import { tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { json } from './writer';

/** Ends the id of the module with what of a page needs no script where the document has it. */
const RUNS = '?runs';

const splitPages = oncePer((snapshot: Snapshot) => {
  const ofPlugins = askFeatures(snapshot, ({ parts }) => Object.keys(parts ?? {}));
  const replaced = new Set([...ofPlugins, ...Object.keys(snapshot.config.parts)]);
  // What a document has of a page with tabs depends on its address.
  return oncePer((entry: Entry) =>
    entry.tab === undefined && tabsOf(snapshot, entry).length === 0
      ? splitRuns(entry.compiled.code, replaced)
      : undefined,
  );
});

/**
 * The content of a page or a tab in a built site. Its runs come with it on the server, and in a browser when something is to show
 * them: see `Runs`.
 * @param id its file, or its file and `?runs`.
 */
export function contentModule(snapshot: Snapshot, entry: Entry, id: string, isServer: boolean): string {
  const split = splitPages(snapshot)(entry);
  if (id.endsWith(RUNS)) return split?.runs ?? 'export default () => [];';
  if (!split) return entry.compiled.code;
  const address = json(id + RUNS);
  return isServer
    ? `${split.code}\nimport runs from ${address};\nMDXContent.runs = runs;`
    : `${split.code}\nMDXContent.loadRuns = () => import(${address});`;
}

/** Id of the module with the runs of a page, if it has some. */
export const runsOf = (snapshot: Snapshot, page: Entry): string[] =>
  splitPages(snapshot)(page) ? [page.file + RUNS] : [];
