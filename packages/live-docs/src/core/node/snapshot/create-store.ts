import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadCompiler } from '../compile/types/create-program';
import { readApi, type ApiResult } from './api';
import type { Problem } from '../../model';
import type { SiteConfig } from '../config/site-config';
import { findLibraries } from '../library/find-libraries';
import type { Libraries } from '../library/library';
import { isInside, toId } from '../files/paths';
import { keepLast } from '../files/keep-last';
import { nothingRead, readFiles } from '../files/files';
import { madeChanges } from '../files/made-files';
import { keepPages } from './keep-pages';
import { lookAgain, type FileChange, type Look } from '../files/look-again';
import { readSnapshot } from './read-snapshot';
import { readUpdateTimes } from '../files/read-updates';
import type { Snapshot } from './snapshot';

/** The one owner of what has been read of a site. All else is a function of a snapshot. */
export interface Store {
  /** Id of the site's folder. */
  root: string;
  config: SiteConfig;
  libraries: Libraries;
  /**
   * The newest snapshot. Reads the site when it is asked for first.
   * @throws what kept it from being read; it's read again when it is next asked for.
   */
  snapshot(): Promise<Snapshot>;
  /**
   * Notes what keeps demos from being shown beside what is in their files, by `demoKey`: the newest snapshot is another one.
   * @returns false if all of it was known.
   */
  refuseDemos(found: ReadonlyMap<string, readonly Problem[]>): boolean;
  /** Looks at the disk. If something changed, the newest snapshot is another one. Never rejects for what is in the files. */
  refresh(): Promise<Refreshed>;
  /** What changed since this was last called, or since the first snapshot: for those who have to be told. */
  takeChange(): Promise<Change>;
  /**
   * The API reference of the newest snapshot, read when it is asked for first.
   * @param loadCompiler brings the compiler, if the caller has it already.
   */
  api(loadCompiler?: LoadCompiler): Promise<ApiResult>;
}

/** What a look at the disk found. */
interface Refreshed extends Pick<Look, 'changes' | 'isUnsettled'> {
  /** Of files that are made of others. */
  made: Look['changes'];
  /** True if the newest snapshot is another one: files changed, or the dates of pages have arrived. */
  isNew: boolean;
  /** Milliseconds that it took, during which nothing else ran. */
  took: number;
}

/** Two snapshots, and the files that changed between them. */
export interface Change {
  previous: Snapshot;
  next: Snapshot;
  files: ReadonlyMap<string, FileChange>;
}

/** How pages get the dates of their last update. */
export interface PageDates {
  /** Says on the console why they have none. */
  warn: (message: string) => void;
  /** False if no snapshot waits for git, which may take seconds: after that, the next look makes one with the dates. */
  isAwaited: boolean;
}

/**
 * Makes the store of a site. It reads nothing yet.
 * @param folder the site's folder, absolute.
 * @param dates how pages get the dates of their last update; by default they have none.
 * @param libraries what the site documents, if it's known already.
 */
export function createStore(
  folder: string,
  config: SiteConfig,
  dates?: PageDates,
  libraries: Libraries = findLibraries(folder, config),
): Store {
  const root = toId(path.resolve(folder));
  const docs = path.posix.join(root, config.docs);
  let files = readFiles(nothingRead(skippedFolders(root, docs, config.output)));
  let reading: ReturnType<typeof readUpdateTimes> | undefined;
  let known: ReadonlyMap<string, number> = new Map();
  /** The dates that the newest snapshot has, unless it waits for them. */
  let shown = known;
  const times = () => (dates?.isAwaited ? (reading ?? known) : (shown = known));
  /** Counts the looks that made another snapshot. */
  let version = 0;
  let edits = 0;
  /** The newest snapshot that could be read. */
  let last: Snapshot | undefined;
  const broken = new Map<string, readonly Problem[]>();
  const keepSnapshot = keepLast<string, Snapshot>();
  const keepApi = keepLast<number, ApiResult>();
  let told: Snapshot | undefined;
  let untold = new Map<string, FileChange>();
  /** A look that hasn't begun: it serves all who ask until then. */
  let waiting: Promise<Refreshed> | undefined;

  const read = async () => {
    if (dates) {
      reading ??= readUpdateTimes(root, config.docs, dates.warn);
      void reading.then((found) => (known = found));
    }
    const keptPages = last ? undefined : keepPages(root, config);
    last = await readSnapshot({ root, config, libraries, files, times, edits, previous: last, keptPages, broken });
    keptPages?.prune();
    told ??= last;
    return last;
  };
  const snapshot = () => keepSnapshot(`${version} ${broken.size}`, read);
  const look = async (): Promise<Refreshed> => {
    // What is being read has to be complete, since the next one takes over from it.
    await snapshot().catch(() => undefined);
    waiting = undefined;
    const began = performance.now();
    const { changes, isUnsettled, ...seen } = lookAgain(files);
    const took = performance.now() - began;
    const isNew = changes.size > 0 || (!dates?.isAwaited && known !== shown);
    let made: Refreshed['made'] = new Map();
    if (isNew) {
      files = seen.files;
      version++;
      if (changes.size > 0) edits++;
      const before = last;
      await snapshot().catch(() => undefined);
      if (before && last) made = madeChanges(before.files.made, last.files.made);
      for (const [file, kind] of [...changes, ...made]) untold.set(file, kind);
    }
    return { changes, made, isNew, isUnsettled, took };
  };

  return {
    root,
    config,
    libraries,
    snapshot,
    refuseDemos(found) {
      const known = broken.size;
      for (const [demo, problems] of found) broken.set(demo, problems);
      return broken.size > known;
    },
    refresh: () => (waiting ??= look()),
    async takeChange() {
      let at = version;
      let next = await snapshot();
      // A look may have found more meanwhile.
      while (at !== version) {
        at = version;
        next = await snapshot();
      }
      const change = { previous: told ?? next, next, files: untold };
      told = next;
      untold = new Map();
      return change;
    },
    api: (loadCompiler) => keepApi(version, async () => readApi(await snapshot(), loadCompiler)),
  };
}

/** Folders that tools write to, beside a `package.json`. */
const USUAL = ['build', 'coverage', 'dist', 'es', 'esm', 'cjs', 'lib', 'out', 'storybook-static', 'tmp', 'types'];

/**
 * Folders below that of the pages that hold none, as a site finds them whose pages lie in the root of a package: that of the built
 * site, and folders with usual names that git ignores.
 * @param root id of the site's folder.
 * @param docs id of the folder of its pages.
 * @param output the folder of the built site, from the site's folder.
 */
export function skippedFolders(root: string, docs: string, output: string): string[] {
  const usual = existsSync(`${docs}/package.json`) ? USUAL.filter((name) => existsSync(`${docs}/${name}`)) : [];
  const { stdout } =
    usual.length > 0 ? spawnSync('git', ['check-ignore', ...usual], { cwd: docs, encoding: 'utf8' }) : { stdout: '' };
  const ignored = (stdout ?? '').split('\n').filter(Boolean);
  return [path.posix.join(root, output), ...ignored.map((name) => toId(path.join(docs, name)))].filter((folder) =>
    isInside(docs, folder),
  );
}
