import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';
import { findNearest } from '../model/find-nearest';
import { fileKind } from '../model/file-kinds';
import { BuildError, type Problem } from '../model/problem';
import { isLocal } from '../model/resolve-file';
import { findManifest, packageOf } from './check-packages';

/** The project's own sources that edited code may import: path from the project's folder, by what imports call each. */
export type Modules = Readonly<Record<string, string>>;

const INDEX = ['index.ts', 'index.tsx', 'index.js', 'index.jsx'];

/**
 * Finds the project's own modules.
 * @param root the project's folder, absolute.
 * @param packages that edited code may import.
 * @returns the file of each, absolute and without links, by what imports call it.
 * @throws {BuildError} naming each that isn't there, or whose name means a package.
 */
export function findOwnModules(root: string, modules: Modules, packages: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const problems = Object.entries(modules).flatMap(([name, given]): Problem[] => {
    const file = findFile(path.resolve(root, given));
    const problem =
      file === undefined ? pathProblem(root, name, given) : nameProblem(root, name, file, given, packages);
    if (file !== undefined) found.set(name, file);
    return problem ? [problem] : [];
  });
  if (problems.length > 0) throw new BuildError(problems);
  return found;
}

const stat = (file: string) => statSync(file, { throwIfNoEntry: false });

/** A script or a stylesheet: the file itself, or the index of a folder. */
function findFile(target: string): string | undefined {
  const files = stat(target)?.isDirectory() ? INDEX.map((name) => path.join(target, name)) : [target];
  const file = files.find((each) => stat(each)?.isFile() && /^(script|style)$/.test(fileKind(each) ?? ''));
  return file && normalizePath(realpathSync(file));
}

function pathProblem(root: string, name: string, given: string): Problem {
  const target = path.resolve(root, given);
  const is = stat(target);
  const folder = path.dirname(target);
  const nearest =
    !is && stat(folder)?.isDirectory() ? findNearest(path.basename(target), readdirSync(folder)) : undefined;
  const found = !is
    ? `nothing is there${nearest ? `: did you mean ${path.posix.join(path.posix.dirname(given), nearest)}?` : ''}`
    : is.isDirectory()
      ? `the folder has none of ${INDEX.join(', ')}`
      : 'the file is neither a script nor a stylesheet';
  const expected = `the source of the module "${name}", by its path from ${root}`;
  return { file: given || 'modules', found, expected, fix: 'Correct the path in `modules` (--modules)' };
}

/** A name that leads elsewhere, too: imports of it would mean one thing here and another one there. */
function nameProblem(root: string, name: string, file: string, given: string, packages: readonly string[]) {
  const expected = 'a name that imports have, and that no package has';
  if (name === '' || isLocal(name) || /^[/@]?$|^\/|[\s=]/.test(name))
    return { file: given, found: `"${name}" can't be the name of a module`, expected, fix: 'Name it as in "@acme/ui"' };
  const installed = packageOf(name);
  const manifest = findManifest(installed, root);
  // A workspace links the package to the folder that has the source.
  const isOwn = manifest && file.startsWith(`${normalizePath(realpathSync(path.dirname(manifest)))}/`);
  if (!packages.includes(name) && (!manifest || isOwn)) return undefined;
  const found = `"${name}" is a package, too${manifest ? `, installed in ${path.dirname(manifest)}` : ''}`;
  return {
    file: given,
    found,
    expected,
    fix: 'Take it out of `modules` or `packages`, or give the module another name',
  };
}
