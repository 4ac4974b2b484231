import { fileCandidates, fileKind, isStyle, splitQuery, styleCandidates } from 'live-playground/model';
import { resolveId } from '../../files/paths';

/** A file that another one of a demo imports. */
export interface FollowedFile {
  /** Id of the file. */
  file: string;
  /** What is behind its path: `?raw`; empty if there's nothing. */
  query: string;
  /** True for a file that is shown as code. */
  isSource: boolean;
}

/**
 * The file that a relative import leads to; undefined if it leads to none that a demo may have.
 * @param from id of the importing file.
 */
export function followImport(
  from: string,
  specifier: string,
  has: (file: string) => boolean,
): FollowedFile | undefined {
  const { path, query } = splitQuery(specifier);
  const target = resolveId(from, path);
  const candidates =
    isStyle(from) && fileKind(target) !== 'value' ? styleCandidates(target, from) : fileCandidates(target);
  // With a query, a file of any kind will do.
  const file = [...(query === '' ? [] : [target]), ...candidates].find(has);
  return file === undefined ? undefined : { file, query, isSource: IS_SOURCE.has(fileKind(file)) };
}

/** What is shown as code. */
const IS_SOURCE: ReadonlySet<unknown> = new Set(['script', 'style', 'data']);
