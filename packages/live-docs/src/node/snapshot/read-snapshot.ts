import path from 'node:path';
import type { Problem } from '../../model';
import { formatProblem } from 'live-playground/model';
import type { SiteConfig } from '../config/site-config';
import { ownPackages, type Libraries } from '../library/library';
import { createLibraryCheck } from '../compile/demos/check-library';
import { demoName } from '../files/demo-name';
import { readDemo, type DemoParts } from '../compile/demos/read-demo';
import { readSource, type SourceText } from '../compile/demos/read-source';
import { compilePage } from '../compile/markdown/compile-page';
import { exportedNames } from '../compile/markdown/exported-names';
import type { PageDemo, PageFiles } from '../compile/markdown/page-output';
import { toPosix } from '../files/paths';
import { findContent, type ContentFile } from './find-content';
import type { Files } from '../files/files';
import { titleOf } from './place-page';
import { nameDemos } from './name-demos';
import { readFrontMatter } from './read-front-matter';
import { readWords } from './read-words';
import type { Entry, EntryReading, Question, SiteDemo, Snapshot } from './snapshot';

/** What a snapshot is made of. */
export interface SnapshotInput {
  /** Id of the site's folder. */
  root: string;
  config: SiteConfig;
  libraries: Libraries;
  files: Files;
  /** When each file was last committed, by path from the root. */
  times: ReadonlyMap<string, number>;
  previous?: Snapshot | undefined;
}

/**
 * Makes a snapshot of a site's content from its files. Pages, demos and descriptions whose text hasn't changed are taken
 * over from the previous one. Never throws for what is in the files: problems are part of the snapshot.
 */
export async function readSnapshot({
  root,
  config,
  libraries,
  files,
  times,
  previous,
}: SnapshotInput): Promise<Snapshot> {
  const folder = path.posix.join(root, config.docs);
  const docs = files.list(folder);
  // What is read is followed: the reference changes with the source. A package's whole folder would be too much.
  for (const { folder, source, entry } of ownPackages(libraries))
    if (source === folder) files.text(entry);
    else files.list(source);
  const { content, problems: addressProblems } = findContent(root, folder, docs, config.output);
  const sources = new Map<string, SourceText>();
  const demoParts = new Map<string, DemoParts>();
  const exports = new Map<string, string[] | null>();

  const sourceOf = (file: string): SourceText | undefined => {
    const text = files.text(file);
    if (text === undefined) return undefined;
    const last = sources.get(file) ?? previous?.memo.sources.get(file);
    const source = last?.text === text ? last : readSource(file, toPosix(root, file), text);
    sources.set(file, source);
    return source;
  };
  const rules = { docs: folder, libraries };
  const checkLibrary = createLibraryCheck({ root, files, libraries, sourceOf });
  const partsOf = (file: string): DemoParts => {
    const parts = demoParts.get(file) ?? readDemo(file, { root, files, sourceOf, rules, checkLibrary });
    demoParts.set(file, parts);
    return parts;
  };
  const { words, memo } = readWords(root, config, files, previous?.memo.words);
  const addresses = new Map(content.map((one) => [one.file, one.tab ? `${one.path}?tab=${one.tab}` : one.path]));
  let ids = previous?.memo.demoIds ?? new Map<string, string>();
  const pageFiles: PageFiles = {
    has: files.has,
    text: files.text,
    addressOf: (file) => addresses.get(file) ?? null,
    history: () => words.history,
    demoId: (file) => ids.get(file) ?? demoName(file),
    demoProblems: (file) => partsOf(file).problems,
    exportedNames(file) {
      const names = exports.get(file) ?? exportedNames(files.text(file) ?? '');
      exports.set(file, names);
      return names;
    },
  };

  const readAll = async (last: ReadonlyMap<string, EntryReading> | undefined) =>
    new Map(
      await Promise.all(
        content.map(async (one): Promise<[string, EntryReading]> => {
          const about = { root, files: pageFiles, config, last: last?.get(one.file) };
          return [one.file, await readEntry(one, files.text(one.file) ?? '', about)];
        }),
      ),
    );
  let readings = await readAll(previous?.memo.entries);
  // Which demos there are is known once all pages are read. A page whose demo has another id then is read again.
  const before = ids;
  ids = nameDemos([...readings.values()].flatMap(({ compiled }) => compiled.demos.map(({ file }) => file)));
  if (JSON.stringify([...before]) !== JSON.stringify([...ids])) readings = await readAll(readings);
  const entries = content.flatMap((one): Entry[] => {
    const reading = readings.get(one.file);
    if (!reading) return [];
    const { front, compiled } = reading;
    const lastUpdated = times.get(one.filename);
    return [{ ...one, front, compiled, ...(lastUpdated === undefined ? {} : { lastUpdated }) }];
  });

  const problemsByEntry = new Map(
    entries.map(({ file, compiled }): [string, Problem[]] => [
      file,
      [...(addressProblems.get(file) ?? []), ...(readings.get(file)?.problems ?? []), ...compiled.problems],
    ]),
  );
  const demos = indexDemos(entries, partsOf);
  const demosByFile = new Map<string, SiteDemo[]>();
  for (const demo of demos.values()) {
    for (const { file } of demo.parts.sources) push(demosByFile, file, demo);
  }
  const pages = new Map(entries.flatMap((entry) => (entry.tab ? [] : [[entry.path, entry] as const])));
  const tabs = new Map<string, Entry[]>();
  for (const entry of entries) if (entry.tab) push(tabs, entry.path, entry);
  for (const list of tabs.values()) list.sort(compareTabs);

  return {
    root,
    config,
    libraries,
    files,
    entries,
    entryByFile: new Map(entries.map((entry) => [entry.file, entry])),
    pages,
    tabs,
    demos,
    demosByFile,
    words,
    problemsByEntry,
    problems: distinct([
      ...[...problemsByEntry.values()].flat(),
      ...[...demoParts.values()].flatMap((parts) => parts.problems),
      ...docs.filter((file) => file.includes('\\')).map((file) => backslashInName(toPosix(root, file))),
      ...words.problems,
    ]),
    memo: { entries: readings, sources, words: memo, demoIds: ids },
  };
}

/** Reads and compiles an entry, unless its text and all that it asks about other files are as they were. */
async function readEntry(
  { file, filename, path: address }: ContentFile,
  text: string,
  { root, files, config, last }: { root: string; files: PageFiles; config: SiteConfig; last: EntryReading | undefined },
): Promise<EntryReading> {
  if (last?.text === text && last.questions.every(({ about, what, answer }) => ask(files, what, about) === answer))
    return last;
  const questions: Question[] = [];
  const remember = (what: Question['what'], about: string) =>
    questions.push({ what, about, answer: ask(files, what, about) });
  const asking: PageFiles = {
    has(about) {
      remember('has', about);
      return files.has(about);
    },
    demoId(about) {
      remember('demoId', about);
      return files.demoId(about);
    },
    demoProblems(about) {
      remember('demoProblems', about);
      return files.demoProblems(about);
    },
    exportedNames(about) {
      remember('exportedNames', about);
      return files.exportedNames(about);
    },
    addressOf(about) {
      remember('addressOf', about);
      return files.addressOf(about);
    },
    text(about) {
      remember('text', about);
      return files.text(about);
    },
    history() {
      remember('history', '');
      return files.history();
    },
  };
  const { front, hasTitle, problems } = readFrontMatter(text, filename, titleOf(address));
  const { title, description = '' } = front;
  const { repository } = config;
  const compiled = await compilePage(
    {
      root,
      file,
      filename,
      title,
      hasTitle,
      description,
      isChangelog: address === config.changelog,
      repository: {
        ...repository,
        folder: path.posix.join(root, ...repository.directory.map(() => '..')),
      },
      files: asking,
    },
    text,
    config,
  );
  return { text, questions, front: { ...front, title: compiled.title ?? title }, problems, compiled };
}

const ask = (files: PageFiles, what: Question['what'], about: string) => JSON.stringify(files[what](about));

/** Demos by id. The page beside a demo speaks for it, wherever else it is shown. */
function indexDemos(entries: readonly Entry[], partsOf: (file: string) => DemoParts): Map<string, SiteDemo> {
  const demos = new Map<string, SiteDemo>();
  for (const entry of entries) {
    for (const demo of entry.compiled.demos) {
      const first = demos.get(demo.id);
      if (!first || nearness(entry, demo) > nearness(first.entry, demo))
        demos.set(demo.id, { ...demo, entry, parts: partsOf(demo.file) });
    }
  }
  return demos;
}

/** How much a page that shows a demo speaks for it: most where they share a name, then where they lie side by side. */
function nearness(entry: Entry, demo: PageDemo): number {
  const [page, own] = [path.posix.parse(entry.file), path.posix.parse(demo.file)];
  return page.dir !== own.dir ? 0 : page.name !== own.name ? 1 : 2;
}

const backslashInName = (file: string): Problem => ({
  file,
  found: 'the name of the file has a backslash, which addresses, zip files and Windows take for a folder',
  expected: 'a name without one',
  fix: 'Rename the file',
});

/** Each problem once: a demo may be shown by several pages. */
const distinct = (problems: Problem[]) => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

const compareTabs = (a: Entry, b: Entry) => a.front.order - b.front.order || (a.front.title < b.front.title ? -1 : 1);

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
