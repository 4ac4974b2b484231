import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { Base } from './find-base';
import { git } from './git';

/** How packages are installed as a lock file says. */
const INSTALL = {
  'package-lock.json': 'npm ci --no-audit --no-fund',
  'yarn.lock': 'yarn install --immutable',
  'pnpm-lock.yaml': 'pnpm install --frozen-lockfile',
  'bun.lock': 'bun install --frozen-lockfile',
} as const;

type LockName = keyof typeof INSTALL;

/** A lock file that isn't as it was. */
export interface ChangedLock {
  /** Path of its folder from the repository's. */
  folder: string;
  name: LockName;
}

/** Finds the lock file around a site, if it differs from the one of a commit. @param site path of its folder from the repository's. */
export async function findChangedLock({ top, commit }: Base, site: string): Promise<ChangedLock | undefined> {
  const names = Object.keys(INSTALL) as LockName[];
  for (let folder = site; ; folder = path.dirname(folder)) {
    const name = names.find((one) => existsSync(path.join(top, folder, one)));
    if (name) {
      const differs = await git(top, 'diff', '--name-only', commit, '--', path.join(folder, name));
      return differs ? { folder, name } : undefined;
    }
    if (folder === '' || folder === '.') return undefined;
  }
}

/** Installs what a lock file names. @param tree the checkout. @throws {BuildError} with what the package manager says. */
export async function installPackages(tree: string, { folder, name }: ChangedLock): Promise<void> {
  const [command = '', ...args] = INSTALL[name].split(' ');
  const child = spawn(command, args, { cwd: path.join(tree, folder), shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const failure = await Promise.race([once(child, 'close').then(([code]) => code), once(child, 'error').then(String)]);
  if (failure === 0) return;
  throw new BuildError({
    file: path.join(folder, name),
    found: `"${INSTALL[name]}" fails for the commit that is compared with: ${output.trim() || failure}`,
    expected: 'packages of that commit, as --install asks for',
    fix: 'Leave out --install to use the packages that are installed',
  });
}
