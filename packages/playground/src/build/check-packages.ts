import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocal } from '../model/resolve-file';
import { BuildError, type Problem } from '../model/problem';
import { reactProblems, unfitPackages } from '../internals/made-for';
import { findNearest } from '../model/find-nearest';

/**
 * Checks what a playground is built from before anything is bundled.
 * @param root folder from which packages are resolved, absolute.
 * @param packages that edited code may import, as imports call them.
 * @param types true if declarations are collected.
 * @throws {BuildError} naming each package that is missing or doesn't fit.
 */
export function checkPackages(root: string, packages: readonly string[], types: boolean): void {
  const problems = [
    ...packages.flatMap((name) => packageProblem(root, name) ?? []),
    ...reactProblems((name) => installedVersion(name, root), 'live-playground'),
    ...unfitPackages(),
    ...(types && !findManifest('@types/react', root) ? [NO_REACT_TYPES] : []),
  ];
  if (problems.length > 0) throw new BuildError(problems);
}

function packageProblem(root: string, name: string): Problem | undefined {
  if (isLocal(name) || name.startsWith('/') || name === '')
    return {
      file: 'packages',
      found: `"${name}" isn't the name of a package`,
      expected: 'names as imports have them, such as "react" or "@rc-component/table/assets/index.css"',
      fix: 'Correct the name, or leave it out',
    };
  const installed = packageOf(name);
  // What is wrong with React is said with its version.
  if (/^react(-dom)?$/.test(installed) || findManifest(installed, root)) return undefined;
  const nearest = findNearest(installed, installedPackages(root));
  return {
    file: 'packages',
    found: `the package "${installed}" isn't installed${nearest ? `: did you mean "${nearest}"?` : ''}`,
    expected: `a package in node_modules of ${root} or of a folder above it`,
    fix: `Run "npm install ${installed}", or correct the name`,
  };
}

const NO_REACT_TYPES: Problem = {
  file: 'package.json',
  found: 'the package "@types/react" isn\'t installed',
  expected: 'the types of React, without which each element of edited code would be a type error',
  fix: 'Run "npm install --save-dev @types/react", or build without types (--no-types)',
};

/** The name of the package that an import names: `@rc-component/table` of `@rc-component/table/assets/index.css`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The `package.json` of an installed package, absolute; undefined if it isn't installed. @param root absolute. */
export function findManifest(name: string, root: string): string | undefined {
  return packageFolders(root)
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
}

/** The version of an installed package; undefined if it isn't installed, or has none. */
export function installedVersion(name: string, root: string): string | undefined {
  const file = findManifest(name, root);
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}

/** The names of all packages that modules in a folder may import. */
function installedPackages(root: string): string[] {
  const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  return packageFolders(root).flatMap((folder) =>
    list(folder).flatMap((name) =>
      name.startsWith('@') ? list(path.join(folder, name)).map((inner) => `${name}/${inner}`) : name,
    ),
  );
}

/** Where modules in a folder look for packages, the nearest first. */
function packageFolders(root: string): string[] {
  const parent = path.dirname(root);
  return [path.join(root, 'node_modules'), ...(parent === root ? [] : packageFolders(parent))];
}
