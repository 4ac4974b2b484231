import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { attempt } from '../core/node/files/attempt';
import { DRAWING, ENGINE, OWN_MODULES, PLAYGROUND } from '../core/node/files/entries';
import { listFiles, readStamp, realPath } from '../core/node/files/files';
import { hashFiles, hashText } from '../core/node/files/hash-text';
import { writeWhole } from '../core/node/files/kept-files';
import { buildEnvironment, lockFiles } from '../core/node/files/lock-files';
import { packageFolder, readManifest } from '../core/node/files/installed-package';
import { isInside, toId } from '../core/node/files/paths';
import { findLibraries } from '../core/node/library/find-libraries';
import { ownPackages } from '../core/node/library/library';
import { skippedFolders } from '../core/node/snapshot/create-store';
import type { SiteFolder } from './read-site';

/** What the last build was made from, and which output it wrote, from the site's root. */
const STAMP = '.site/build-stamp';

/** A build, as the stamp beside its output says it. */
export interface BuildStamp {
  /** True if the last complete build was made from the same, and its output is still there. */
  isCurrent(): boolean;
  /** Notes that a build, which began after this was made, is complete. */
  write(): void;
}

/**
 * Reads all that a build of a site is made from: the engine, files of the site, of packages that are linked and of the library, which
 * other packages there are, the configuration and what it took from the environment, the commit and what differs from it, Node's version.
 * Contents count, not times: what git has checked out and back is the same.
 */
export function readBuildStamp(site: SiteFolder): BuildStamp {
  const { root, config } = site;
  const stamp = path.join(root, STAMP);
  const made = hashOf(site);
  // Each build writes this file anew.
  const line = () => `${made} ${readStamp(path.join(root, config.output, 'build.json'))}`;
  return {
    isCurrent: () =>
      existsSync(path.join(root, config.output)) && attempt(() => readFileSync(stamp, 'utf8')) === line(),
    write: () => writeWhole(stamp, line()),
  };
}

function hashOf({ root, input, config }: SiteFolder): string {
  const id = toId(root);
  const skipped = skippedFolders(id, id, config.output);
  const ownFolders = ownPackages(findLibraries(root, config)).map(({ folder }) => folder);
  const folders = [root, ...OWN_MODULES, ...linkedPackages(root), ...ownFolders];
  const files = folders.flatMap((folder) => [...listFiles(folder, () => '', skipped).keys()]);
  const { head, changed } = readWorkTree(root);
  // What tools write lies beside what is read.
  const edited = changed.filter(
    (file) => !/\/(node_modules|\.site)\//.test(file) && !skipped.some((one) => isInside(one, file)),
  );
  const chosen = inspect(input, { depth: 8, maxArrayLength: null, maxStringLength: null });
  const all = [...files, ...lockFiles(root), ...(config.sources ?? []), ...edited];
  const contents = hashFiles(all.map((one) => toId(one)));
  return hashText(JSON.stringify([buildEnvironment(), head, chosen, contents]));
}

/** The commit that a folder is at, and the files of its repository that differ from it, by id: pages may include any of them. */
function readWorkTree(root: string): { head: string; changed: string[] } {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
  const [head = '', top = ''] = git('rev-parse', 'HEAD', '--show-toplevel').split('\n');
  const lines = git('--no-optional-locks', 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')
    .split('\0')
    .filter(Boolean);
  return { head, changed: lines.map((line) => toId(path.join(top, line.slice(3)))) };
}

/** Folders of packages that the site names and that no registry has given: workspaces, and what `npm link` has linked. */
function linkedPackages(root: string): string[] {
  const { dependencies, devDependencies } = readManifest(root) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const folder = packageFolder(name, root);
    const real = folder === undefined ? undefined : realPath(folder);
    const isOwn = real !== undefined && [ENGINE, PLAYGROUND, DRAWING].some((own) => toId(own) === toId(real));
    return real === undefined || isOwn || toId(real).includes('/node_modules/') ? [] : real;
  });
}
