import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '../../model';
import type { SiteConfig } from '../config/site-config';
import { ownPackages, type Libraries } from '../library/library';
import { createLibraryCheck } from '../compile/demos/check-library';
import { createPatience, type Patience } from '../files/create-patience';
import { distinctProblems } from '../files/distinct-problems';
import { readDemo, type DemoParts } from '../compile/demos/read-demo';
import { demoExports } from '../compile/demos/demo-exports';
import { readExample } from '../compile/demos/read-example';
import { readScope, type ScopeReading } from '../compile/demos/read-scope';
import { chooseExamples, type Example } from '../compile/markdown/choose-examples';
import type { DemoExports } from '../compile/markdown/choose-export';
import { readSource, type SourceText } from '../compile/demos/read-source';
import { compilePage, endlessPage, type CompiledPage } from '../compile/markdown/compile-page';
import { exportedNames } from '../compile/markdown/site-components';
import { demoKey, type PageDemo, type PageFiles } from '../compile/markdown/page-output';
import { toPosix } from '../files/paths';
import { addressOf, findContent, type ContentFile } from './find-content';
import { once, type Files, type MadeFile } from '../files/files';
import { atOrigin, originOf, withMade } from '../files/made-files';
import { placeMadePages } from './made-pages';
import { titleOf } from './place-page';
import { readLocales } from './read-locales';
import { messagesOf } from './read-messages';
import { readFrontMatter, type FrontMatter } from './read-front-matter';
import { readHistory } from './history-file';
import type { KeptPages } from './keep-pages';
import type { Entry, EntryReading, Question, SiteDemo, Snapshot } from './snapshot';

/** What a snapshot is made of. */
export interface SnapshotInput {
  /** Id of the site's folder. */
  root: string;
  config: SiteConfig;
  libraries: Libraries;
  files: Files;
  /** When each page was last committed, by path from the root. Asked for once the pages are compiled. */
  times: () => ReadonlyMap<string, number> | Promise<ReadonlyMap<string, number>>;
  /** How many looks at the disk have found changes. */
  edits?: number;
  previous?: Snapshot | undefined;
  /** Pages that commands before this one have compiled. */
  keptPages?: KeptPages | undefined;
  /** What keeps demos from being shown beside what is in their files, by `demoKey`. */
  broken?: ReadonlyMap<string, readonly Problem[]>;
  /** Milliseconds to wait for pages while none is compiled. */
  limit?: number;
}

/** Pages that begin to be compiled before the first of them ends. */
const AT_ONCE = 16;

/**
 * Makes a snapshot of a site's content from its files. Pages and demos whose text hasn't changed are taken
 * over from the previous one. Never throws for what is in the files: problems are part of the snapshot.
 */
export async function readSnapshot({
  root,
  config,
  libraries,
  files: disk,
  times,
  edits = 0,
  previous,
  keptPages,
  broken = new Map(),
  limit = 20_000,
}: SnapshotInput): Promise<Snapshot> {
  const folder = path.posix.join(root, config.docs);
  const made = new Map<string, MadeFile>();
  const refused = new Map(broken);
  const files = withMade(disk, made);
  const unreadable = files.unreadable(folder);
  const docs = files.list(folder).filter((file) => !unreadable.includes(file));
  // What is read is followed: the reference changes with the source. A package's whole folder would be too much.
  for (const { folder, source, entry } of ownPackages(libraries))
    if (source === folder) files.text(entry);
    else files.list(source);
  const { content: written, translations, problems: addressProblems, strays } = findContent(root, folder, docs, config);
  const sources = new Map<string, SourceText>();
  const demoParts = new Map<string, DemoParts>();
  const exports = new Map<string, string[] | null>();
  const ofDemos = new Map<string, DemoExports>();
  const examples = new Map<string, Example>();

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
  const partsOf = (file: string): DemoParts =>
    once(demoParts, file, () => {
      const parts = readDemo(file, { root, files, sourceOf, rules, checkLibrary });
      return { ...parts, problems: parts.problems.map((problem) => atOrigin(files, root, problem)) };
    });
  const make = (file: MadeFile) => {
    made.set(file.file, file);
    demoParts.delete(file.file);
    ofDemos.delete(file.file);
    examples.delete(file.file);
  };
  let scope: ScopeReading | undefined;
  const scopeOf = () => {
    if (config.scope === undefined) return undefined;
    const known = previous?.memo.scope;
    const isSame = known && [...known.read].every(([file, text]) => files.text(file) === text);
    scope ??= isSame ? known : readScope({ root, file: path.posix.join(root, config.scope), files, libraries });
    return scope;
  };
  const exporting = { aliases: libraries.aliases, sourceOf };
  const lists = {
    demoExports: (file: string) => once(ofDemos, file, () => demoExports(file, exporting)),
    example: (file: string) => once(examples, file, () => readExample(file, exporting)),
  };
  const chooseDemos = (some: readonly string[]) => chooseExamples(some, lists, config.scope !== undefined);
  const pagesInput = { root, docs: folder, files, chooseDemos };
  const ofFeatures = config.features.flatMap(({ parts }) => parts.pages?.(pagesInput) ?? []);
  const madePages = placeMadePages(
    root,
    written,
    ofFeatures.flatMap(({ pages }) => pages),
  );
  for (const { page } of madePages.content) made.set(page.file, page);
  const content = [...written, ...madePages.content.map(({ file }) => file)];
  const reading = readHistory(root, config, files, previous?.memo.history);
  const { history } = reading;
  const addresses = new Map([
    ...madePages.names,
    ...[...content, ...translations].map((one) => [one.file, addressOf(one)] as const),
  ]);
  const pageFiles: PageFiles = {
    has: files.has,
    text: files.text,
    make,
    addressOf: (file) => addresses.get(file) ?? null,
    history: () => history,
    scope: () => scopeOf()?.scope,
    headings: (file) => readings.get(file)?.compiled.toc,
    demoProblems: (file) => partsOf(file).problems,
    refused: (demo) => refused.get(demo) ?? [],
    ...lists,
    list: files.list,
    hasControls: (file) => made.get(file)?.controls !== undefined || (sourceOf(file)?.hasControls ?? false),
    exportedNames: (file) => once(exports, file, () => exportedNames(files.text(file) ?? '')),
  };

  const patience = createPatience(limit);
  const originals = new Map(content.map((one) => [addressOf(one), one]));
  /** The file that a translation translates. */
  const originalOf = (one: ContentFile) => (one.language === undefined ? undefined : originals.get(addressOf(one)));
  const readings = new Map<string, EntryReading>();
  const readOne = async (one: ContentFile): Promise<[string, EntryReading]> => {
    const original = originalOf(one);
    const of = original && { ...original, front: readings.get(original.file)?.front };
    const text = files.text(one.file) ?? '';
    const about = {
      root,
      lines: made.get(one.file)?.lines,
      isOptional: made.get(one.file)?.isOptional === true,
      files: pageFiles,
      config,
      last: previous?.memo.entries.get(one.file) ?? keptPages?.read(one.file, text),
      of,
      patience,
      limit,
    };
    const reading = await readEntry(one, text, about);
    if (reading !== about.last && !reading.compiled.unreadable) keptPages?.write(one.file, reading);
    return [one.file, reading];
  };
  const readEach = async (some: readonly ContentFile[]) => {
    const read: Promise<[string, EntryReading]>[] = [];
    for (const [at, one] of some.entries()) {
      // Until then, what they were compiled with stays in the memory.
      if (at % AT_ONCE === 0) await nextTurn();
      const reading = readOne(one);
      // Thrown where all are awaited.
      reading.catch(() => {});
      read.push(reading);
    }
    for (const [file, reading] of await Promise.all(read)) readings.set(file, reading);
  };
  await readEach(content);
  // They ask for the headings of the pages.
  await readEach(translations);
  const listed = () =>
    [...content, ...translations].flatMap((one): Entry[] => {
      const reading = readings.get(one.file);
      return reading ? [{ ...one, front: reading.front, compiled: reading.compiled }] : [];
    });
  // What nobody wrote gives way.
  const optional = sharedIds(root, files, listed(), indexDemos(listed(), partsOf)).filter(
    ({ demo }) => demo.isOptional,
  );
  if (optional.length > 0) {
    for (const { demo, problem } of optional) refused.set(demoKey(demo), [problem]);
    const users = new Set(optional.map(({ entry }) => entry.file));
    for (const some of [content, translations]) await readEach(some.filter(({ file }) => users.has(file)));
  }
  const kept = new Set([...readings.values()].flatMap(({ compiled }) => compiled.made.map(({ file }) => file)));
  for (const { file } of madePages.content.map(({ page }) => page)) kept.add(file);
  // What a page made before it was edited.
  for (const file of made.keys()) if (!kept.has(file)) made.delete(file);
  const dates = await times();
  const entries = listed().map((entry): Entry => {
    const lastUpdated = dates.get(entry.filename);
    return { ...entry, ...(lastUpdated === undefined ? {} : { lastUpdated }) };
  });

  const translated = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const original = originalOf(entry);
    if (!original || entry.language === undefined) continue;
    once(translated, original.file, () => new Map<string, Entry>()).set(entry.language, entry);
  }
  const missingDemosOf = (entry: Entry): Problem[] => {
    const original = originalOf(entry);
    const page = original && readings.get(original.file);
    return page ? missingDemos(files, entry, original.filename, page.compiled) : [];
  };
  const demos = indexDemos(entries, partsOf);
  const shared = sharedIds(root, files, entries, demos);
  const problemsByEntry = new Map(
    entries.map((entry): [string, Problem[]] => [
      entry.file,
      [
        ...(addressProblems.get(entry.file) ?? []),
        ...(readings.get(entry.file)?.problems ?? []),
        ...entry.compiled.problems.map((problem) => atOrigin(files, root, problem)),
        ...missingDemosOf(entry),
        ...shared.filter((one) => one.entry === entry).map(({ problem }) => problem),
      ],
    ]),
  );
  const demosByFile = new Map<string, SiteDemo[]>();
  for (const demo of demos.values()) {
    for (const { file } of demo.parts.sources) once(demosByFile, file, () => []).push(demo);
  }
  const own = entries.filter(({ language }) => language === undefined);
  const pages = new Map(own.flatMap((entry) => (entry.tab ? [] : [[entry.path, entry] as const])));
  const tabs = new Map<string, Entry[]>();
  for (const entry of own) if (entry.tab) once(tabs, entry.path, () => []).push(entry);
  for (const list of tabs.values()) list.sort(compareTabs);

  const snapshot = {
    root,
    edits,
    config,
    libraries,
    files,
    entries,
    entryByFile: new Map(entries.map((entry) => [entry.file, entry])),
    pages,
    folders: new Set([...pages.keys()].flatMap((path) => /^(\/[^/]+)\//.exec(path)?.[1] ?? [])),
    tabs,
    demos,
    demosByFile,
    ...(history && { history }),
    messages: messagesOf({ root, files, config }, config.language),
    problemsByEntry,
    problems: distinctProblems([
      ...[...problemsByEntry.values()].flat(),
      ...entries.flatMap(({ compiled }) => compiled.brokenFiles.flatMap((file) => partsOf(file).problems)),
      ...docs.flatMap((file) => signInName(toPosix(root, file))),
      ...unreadable.map((file) => cannotBeRead(toPosix(root, file))),
      ...strays,
      ...(scope?.problems ?? []),
      ...madePages.problems,
      ...ofFeatures.flatMap((each) => each.problems),
      ...(reading.problem ? [reading.problem] : []),
    ]),
    notes: ofFeatures.flatMap(({ notes }) => notes),
    memo: { entries: readings, sources, history: reading, scope },
  };
  return { ...snapshot, locales: readLocales(snapshot, translated) };
}

/** True for a demo that is written in a page. */
const isFence = (files: Files, file: string) => /\.mdx?$/.test(files.made.get(file)?.origin ?? '');

/** The demos of a page that its translation doesn't show. It may have other live fences. */
const missingDemos = (files: Files, { filename, compiled }: Entry, original: string, page: CompiledPage): Problem[] => {
  const shown = new Set([...compiled.demos.map(({ id }) => id), ...compiled.brokenDemos]);
  const missing = compiled.unreadable
    ? []
    : page.demos.filter(({ id, file }) => !shown.has(id) && !isFence(files, file));
  return missing.map(({ id, line }) => ({
    file: filename,
    line: 1,
    found: `no demo "${id}"`,
    expected: `all demos of its page: ${original}:${line} shows this one`,
    fix: 'Add the <Demo>, with its title and description translated',
  }));
};

/** The demos of pages with the id of another demo: of another file, or of another component. */
function sharedIds(
  root: string,
  files: Files,
  entries: readonly Entry[],
  demos: ReadonlyMap<string, SiteDemo>,
): { entry: Entry; demo: PageDemo; problem: Problem }[] {
  return entries.flatMap((entry) =>
    entry.compiled.demos.flatMap((demo) => {
      const { id, file, exportName, line } = demo;
      const other = demos.get(id);
      if (!other || demoKey(other) === demoKey(demo)) return [];
      const [own, others] = [{ file, exportName }, other].map((one) =>
        isFence(files, one.file)
          ? 'a live fence'
          : toPosix(root, originOf(files, one.file)) + (one.exportName === undefined ? '' : ` (${one.exportName})`),
      );
      const problem = {
        file: entry.filename,
        line,
        found: `the id "${id}" of ${own?.startsWith('a ') ? own : `the demo ${own}`}, which ${others} of ${other.entry.filename}:${other.line} has, too`,
        expected: 'an id for each demo of the site',
        fix:
          isFence(files, file) || isFence(files, other.file)
            ? 'Give one of the two another id: id="…" behind "live", or on the <Demo>'
            : 'Rename one of the two files, or give one of the demos another id: <Demo src="…" id="…">',
      };
      return [{ entry, demo, problem }];
    }),
  );
}

/** What reading an entry takes beside its text. */
interface EntryInput {
  root: string;
  /** Of a page that is made: see `MadeFile`. */
  lines: readonly number[] | undefined;
  isOptional: boolean;
  files: PageFiles;
  config: SiteConfig;
  last: EntryReading | undefined;
  /** What it translates. */
  of: (ContentFile & { front: FrontMatter | undefined }) | undefined;
  patience: Patience;
  /** Its milliseconds. */
  limit: number;
}

/** Reads and compiles an entry, unless its text and all that it asks about other files are as they were. */
async function readEntry(
  { file, filename, path: address, language }: ContentFile,
  text: string,
  { root, lines, isOptional, files, config, last, of, patience, limit }: EntryInput,
): Promise<EntryReading> {
  const named = language === undefined ? undefined : of?.front?.translations?.[language];
  const page = { title: named?.title ?? of?.front?.title, description: named?.description ?? of?.front?.description };
  const fallback = JSON.stringify(page);
  // Questions may be about them.
  if (last?.text === text) last.compiled.made.forEach(files.make);
  if (
    last?.text === text &&
    last.fallback === fallback &&
    last.questions.every(({ about, what, answer }) => JSON.stringify(files[what](about)) === answer)
  )
    return last;
  const questions: Question[] = [];
  const noted =
    <Answer>(what: Question['what'], read: (about: string) => Answer) =>
    (about = ''): Answer => {
      const found = read(about);
      questions.push({ what, about, answer: JSON.stringify(found) });
      return found;
    };
  const asking: PageFiles = {
    has: noted('has', files.has),
    demoProblems: noted('demoProblems', files.demoProblems),
    refused: noted('refused', files.refused),
    demoExports: noted('demoExports', files.demoExports),
    example: noted('example', files.example),
    list: noted('list', files.list),
    hasControls: noted('hasControls', files.hasControls),
    exportedNames: noted('exportedNames', files.exportedNames),
    addressOf: noted('addressOf', files.addressOf),
    headings: noted('headings', files.headings),
    text: noted('text', files.text),
    make: files.make,
    history: noted('history', files.history),
    scope: noted('scope', files.scope),
  };
  const name = page.title ?? titleOf(address);
  const { front, hasTitle, problems } = readFrontMatter(text, filename, name, language !== undefined, config.features);
  const { title, description = page.description ?? '' } = front;
  const { repository } = config;
  const wording = language ?? config.language.id;
  const compiling = compilePage(
    {
      root,
      file,
      filename,
      ...(lines && { lines }),
      ...(isOptional && { isOptional }),
      title,
      hasTitle,
      description,
      ...(of && front.headings !== 'own' ? { original: of } : {}),
      ...(language === undefined ? {} : { language }),
      ...(wording === 'en' ? {} : { wording }),
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
  const compiled = await patience(compiling, () => endlessPage(filename, limit / 1000));
  return { text, fallback, questions, front: { ...front, title: compiled.title ?? title }, problems, compiled };
}

/** Demos by id. The page beside a demo speaks for it, wherever else it is shown. */
function indexDemos(entries: readonly Entry[], partsOf: (file: string) => DemoParts): Map<string, SiteDemo> {
  const demos = new Map<string, SiteDemo>();
  for (const entry of entries) {
    for (const demo of entry.compiled.demos) {
      const first = demos.get(demo.id);
      if (!first || nearness(entry, demo) > nearness(first.entry, first))
        demos.set(demo.id, { ...demo, entry, parts: partsOf(demo.file) });
    }
  }
  return demos;
}

/** How much a page that shows a demo speaks for it: most where an author wrote so, then where they share a name, or lie side by side. */
function nearness(entry: Entry, demo: PageDemo): number {
  const [page, own] = [path.posix.parse(entry.file), path.posix.parse(demo.file)];
  return (demo.isOptional ? 0 : 3) + (page.dir !== own.dir ? 0 : page.name !== own.name ? 1 : 2);
}

/** What signs in the names of files mean elsewhere. */
const SIGNS = {
  '\\': ['a backslash', 'addresses, zip files and Windows take for a folder'],
  '#': ['a "#"', 'addresses and imports take for the end of the path'],
  '?': ['a "?"', 'addresses and imports take for the end of the path'],
  '%': ['a "%"', 'addresses take for the code of another sign'],
} as const;

const signInName = (file: string): Problem[] =>
  Object.entries(SIGNS).flatMap(([sign, [name, meaning]]) =>
    file.includes(sign)
      ? {
          file,
          found: `the name of the file has ${name}, which ${meaning}`,
          expected: 'a name without one',
          fix: 'Rename the file',
        }
      : [],
  );

const cannotBeRead = (file: string): Problem => ({
  file,
  found: "a link that leads nowhere, or what this user isn't allowed to read",
  expected: 'files and folders of pages that can be read',
  fix: 'Correct the link or the permission, or delete it',
});

const compareTabs = (a: Entry, b: Entry) => a.front.order - b.front.order || (a.front.title < b.front.title ? -1 : 1);
