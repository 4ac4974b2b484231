import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from 'live-playground/build';
import { DEMO_MODULES } from '../../node/files/output-folders';
import { toId } from '../../node/files/paths';
import type { TestedDemo } from './finding';
import { stepsFile } from './read-steps';

const run = promisify(execFile);

/** Files whose change may change every demo: what is installed, and how the site is built. */
const FOR_ALL =
  /(^|\/)(package\.json|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|site\.config\.ts|tsconfig[^/]*\.json)$/;

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

/** The demos that changed files may change. @param modules ids of the modules of each demo. */
export function changedDemos(
  demos: readonly TestedDemo[],
  changed: readonly string[],
  modules: Record<string, readonly string[]>,
): readonly TestedDemo[] {
  if (changed.some((file) => FOR_ALL.test(file))) return demos;
  const files = new Set(changed);
  return demos.filter(({ id, files: own }) =>
    [...own, ...own.slice(0, 1).map(stepsFile), ...(modules[id] ?? [])].some((file) => files.has(file)),
  );
}
