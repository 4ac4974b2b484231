import { execFileSync } from 'node:child_process';

/** What version control knows of a folder. */
export interface Git {
  /** Paths of all files under version control or new, from the folder. */
  files(): string[];
  /** Those of some files that differ from the last commit, or aren't part of it. */
  uncommitted(files: readonly string[]): string[];
  /** The branch that the repository is published from, as far as the checkout tells. */
  branch(): string;
}

/** @param root the folder, absolute. @returns undefined if it's in no repository, or if there is no git. */
export function openGit(root: string): Git | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  const list = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  const attempt = (...args: string[]) => {
    try {
      return git(...args).trim();
    } catch {
      return '';
    }
  };
  if (attempt('rev-parse', '--is-inside-work-tree') !== 'true') return undefined;
  return {
    files: () => [...new Set(list('ls-files', '-z', '--cached', '--others', '--exclude-standard'))],
    uncommitted(files) {
      // All are listed: a command line has no room for the names of many files.
      const known = new Set(list('ls-files', '-z', '--cached'));
      const changed = new Set([
        ...list('ls-files', '-z', '--modified', '--deleted'),
        ...(attempt('rev-parse', 'HEAD') ? list('diff', '--cached', '--name-only', '--relative', '-z') : known),
      ]);
      return files.filter((file) => !known.has(file) || changed.has(file)).toSorted();
    },
    branch() {
      const published = attempt('symbolic-ref', '--short', 'refs/remotes/origin/HEAD').replace(/^origin\//, '');
      return published || attempt('branch', '--show-current') || 'main';
    },
  };
}
