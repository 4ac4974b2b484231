// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * The files of the repository that match, with those that aren't committed yet.
 * @param {string[]} patterns as git takes them
 * @returns {{ name: string, text: string }[]}
 */
export function trackedFiles(patterns) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns];
  const names = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...new Set(names)]
    .filter((name) => existsSync(join(ROOT, name)))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));
}
