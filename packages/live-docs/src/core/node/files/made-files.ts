import path from 'node:path';
import type { Problem } from '../../model';
import type { Files, MadeFile } from './files';
import type { FileChange } from './look-again';
import { toPosix } from './paths';

/** Files on the disk, and among them those that are made. @param made by id; what is added to it later counts, too. */
export const withMade = (files: Files, made: ReadonlyMap<string, MadeFile>): Files => ({
  ...files,
  made,
  text: (file) => made.get(file)?.text ?? files.text(file),
  has: (file) => made.has(file) || files.has(file),
  isFollowed: (file) => made.has(file) || files.isFollowed(file),
});

/** The id of the file that an author wrote: the origin of one that is made. */
export function originOf({ made }: Pick<Files, 'made'>, file: string): string {
  const origin = made.get(file)?.origin;
  // A fence may be one of a page that is made.
  return origin === undefined ? file : originOf({ made }, origin);
}

/** A problem at the place where an author wrote what is wrong: a file that is made is on no disk. @param root id of the site's folder. */
export function atOrigin({ made }: Pick<Files, 'made'>, root: string, problem: Problem): Problem {
  const found = made.get(path.posix.join(root, problem.file));
  if (!found) return problem;
  return { ...problem, file: toPosix(root, originOf({ made }, found.origin)), line: lineAtOrigin(found, problem.line) };
}

/** The line of the origin that a line is made of. */
export const lineAtOrigin = ({ lines }: Pick<MadeFile, 'lines'>, line = 1): number =>
  lines[line - 1] ?? lines.at(-1) ?? 1;

/** Ids of the files that are made otherwise than they were, or that came or went, each with what happened. */
export function madeChanges(
  before: ReadonlyMap<string, MadeFile>,
  after: ReadonlyMap<string, MadeFile>,
): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(file), after.get(file)];
    if (was?.text !== is?.text) changes.set(file, was ? (is ? 'update' : 'delete') : 'create');
  }
  return changes;
}

/** What pages are made from, beside the configuration. */
export interface PagesInput {
  /** Id of the site's folder. */
  root: string;
  /** Id of the folder of pages. */
  docs: string;
  files: Files;
  /** Tells the demos among files from others, as `<Demos>` does. */
  chooseDemos(files: readonly string[]): { shown: readonly string[]; leftOut: readonly string[] };
}

/** A page that is on no disk. */
export interface MadePage {
  /** Its address: `/components/button`. */
  path: string;
  /** Id of the file that it's made of: paths in it start there, and "Edit this page" leads there. */
  origin: string;
  /** MDX, with its front matter. */
  text: string;
  /** See `MadeFile`. The first line by default. */
  lines?: readonly number[];
  /** No author wrote it for the site: what is wrong with it fails no build. */
  isOptional?: true;
  /** What features call it by beside its file: `PageFiles.addressOf` knows these. They begin with the feature's name and a colon. */
  names?: readonly string[];
}

/** The pages that a feature makes, and what is wrong with what they're made of. */
export interface MadePages {
  pages: readonly MadePage[];
  problems: readonly Problem[];
  /** What the author should know, as lines of text: nothing that fails a build. */
  notes: readonly string[];
}
