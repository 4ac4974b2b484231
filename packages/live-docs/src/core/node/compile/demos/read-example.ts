import path from 'node:path';
import { unmount } from '../live/unmount';
import type { Example } from '../markdown/choose-examples';
import { resolveImport, type ExportsContext } from './demo-exports';
import { readComment } from './read-comment';

/** Reads what a list of demos says of a file, and how it depends on others. */
export function readExample(file: string, context: ExportsContext): Example {
  const { text = '', imports = [], exports = [], problems = [] } = context.sourceOf(file) ?? {};
  const comment = readComment(text);
  const unmounted = exports.length === 0 ? unmount(path.posix.basename(file), text) : undefined;
  return {
    ...(comment ? { comment } : {}),
    imports: imports.flatMap((specifier) => resolveImport(file, specifier, context) ?? []),
    isIndex: exports.length > 0 && exports.every(({ from }) => from !== undefined),
    isBare: exports.length === 0,
    ...(unmounted ? { renders: unmounted.renders } : {}),
    isBroken: problems.length > 0,
  };
}
