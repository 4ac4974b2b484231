import path from 'node:path';
import { ENGINE } from './entries';
import { foldersAbove } from './paths';

/** Files that say which packages there are, in a folder and those around it. */
const LOCKS = ['package.json', 'package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'tsconfig.json'];

/** Files that say which packages the engine and a site have; some of them don't exist. @param root the site's folder, absolute. */
export const lockFiles = (root: string): string[] =>
  [ENGINE, ...foldersAbove(root)].flatMap((folder) => LOCKS.map((name) => path.join(folder, name)));

/** What a build depends on of the process that it runs in. */
export function buildEnvironment(): unknown[] {
  const { version, platform, arch, env } = process;
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_') || name === 'NODE_ENV');
  return [version, platform, arch, variables.sort()];
}
