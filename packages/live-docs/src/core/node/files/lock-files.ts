import path from 'node:path';
import { ENGINE } from './entries';
import { foldersAbove } from './paths';

/** Files that say which packages there are, in a folder and those around it. */
const LOCKS = ['package.json', 'package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'tsconfig.json'];

/** Files that say which packages the engine and a site have; some of them don't exist. @param root the site's folder, absolute. */
export const lockFiles = (root: string): string[] =>
  [ENGINE, ...foldersAbove(root)].flatMap((folder) => LOCKS.map((name) => path.join(folder, name)));
