import { posix } from 'node:path';
import type { Problem } from '../../../model';
import { askFeatures } from '../../feature/features-of';
import { unbuilt } from '../../feature/view-site';
import { distinctProblems } from '../../files/distinct-problems';
import { documentFile } from '../../files/document-file';
import { once } from '../../files/files';
import type { ApiResult } from '../../snapshot/api';
import { inAllLanguages, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { createLinkCheck, type LinkCheck } from './check-links';
import { siteFiles } from './output-files';

/** Every problem of a site, links and tables that lead to nothing included unless they are warnings. @param result the API reference, if it's there already. */
export function findProblems(snapshot: Snapshot, result?: ApiResult): Problem[] {
  return distinctProblems([
    ...snapshot.problems,
    ...deadEnds(snapshot, result, false),
    ...askFeatures(snapshot, (parts) => parts.check?.(unbuilt(snapshot))),
    ...checkFiles(snapshot),
    ...(result?.problems ?? []),
  ]).sort(byPlace);
}

/** Links and tables that lead to nothing, of a site that is built nevertheless. Many of one cause are one warning. */
export function findWarnings(snapshot: Snapshot, result?: ApiResult): Problem[] {
  return gather(deadEnds(snapshot, result, true).sort(byPlace));
}

/** From here on, links below one address where no page is, or other dead links of one page, are one warning. */
const MANY = 5;

function gather(problems: readonly Problem[]): Problem[] {
  const sectionOf = ({ found }: Problem) => /^dead link to "(\/[^/"#?]+)/.exec(found)?.[1];
  const groups = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const isLink = /^(dead|link to) /.test(problem.found);
    once(groups, isLink ? (sectionOf(problem) ?? problem.file) : problem, () => []).push(problem);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < MANY) return group;
    const section = sectionOf(first);
    const pages = new Set(group.map(({ file }) => file)).size;
    const where = `${section === undefined ? '' : `below "${section}" `}on ${pages === 1 ? 'this page' : `${pages} pages`}`;
    return [{ ...first, found: `${first.found}, and ${others.length} more ${where}` }];
  });
}

/** Links that lead nowhere, and tables that the library doesn't have. @param isExcused those that fail no build. */
function deadEnds(snapshot: Snapshot, result: ApiResult | undefined, isExcused: boolean): Problem[] {
  const { config, files, entries } = snapshot;
  const links = createLinkCheck(snapshot, result?.api);
  return entries
    .filter(({ file }) => (config.deadLinks !== 'error' || (files.made.get(file)?.isOptional ?? false)) === isExcused)
    .flatMap((entry) => [...links.ofEntry(entry), ...(result?.api?.missing(entry) ?? [])]);
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

/** Files that the build would write twice, or elsewhere: of `public`, and of features. */
function checkFiles(snapshot: Snapshot): Problem[] {
  const { files, root } = snapshot;
  const writers = new Map([
    ...['404.html', 'build.json'].map((name) => [name, 'the build'] as const),
    ...inAllLanguages(snapshot).flatMap(({ pages }) =>
      [...pages.values()].map(({ path, filename }) => [documentFile(path), filename] as const),
    ),
  ]);
  const twice: Problem[] = [];
  const refuse = (found: string, expected: string, fix: string) =>
    twice.push({ file: 'site.config.ts', found, expected, fix });
  for (const { path, feature } of siteFiles(unbuilt(snapshot))) {
    const other = writers.get(path);
    const writer = feature === undefined ? 'the build' : `the feature "${feature}"`;
    if (path === '' || posix.join('/', path) !== `/${path}`)
      refuse(
        `${writer} writes "${path}"`,
        'a path from the folder of the built site, as "data/list.json"',
        'Correct the path in the plugin, or leave it out',
      );
    else if (other !== undefined)
      refuse(
        `${writer} writes "${path}", which ${other} writes, too`,
        'one writer for each file of the site',
        'Change the options of one of the two, or leave it out',
      );
    else writers.set(path, writer);
  }
  const folder = `${root}/public/`;
  const replaced = files.list(`${root}/public`).flatMap((file): Problem[] => {
    const name = file.slice(folder.length);
    const writer = writers.get(name) ?? (name.startsWith('~') ? 'the build' : undefined);
    if (writer === undefined) return [];
    const found = `${writer} writes a file of this name, too`;
    return [
      { file: `public/${name}`, found, expected: 'a name that nothing else has', fix: 'Rename or delete the file' },
    ];
  });
  return [...twice, ...replaced];
}
