import { resolveImport, type ExportsContext } from './demo-exports';
import { readComment, type FileComment } from './read-comment';

/** What a list of demos wants to know of a file. */
export interface Example {
  comment?: FileComment;
  /** Ids of the files that it imports. */
  imports: readonly string[];
  /** True for a file that only passes on what others export. */
  isIndex: boolean;
  /** True for a file that can't be read. */
  isBroken: boolean;
}

/** Reads what a list of demos says of a file, and how it depends on others. */
export function readExample(file: string, context: ExportsContext): Example {
  const { text = '', imports = [], exports = [], problems = [] } = context.sourceOf(file) ?? {};
  const comment = readComment(text);
  return {
    ...(comment ? { comment } : {}),
    imports: imports.flatMap((specifier) => resolveImport(file, specifier, context) ?? []),
    isIndex: exports.length > 0 && exports.every(({ from }) => from !== undefined),
    isBroken: problems.length > 0,
  };
}
