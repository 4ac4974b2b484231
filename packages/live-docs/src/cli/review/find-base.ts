import path from 'node:path';
import { BuildError, findNearest } from 'live-playground/model';
import { git } from './git';

/** What a review compares the working tree with. */
export interface Base {
  /** Folder of the repository, absolute. */
  top: string;
  /** The commit, in full. */
  commit: string;
  /** `4d2c1a0 Keep the header`: the commit as readers know it. */
  title: string;
  /** True if the working tree has changes that aren't committed. */
  isDirty: boolean;
}

/**
 * Finds the commit that a branch left another one at, so that what others did there since isn't reviewed.
 * @param root folder of the site, absolute. @param ref a branch, a tag or a commit.
 * @throws {BuildError} if there is no repository, no such commit, or too little history.
 */
export async function findBase(root: string, ref: string): Promise<Base> {
  const top = await git(root, 'rev-parse', '--show-toplevel').catch((error: Error) => {
    throw refuse(
      root,
      error.message,
      'a site in a git repository',
      'Run it in a clone, or run "git init" and commit the site',
    );
  });
  const isShallow = (await git(root, 'rev-parse', '--is-shallow-repository')) === 'true';
  const given = await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => '',
  );
  if (!given) throw isShallow ? tooShallow(ref) : await unknownRef(root, ref);
  const commit = await git(root, 'merge-base', given, 'HEAD').catch(() => {
    if (isShallow) throw tooShallow(ref);
    // Histories that have nothing in common.
    return given;
  });
  const title = await git(root, 'log', '-1', '--format=%h %s', commit);
  const isDirty = (await git(root, 'status', '--porcelain')) !== '';
  return { top: path.resolve(top), commit, title, isDirty };
}

const refuse = (file: string, found: string, expected: string, fix: string) =>
  new BuildError({ file, found, expected, fix });

const tooShallow = (ref: string) =>
  refuse(
    'live-docs review',
    `this clone is shallow, and its history doesn't reach the commit where "${ref}" begins`,
    'the whole history',
    'Give actions/checkout "fetch-depth: 0", or run "git fetch --unshallow"',
  );

async function unknownRef(root: string, ref: string): Promise<BuildError> {
  const names = await git(root, 'for-each-ref', '--format=%(refname:short)');
  const nearest = findNearest(ref, names.split('\n'));
  const fix = nearest ? `Write "${nearest}"` : 'Correct it, or run "git fetch" first';
  return refuse('live-docs review', `git knows no commit "${ref}"`, 'a branch, a tag or a commit', fix);
}
