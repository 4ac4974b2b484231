import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInside, toId } from './paths';

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
