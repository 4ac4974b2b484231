import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from 'live-playground/build';
import { BuildError, findNearest } from 'live-playground/model';
import type { SiteConfig } from '../../core/node/config/site-config';
import { atOrigin, originOf } from '../../core/node/files/made-files';
import { toSlug } from '../../core/model';
import { DEMO_MODULES } from '../../core/node/files/output-folders';
import { toId, toPosix } from '../../core/node/files/paths';
import { shownSources, sourceText, type SiteDemo, type Snapshot } from '../../core/node/snapshot/snapshot';

/** A demo as tests know it. */
export interface TestedDemo {
  id: string;
  title: string;
  /** Path of the file that it's named after, from the site's root: of what is made of a story, the one that readers see. */
  file: string;
  /** Where an author wrote it, if that file is made: the story, or the fence of a page. */
  origin?: { file: string; line: number };
  /** What that exports it as, if the site shows more of the file: its steps and pictures are called after both. */
  part?: string | undefined;
  /** Ids of that file, of those that it imports from beside it, and of the one that it's written in. */
  files: readonly string[];
  /** Its files' texts, by path from the site's root, its own first. */
  sources: readonly (readonly [file: string, text: string])[];
  /** True if its page leaves it to browsers. */
  isBrowserOnly: boolean;
  /** True if a page has its markup, which React hydrates. */
  isHydrated: boolean;
}

/** Path of what lies beside a demo, without its ending: `docs/simple` of `docs/simple.tsx`, `docs/simple-basic` of a part of it. */
export const stemOf = ({ file, part }: Pick<TestedDemo, 'file' | 'part'>): string =>
  file.replace(/\.[jt]sx?$/, part === undefined ? '' : `-${toSlug(part)}`);

/** Paths of the files that may have the steps of a demo, the first that's there counts: its own, and those of the whole file. */
export const stepsFiles = ({ file, part }: Pick<TestedDemo, 'file' | 'part'>): string[] =>
  [...new Set([stemOf({ file, part }), stemOf({ file })])].map((stem) => `${stem}.test.ts`);

/** All demos of a site. */
export function listDemos(snapshot: Snapshot): TestedDemo[] {
  const { root } = snapshot;
  const isShared = (own: SiteDemo) =>
    snapshot.demosByFile.get(own.file)?.some(({ file, id }) => file === own.file && id !== own.id) ?? false;
  return [...snapshot.demos.values()].map(({ isBrowserOnly = false, isFramed, ...demo }) => ({
    id: demo.id,
    title: demo.title,
    file: toPosix(root, shownSources(demo)[0]?.file ?? demo.file),
    ...placeOf(snapshot, demo.file),
    ...(demo.exportName !== undefined && isShared(demo) ? { part: demo.exportName } : {}),
    files: [...demo.parts.sources.map((source) => source.file), originOf(snapshot.files, demo.file)],
    sources: demo.parts.sources.map(
      (source) => [toPosix(root, source.file), sourceText(snapshot, source.file)] as const,
    ),
    isBrowserOnly,
    isHydrated: !isBrowserOnly && !isFramed,
  }));
}

function placeOf({ files, root }: Snapshot, id: string): Pick<TestedDemo, 'origin'> {
  if (!files.made.has(id)) return {};
  const { file, line = 1 } = atOrigin(files, root, { file: toPosix(root, id), found: '', expected: '', fix: '' });
  return { origin: { file, line } };
}

/** The demos with these ids, or all. @throws {BuildError} if there is none of an id, with the nearest. */
export function chooseDemos(demos: readonly TestedDemo[], ids: readonly string[]): readonly TestedDemo[] {
  const known = demos.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.includes(id));
  const problems = unknown.map((id) => {
    const nearest = findNearest(id, known);
    const expected = 'the id of a demo, which is the name of its file';
    const fix = nearest ? `Write "${nearest}"` : 'Correct it';
    return { file: 'live-docs test', found: `there is no demo "${id}"`, expected, fix };
  });
  if (problems.length > 0) throw new BuildError(problems);
  return ids.length === 0 ? demos : demos.filter(({ id }) => ids.includes(id));
}

const run = promisify(execFile);

/** What is installed, and how it's compiled. */
const INSTALLED = /(^|\/)(package\.json|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|tsconfig[^/]*\.json)$/;

/** Options that name files which may change every demo. */
type SharedFiles = Pick<SiteConfig, 'theme' | 'mdxComponents' | 'scope' | 'serverStyles' | 'sources'>;

/** Tells by their ids which files may change every demo. @param root folder of the site, absolute. */
export function createIsForAll(
  root: string,
  { theme, mdxComponents, scope, serverStyles, sources = [] }: SharedFiles,
): (file: string) => boolean {
  const named = [theme, mdxComponents, scope, serverStyles].flatMap((file) => (file ? path.join(root, file) : []));
  const ids = new Set([...sources, ...named].map((file) => toId(file)));
  const assets = `${toId(path.join(root, 'public'))}/`;
  return (file) => INSTALLED.test(file) || ids.has(file) || file.startsWith(assets);
}

/**
 * Files that differ from a commit, those included that git doesn't know yet.
 * @param root folder of the site, absolute.
 * @returns their ids.
 * @throws {UsageError} if git doesn't know the commit.
 */
export async function changedFiles(root: string, commit: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, maxBuffer: 1 << 28 });
    return stdout.split('\n').filter(Boolean);
  };
  try {
    const [top = ''] = await git('rev-parse', '--show-toplevel');
    const inTop = (name: string) => toId(path.join(top, name));
    const changed = await git('diff', '--name-only', commit, '--');
    const added = await git('ls-files', '--others', '--exclude-standard', '--full-name', ':/');
    return [...changed, ...added].map(inTop);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n').slice(1);
    throw new UsageError(
      `--changed is "${commit}", and git can't compare with it: ${reason || 'git is not installed'}`,
    );
  }
}

/** Modules of the last build that each demo consists of, by its id. */
export function readDemoModules(root: string): Record<string, string[]> {
  const modules: Record<string, string[]> = JSON.parse(readFileSync(path.join(root, DEMO_MODULES), 'utf8'));
  const absolute = (names: string[]) => names.map((name) => toId(path.join(root, name)));
  return Object.fromEntries(Object.entries(modules).map(([id, names]) => [id, absolute(names)]));
}

/**
 * The demos that changed files may change.
 * @param modules ids of the modules of each demo.
 * @param isForAll true for a file that may change every demo.
 */
export function changedDemos(
  demos: readonly TestedDemo[],
  changed: readonly string[],
  modules: Record<string, readonly string[]>,
  isForAll: (file: string) => boolean,
): readonly TestedDemo[] {
  if (changed.some(isForAll)) return demos;
  const files = new Set(changed);
  return demos.filter(({ id, part, files: own }) => {
    const steps = own.slice(0, 1).flatMap((file) => stepsFiles({ file, part }));
    return [...own, ...steps, ...(modules[id] ?? [])].some((file) => files.has(file));
  });
}
