import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { packageFolder, readManifest, readRepository } from 'live-docs/internal';
import { BuildError } from 'live-playground/model';
import { attempt } from './attempt';
import { docusaurus } from './docusaurus';
import { dumi } from './dumi';
import type { Change, Engine, Folder, Note, Plan } from './plan';

/** The engines whose sites are read. */
const ENGINES: readonly Engine[] = [dumi, docusaurus];

/** What to do beside migrating. */
export interface MigrateOptions {
  /** Prints the differences and writes nothing. */
  dryRun?: boolean | undefined;
  /** Deletes what nothing needs any more. */
  clean?: boolean | undefined;
}

/**
 * Turns a site of another engine into one of this one: writes `site.config.ts`, and the pages. Prints what was carried over,
 * what wasn't, and what is left to do.
 * @param root the folder of the other engine's configuration, absolute.
 * @returns the exit code: 1 if the build fails before somebody edits something, or installs a package.
 * @throws {BuildError} before anything is written, if there is no configuration, or if a file to change isn't committed.
 */
export async function migrate(root: string, { dryRun = false, clean = false }: MigrateOptions = {}): Promise<number> {
  const git = openGit(root);
  if (!git) throw new BuildError([noRepository(root)]);
  const { engine, config } = findEngine(root);
  const manifest = readManifest(root) ?? {};
  const place = {
    root,
    folder: openFolder(root, git),
    manifest,
    repository: readRepository(manifest),
    prefix: git.prefix(),
    isCleaned: clean,
  };
  const plan = await engine.plan(place, config);
  const { output } = plan;
  const built = attempt(() => readdirSync(path.join(root, output))) ?? [];
  if (built.length > 0 && !built.includes('build.json')) {
    const text =
      'A build replaces only a folder that a build has written, and another engine has written this one. Delete it';
    plan.notes.push({ kind: 'hand', where: output, text });
  }
  const deleted: Change[] = clean ? plan.obsolete.map((file) => ({ file })) : [];
  const ending = lineEnding(readFileSync(path.join(root, config), 'utf8'));
  const changes = [...plan.changes, ...deleted].map((change) => onDisk(root, change, ending));
  const uncommitted = git.uncommitted(changes.filter(({ before }) => before !== undefined).map(({ file }) => file));
  if (uncommitted.length > 0 && !dryRun) throw new BuildError(uncommitted.map(notCommitted));
  if (dryRun) for (const change of changes) console.log(printDiff(change));
  else write(root, changes);
  console.log(printReport(plan, dryRun, clean, config));
  const isMissing = (name: string) => packageFolder(name, root) === undefined;
  const isReady =
    plan.notes.every(({ kind }) => kind !== 'hand') &&
    !plan.steps.some(({ packages = [] }) => packages.some(isMissing));
  return isReady ? 0 : 1;
}

/** The engine that the folder has a configuration of. */
function findEngine(root: string): { engine: Engine; config: string } {
  for (const engine of ENGINES) {
    const config = engine.configs.find((name) => existsSync(path.join(root, name)));
    if (config !== undefined) return { engine, config };
  }
  const found = `there is no configuration of ${ENGINES.map(({ name }) => name).join(' or ')}`;
  const expected = `one of ${ENGINES.flatMap(({ configs }) => configs).join(', ')}`;
  const fix = 'Name the folder that it is in: live-docs migrate <folder>. Start a new site with npm create live-docs';
  throw new BuildError([{ file: root, found, expected, fix }]);
}

function openFolder(root: string, git: Git): Folder {
  const read = (file: string) => {
    const absolute = path.join(root, file);
    // Whatever reads a text knows one kind of line ending, and no byte order mark. Files keep theirs.
    return existsSync(absolute)
      ? readFileSync(absolute, 'utf8')
          .replace(/^\uFEFF/, '')
          .replaceAll('\r\n', '\n')
      : undefined;
  };
  return {
    files: new Set(git.files().filter((file) => existsSync(path.join(root, file)))),
    read,
    list: (dir) => git.files(dir).filter((file) => existsSync(path.join(root, file))),
    branch: git.branch(),
  };
}

const lineEnding = (text: string) => (/\r\n/.test(text) ? '\r\n' : '\n');

/** A change with the texts that the disk has: a file keeps its line endings. @param ending of files that are new. */
function onDisk(root: string, change: Change, ending: string): Change {
  const { file, after } = change;
  const absolute = path.join(root, file);
  if (change.copyOf !== undefined) return change;
  const before = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  return { file, before, after: after?.replaceAll('\n', before === undefined ? ending : lineEnding(before)) };
}

/** Writes and deletes files of the folder, after a look at where each of them lies. */
function write(root: string, changes: Change[]): void {
  const inside = realpathSync(root) + path.sep;
  for (const { file } of changes) {
    const absolute = path.resolve(root, file);
    if (!`${realpathSync(nearest(absolute))}${path.sep}`.startsWith(inside)) throw new BuildError([outside(file)]);
  }
  for (const { file, after, copyOf } of changes) {
    const absolute = path.resolve(root, file);
    if (after === undefined && copyOf === undefined) {
      rmSync(absolute);
      continue;
    }
    mkdirSync(path.dirname(absolute), { recursive: true });
    if (copyOf === undefined) writeFileSync(absolute, after ?? '');
    else copyFileSync(path.resolve(root, copyOf), absolute);
  }
}

/** The file itself, or the nearest folder above it that exists. */
function nearest(file: string): string {
  return existsSync(file) ? file : nearest(path.dirname(file));
}

const noRepository = (root: string) => ({
  file: root,
  found: 'the folder is in no repository of git',
  expected: 'a folder whose files are committed, so that nothing can be lost',
  fix: 'Run git init, and commit the files',
});

const notCommitted = (file: string) => ({
  file,
  found: 'the file has changes that are not committed',
  expected: 'that every file to change is committed, so that nothing can be lost',
  fix: 'Commit it or put it aside (git stash), and run the command again',
});

const outside = (file: string) => ({
  file,
  found: 'the file lies outside of the folder, behind a link',
  expected: 'files of the folder',
  fix: 'Replace the link by the folder that it leads to',
});

/** A change as a unified diff, as `git apply` reads it. */
function printDiff({ file, before, after, copyOf }: Change): string {
  // The empty line ends it: what follows would be read as part of it.
  if (copyOf !== undefined)
    return `diff --git a/${copyOf} b/${file}\nsimilarity index 100%\ncopy from ${copyOf}\ncopy to ${file}\n`;
  const patch = createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${file}`,
    after === undefined ? '/dev/null' : `b/${file}`,
    before ?? '',
    after ?? '',
    undefined,
    undefined,
    { context: 3, headerOptions: FILE_HEADERS_ONLY },
  );
  return patch.replace(/\n$/, '');
}

type Git = NonNullable<ReturnType<typeof openGit>>;

/** What version control knows of a folder. @returns undefined if it's in no repository, or if there is no git. */
function openGit(root: string) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  const list = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  const ask = (...args: string[]) => attempt(() => git(...args).trim()) ?? '';
  if (ask('rev-parse', '--is-inside-work-tree') !== 'true') return undefined;
  return {
    /** Paths of all files under version control or new, from the folder. @param dir that they are in. */
    files: (dir = '.') => [...new Set(list('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', dir))],
    /** Those of some files that differ from the last commit, or aren't part of it. */
    uncommitted(files: readonly string[]) {
      // All are listed: a command line has no room for the names of many files.
      const known = new Set(list('ls-files', '-z', '--cached'));
      const changed = new Set([
        ...list('ls-files', '-z', '--modified', '--deleted'),
        ...(ask('rev-parse', 'HEAD') ? list('diff', '--cached', '--name-only', '--relative', '-z') : known),
      ]);
      return files.filter((file) => !known.has(file) || changed.has(file)).toSorted();
    },
    /** Path of the folder in its repository. */
    prefix: () => ask('rev-parse', '--show-prefix').replace(/\/$/, ''),
    /** The branch that the repository is published from, as far as the checkout tells. */
    branch() {
      const published = ask('symbolic-ref', '--short', 'refs/remotes/origin/HEAD').replace(/^origin\//, '');
      return published || ask('branch', '--show-current') || 'main';
    },
  };
}

const HEADINGS: [Note['kind'], string][] = [
  ['hand', 'Needs a hand'],
  ['done', 'Carried over in another way'],
  ['dropped', 'Not carried over'],
];

/** How many places of one note are named. */
const PLACES = 3;

/** `1 page`, `2 pages`. */
const countOf = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What a migration says at its end. @param source the configuration that the site was made from. */
function printReport(plan: Plan, isDry: boolean, isCleaned: boolean, source: string): string {
  const { pages, demos, changes, notes, obsolete } = plan;
  const added = changes.filter(({ before }) => before === undefined).length;
  const deleted = isCleaned ? obsolete.length : 0;
  const files = [
    `${countOf(changes.length - added, 'file')} changed`,
    `${added} new`,
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ].join(', ');
  const steps = [
    ...plan.steps,
    ...(obsolete.length > 0 && !isCleaned
      ? [{ text: `Delete what nothing needs any more: live-docs migrate --clean`, lines: summarize(obsolete) }]
      : []),
    { text: 'Look at the site', lines: ['npx live-docs dev'] },
  ];
  return [
    `${isDry ? 'Would migrate' : 'Migrated'} ${countOf(pages, 'page')} with ${countOf(demos, 'demo')} from ${source}: ${files}.`,
    ...HEADINGS.flatMap(([kind, heading]) =>
      printNotes(
        heading,
        notes.filter((note) => note.kind === kind),
      ),
    ),
    '',
    'Next:',
    ...steps.flatMap(({ text, lines = [] }) => [
      `  ${text}${lines.length > 0 ? ':' : ''}`,
      ...lines.map((line) => `    ${line}`),
    ]),
  ].join('\n');
}

/** Files by the folder that they are in, where there are many. */
function summarize(files: readonly string[]): string[] {
  if (files.length <= 12) return [...files];
  const counts = new Map<string, number>();
  for (const file of files) {
    const place = file.includes('/') ? `${file.split('/')[0]}/` : file;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, count]) => (place.endsWith('/') ? `${place} (${countOf(count, 'file')})` : place));
}

function printNotes(heading: string, notes: Note[]): string[] {
  if (notes.length === 0) return [];
  const places = new Map<string, Note[]>();
  for (const note of notes) places.set(note.text, [...(places.get(note.text) ?? []), note]);
  return [
    '',
    `${heading}:`,
    ...[...places].map(([text, all]) => {
      const more = all.length > PLACES ? ` and ${all.length - PLACES} more` : '';
      return `  ${all
        .slice(0, PLACES)
        .map(({ where }) => where)
        .join(', ')}${more}: ${text}.`;
    }),
  ];
}
