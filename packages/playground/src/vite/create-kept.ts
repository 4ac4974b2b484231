import { statSync } from 'node:fs';
import path from 'node:path';

/** Files that change when packages are installed. */
const INSTALLED = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];

/**
 * Keeps what is made from installed packages until others are installed, or a file of a linked one changes. A failure isn't
 * kept.
 * @param root the project's folder, absolute.
 * @param make makes it. `sources` are the files that it's made from, absolute.
 */
export function createKept<T extends { sources: readonly string[] }>(
  root: string,
  make: () => Promise<T>,
): () => Promise<T> {
  let kept: { from: number; made: Promise<T> } | undefined;
  const isCurrent = (from: number, { sources }: T) => {
    // What is inside node_modules changes with an installation.
    const linked = sources.filter((file) => !/[\\/]node_modules[\\/]/.test(file));
    return (
      linked.every((file) => changeOf(file, Infinity) < from) &&
      installed(root).every((file) => changeOf(file, 0) < from)
    );
  };
  return async function get(): Promise<T> {
    const last = kept;
    const made = await last?.made;
    // Somebody else has asked for it meanwhile.
    if (kept !== last) return get();
    if (last && made && isCurrent(last.from, made)) return made;
    const next = { from: Date.now(), made: make() };
    kept = next;
    next.made.catch(() => (kept = kept === next ? undefined : kept));
    return next.made;
  };
}

/** When a file was last changed, in milliseconds. @param gone the answer for a file that isn't there. */
const changeOf = (file: string, gone: number) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? gone;

/** The files that change with an installation, in a folder and those above it. */
function installed(folder: string): string[] {
  const parent = path.dirname(folder);
  return [...INSTALLED.map((name) => path.join(folder, name)), ...(parent === folder ? [] : installed(parent))];
}
