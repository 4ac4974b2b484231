import type { Example } from '../markdown/choose-examples';
import { resolveImport, type ExportsContext } from './demo-exports';
import { readComment } from './read-comment';

/** Reads what a list of demos says of a file, and how it depends on others. */
export function readExample(file: string, context: ExportsContext): Example {
  const { text = '', imports = [], exports = [], problems = [] } = context.sourceOf(file) ?? {};
  const comment = readComment(text);
  return {
    ...(comment ? { comment } : {}),
    imports: imports.flatMap((specifier) => resolveImport(file, specifier, context) ?? []),
    isIndex: exports.length > 0 && exports.every(({ from }) => from !== undefined),
    isBare: exports.length === 0,
    isBroken: problems.length > 0,
  };
}
