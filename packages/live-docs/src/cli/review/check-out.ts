import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortHash } from '../../core/node/files/hash-text';
import { isInside, toId } from '../../core/node/files/paths';
import type { Base } from './find-base';
import { git } from './git';

/**
 * Checks a commit out beside the repository, with the packages that are installed there. The folder is kept: what has been built in
 * it needn't be built by the next review.
 * @returns the folder, absolute.
 */
export async function checkOut({ top, commit }: Pick<Base, 'top' | 'commit'>): Promise<string> {
  const around = path.join(realpathSync(tmpdir()), 'live-docs-review', shortHash(top));
  const tree = path.join(around, 'tree');
  const isOurs = existsSync(path.join(tree, '.git')) && (await isTreeOf(top, tree));
  if (isOurs) {
    await git(tree, 'checkout', '--quiet', '--force', '--detach', commit);
    await git(tree, 'clean', '--quiet', '-fd');
  } else {
    rmSync(tree, { recursive: true, force: true });
    mkdirSync(around, { recursive: true });
    await git(top, 'worktree', 'prune');
    await git(top, 'worktree', 'add', '--quiet', '--force', '--detach', tree, commit);
  }
  const manifests = await git(top, 'ls-files', '--', 'package.json', '*/package.json');
  const folders = ['', ...manifests.split('\n').map((file) => path.posix.dirname(file))];
  linkPackages(top, tree, new Set(folders.map((folder) => path.join(folder))));
  linkPackagesAbove(top, around);
  return tree;
}

const isTreeOf = async (top: string, tree: string) => {
  const common = async (folder: string) =>
    realpathSync(path.resolve(folder, await git(folder, 'rev-parse', '--git-common-dir')));
  return common(tree).then(
    async (found) => found === (await common(top)),
    () => false,
  );
};

/**
 * Gives a checkout the packages of another one. Those that lie in the repository are the checkout's own.
 * @param folders that may have packages, from both.
 */
export function linkPackages(from: string, to: string, folders: Iterable<string>): void {
  const own = realpathSync(from);
  for (const folder of folders) {
    if (!existsSync(path.join(to, folder))) continue;
    const target = path.join(to, folder, 'node_modules');
    rmSync(target, { recursive: true, force: true });
    link(path.join(from, folder, 'node_modules'), target, (real) => {
      const isOwn = isInside(toId(own), toId(real)) && !toId(real).includes('/node_modules/');
      return isOwn ? path.join(to, path.relative(own, real)) : real;
    });
  }
}

/** Packages that modules of the repository find in folders that it lies in, the nearest first. */
function linkPackagesAbove(top: string, around: string): void {
  const target = path.join(around, 'node_modules');
  rmSync(target, { recursive: true, force: true });
  for (let at = path.dirname(top); at !== path.dirname(at); at = path.dirname(at))
    link(path.join(at, 'node_modules'), target, (real) => real);
}

/** Links the packages of a folder in another one, unless it has them. @param meant the folder to link, by the one of the package. */
function link(source: string, target: string, meant: (real: string) => string): void {
  if (!existsSync(source)) return;
  for (const name of packagesIn(source)) {
    const folder = meant(realpathSync(path.join(source, name)));
    const place = path.join(target, name);
    if (!existsSync(folder) || existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(folder, place, 'junction');
  }
}

function packagesIn(modules: string): string[] {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`) : name,
  );
}
