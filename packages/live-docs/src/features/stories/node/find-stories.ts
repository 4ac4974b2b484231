import path from 'node:path';
import type { PagePass } from '../../../core/node/compile/markdown/page-output';
import { resolveId, toPosix } from '../../../core/node/files/paths';
import type { StoriesFile } from './read-stories';
import type { StoryTools } from './story-tools';

/** A file of stories that a page imports. */
export interface FoundStories {
  /** Its id. */
  file: string;
  stories: StoriesFile;
}

/** How imports may leave a name to be completed. */
const ENDINGS = [
  '',
  ...['.', '/index.'].flatMap((start) => ['tsx', 'ts', 'jsx', 'js', 'mjs'].map((ending) => start + ending)),
];

/** How a file in a folder names another, by a relative path. Both are ids. */
export function pathFrom(folder: string, file: string): string {
  const relative = path.posix.relative(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The file that another one imports; undefined if there's none, or the import isn't relative. @param from its id. */
export function resolveImport(from: string, source: string, has: (file: string) => boolean): string | undefined {
  if (!/^\.{1,2}\//.test(source)) return undefined;
  const whole = resolveId(from, source);
  return ENDINGS.map((ending) => whole + ending).find((file) => path.posix.extname(file) !== '' && has(file));
}

/** Reads the file of stories that a page imports. @param from id of the page's file. */
export function findStories(
  from: string,
  source: string,
  { input }: Pick<PagePass, 'input'>,
  { readStories }: Pick<StoryTools, 'readStories'>,
): FoundStories | undefined {
  const file = resolveImport(from, source, input.files.has);
  const text = file === undefined ? undefined : input.files.text(file);
  if (file === undefined || text === undefined) return undefined;
  return { file, stories: readStories(toPosix(input.root, file), text) };
}
