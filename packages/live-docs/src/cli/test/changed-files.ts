import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from 'live-playground/build';
import type { SiteConfig } from '../../core/node/config/site-config';
import { DEMO_MODULES } from '../../core/node/files/output-folders';
import { toId } from '../../core/node/files/paths';
import type { TestedDemo } from './tested-demo';
import { stepsFile } from './steps';

const run = promisify(execFile);

/** What is installed, and how it's compiled. */
const INSTALLED = /(^|\/)(package\.json|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|tsconfig[^/]*\.json)$/;

/**
 * Tells by their ids which files may change every demo.
 * @param root folder of the site, absolute.
 * @param configured files that the configuration consists of, absolute.
 */
export function createIsForAll(
  root: string,
  { theme, mdxComponents, serverStyles }: Pick<SiteConfig, 'theme' | 'mdxComponents' | 'serverStyles'>,
  configured: readonly string[],
): (file: string) => boolean {
  const named = [theme, mdxComponents, serverStyles].flatMap((file) => (file ? path.join(root, file) : []));
  const ids = new Set([...configured, ...named].map((file) => toId(file)));
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
  return demos.filter(({ id, files: own }) =>
    [...own, ...own.slice(0, 1).map(stepsFile), ...(modules[id] ?? [])].some((file) => files.has(file)),
  );
}
