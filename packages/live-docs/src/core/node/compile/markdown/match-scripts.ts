import path from 'node:path';
import { createFilter } from 'vite';
import { fileKind } from 'live-playground/model';
import type { Files } from '../../files/files';

interface MatchedFiles {
  /** Id of the folder that they're in, as far as the pattern says it. */
  folder: string;
  /** Their ids, sorted. */
  files: readonly string[];
}

/** Finds the scripts that a pattern such as `./examples/*.tsx` matches, but for tests. @param from id of the folder that it starts from. */
export const matchScripts = (pattern: string, from: string, files: Pick<Files, 'has' | 'list'>): MatchedFiles =>
  matchFiles(pattern, from, files, (file) => fileKind(file) === 'script', isShown);

/** Finds the files of a kind that a pattern matches. @param isListed true for those that a pattern with `*` may match. */
export function matchFiles(
  pattern: string,
  from: string,
  files: Pick<Files, 'has' | 'list'>,
  isKind: (file: string) => boolean,
  isListed: (file: string) => boolean = isKind,
): MatchedFiles {
  const one = path.posix.join(from, pattern);
  // Names may have signs of patterns.
  if (isKind(one) && files.has(one)) return { folder: path.posix.dirname(one), files: [one] };
  const [fixed = ''] = /^(?:[^*?{}()[\]!+@/]*\/)*/.exec(pattern) ?? [];
  const folder = path.posix.join(from, fixed).replace(/(?<=.)\/$/, '');
  const fits = createFilter(pattern.replace(/^(?!\.)/, './'), undefined, { resolve: from });
  return { folder, files: files.list(folder).filter((file) => fits(file) && isListed(file)) };
}

const isShown = (file: string) => fileKind(file) === 'script' && !/\.(?:d|test|spec)\.[cm]?[jt]sx?$/.test(file);
