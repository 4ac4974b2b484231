// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Names of the files of the repository that match, with those that aren't committed yet.
 * @param {string[]} [patterns] as git takes them
 */
export function trackedNames(patterns = []) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns];
  const names = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...new Set(names)].filter((name) => existsSync(join(ROOT, name)));
}

/**
 * The same with their texts.
 * @param {string[]} patterns
 * @returns {{ name: string, text: string }[]}
 */
export function trackedFiles(patterns) {
  return trackedNames(patterns).map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));
}
