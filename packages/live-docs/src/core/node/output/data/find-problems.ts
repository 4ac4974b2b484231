import type { Problem } from '../../../model';
import type { ApiResult } from '../../snapshot/api';
import type { Entry, Snapshot } from '../../snapshot/snapshot';
import { createLinkCheck, type LinkCheck } from './check-links';
import { askFeatures } from '../../feature/features-of';
import { unbuilt } from '../../feature/view-site';
import { checkFiles } from './check-files';
import { distinctProblems } from '../../files/distinct-problems';

/** Every problem of a site, links and tables that lead to nothing included unless they are warnings. @param result the API reference, if it's there already. */
export function findProblems(snapshot: Snapshot, result?: ApiResult): Problem[] {
  return distinctProblems([
    ...snapshot.problems,
    ...(snapshot.config.deadLinks === 'error' ? deadEnds(snapshot, result) : []),
    ...askFeatures(snapshot, (parts) => parts.check?.(unbuilt(snapshot))),
    ...checkFiles(snapshot),
    ...(result?.problems ?? []),
  ]).sort(byPlace);
}

/** Links and tables that lead to nothing, of a site that is built nevertheless. */
export function findWarnings(snapshot: Snapshot, result?: ApiResult): Problem[] {
  if (snapshot.config.deadLinks === 'error') return [];
  return deadEnds(snapshot, result).sort(byPlace);
}

/** Links that lead nowhere, and tables that the library doesn't have. */
function deadEnds(snapshot: Snapshot, result?: ApiResult): Problem[] {
  const links = createLinkCheck(snapshot, result?.api);
  return snapshot.entries.flatMap((entry) => [...links.ofEntry(entry), ...(result?.api?.missing(entry) ?? [])]);
}

const byPlace = (a: Problem, b: Problem) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0);

/** What a page shows of its problems, while developing. */
export function entryProblems(
  snapshot: Snapshot,
  entry: Entry,
  links: LinkCheck = createLinkCheck(snapshot),
): Problem[] {
  return [...(snapshot.problemsByEntry.get(entry.file) ?? []), ...links.ofEntry(entry)];
}
