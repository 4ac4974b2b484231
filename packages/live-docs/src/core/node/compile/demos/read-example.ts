import path from 'node:path';
import { unmount } from '../live/unmount';
import type { Example } from '../markdown/choose-examples';
import { resolveImport, type ExportsContext } from './demo-exports';
import { readComment } from './read-comment';
import { requiredProps } from './required-props';

/** Reads what a list of demos says of a file, and how it depends on others. */
export function readExample(file: string, context: ExportsContext): Example {
  const { text = '', imports = [], exports = [], problems = [], hasControls = false } = context.sourceOf(file) ?? {};
  const comment = readComment(text);
  const required = new Map(requiredProps(path.posix.basename(file), text));
  for (const { name, from, of = name } of exports) {
    const target = from === undefined ? undefined : resolveImport(file, from, context);
    const props = target && requiredProps(path.posix.basename(target), context.sourceOf(target)?.text ?? '').get(of);
    if (props) required.set(name, props);
  }
  const unmounted = exports.length === 0 ? unmount(path.posix.basename(file), text) : undefined;
  return {
    ...(comment ? { comment } : {}),
    imports: imports.flatMap((specifier) => resolveImport(file, specifier, context) ?? []),
    isIndex: exports.length > 0 && exports.every(({ from }) => from !== undefined),
    isBare: exports.length === 0,
    ...(unmounted ? { renders: unmounted.renders } : {}),
    // Controls give props.
    ...(required.size > 0 && !hasControls ? { required: Object.fromEntries(required) } : {}),
    isBroken: problems.length > 0,
  };
}
