import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model';
import { once } from '../files/files';
import { toId, toPosix } from '../files/paths';
import { sortAliases, type Alias } from './alias';
import { findModule } from './find-module';
import { findNamedPackage, findPackages, type FoundPackage } from './find-packages';
import type { Libraries, Library, OwnPackage } from './library';
import { packageAliases, publishedFiles } from './package-aliases';
import { readTsconfig, type Tsconfig } from './read-tsconfig';

/** The options of a site that say what it documents. */
export interface LibraryOptions {
  /** npm names. */
  library: readonly string[];
  /** The source of the documented packages by name, or of the only one: paths from the site's folder. */
  source?: string | Readonly<Record<string, string>> | undefined;
  /** Where imports lead, by what they name: paths from the site's folder. */
  alias?: Readonly<Record<string, string>> | undefined;
}

/**
 * Finds what a site documents and where its source lies. Reads `package.json` and `tsconfig.json` of the site's folder and of
 * those around it, and of workspaces.
 * @param root the site's folder, absolute.
 * @returns also the files that say so, by id, whether they exist or not.
 */
export function findLibraries(
  root: string,
  { library: names, source, alias = {} }: LibraryOptions,
): Libraries & { files: string[] } {
  const folder = toId(path.resolve(root));
  const { packages, problems: unreadable } = findPackages(folder);
  const configs = new Map<string, Tsconfig>();
  const configOf = (at: string) => once(configs, at, () => readTsconfig(at, folder));
  const problems: Problem[] = [...unreadable];
  const refuse = (wrong: Wrong) => problems.push({ file: 'site.config.ts', ...wrong });
  const sourceOf = (name: string) =>
    typeof source === 'object' ? source[name] : names.length === 1 ? source : undefined;
  const all = names.map((name): Library => {
    const found = findNamedPackage(packages, name);
    const given = sourceOf(name);
    if (!found) {
      if (given !== undefined) refuse(sourceWithoutPackage(name, given));
      return { name };
    }
    const own = readOwn(found, name, given === undefined ? undefined : path.posix.join(folder, given), configOf);
    if (own) return { name, own };
    refuse(given === undefined ? missingSource(name, toPosix(folder, found.folder)) : wrongSource(name, given));
    return { name };
  });
  if (typeof source === 'object')
    for (const name of Object.keys(source)) if (!names.includes(name)) refuse(unknownSource(name, names));

  const given = Object.entries(alias).flatMap(([name, target]) => {
    const found = givenAlias(name, target, folder);
    if (found.length === 0) refuse(deadAlias(name, target));
    return found;
  });
  const owned = all.flatMap(({ own }) => own ?? []);
  const folders = [...new Set([folder, ...owned.map((own) => own.folder)])];
  const distinct = [...new Set([...configs.values(), ...folders.map(configOf)])];
  return {
    all,
    aliases: sortAliases([
      ...given,
      ...owned.flatMap(({ aliases }) => aliases.slice(0, 1)),
      ...distinct.flatMap(({ aliases }) => aliases),
      ...owned.flatMap(({ aliases }) => aliases),
    ]),
    files: [...folders.map((at) => `${at}/package.json`), ...distinct.flatMap(({ files }) => files)],
    problems: [...problems, ...distinct.flatMap((config) => config.problems)],
  };
}

/** @param given id of the source's entry, if the site's configuration names one. */
function readOwn(
  found: FoundPackage,
  name: string,
  given: string | undefined,
  configOf: (folder: string) => Tsconfig,
): OwnPackage | undefined {
  const { folder, manifest } = found;
  const { aliases, strictness } = configOf(folder);
  const candidates =
    given === undefined
      ? [
          ...aliases.flatMap((alias) => (alias.name === name ? alias.target : [])),
          ...(typeof manifest.source === 'string' ? [path.posix.join(folder, manifest.source)] : []),
          `${folder}/src/index`,
        ]
      : [given];
  const first = (ids: readonly string[]) => ids.flatMap((id) => findModule(id) ?? [])[0];
  const scripted = given === undefined ? scriptedEntries(manifest).map((file) => path.posix.join(folder, file)) : [];
  const named = first(candidates);
  const entry = named ?? first(scripted);
  if (entry === undefined) return undefined;
  const source = named === undefined ? `${folder}/src` : path.posix.dirname(entry);
  const { version = '' } = manifest;
  return {
    folder,
    entry,
    source,
    version,
    published: publishedFiles(manifest),
    aliases: packageAliases(name, found, entry, source),
    strictness,
  };
}

/**
 * Modules that the scripts of a package give to a bundler, such as `tsup src/core/index.ts`. Those with an option before them are
 * entries of a part: `tsup --entry.hooks src/hooks/index.ts`.
 */
const scriptedEntries = ({ scripts = {} }: FoundPackage['manifest']): string[] =>
  Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/(?<!--\S+ +)(?<=^|\s)(?:\.\/)?(src\/[\w./-]+\.[jt]sx?)(?=\s|$)/g)].map(
      ([, file = '']) => file,
    ),
  );

/** An alias of the configuration. That of a folder stands for what is in it, too. */
function givenAlias(name: string, target: string, folder: string): Alias[] {
  const id = toId(path.resolve(folder, target));
  if (name.includes('*')) return isFolder(id) ? [{ name, target: id }] : [];
  const module = findModule(id);
  const whole = isFolder(`${id}/*`) ? [{ name: `${name}/*`, target: `${id}/*` }] : [];
  return [...(module === undefined ? [] : [{ name, target: module }]), ...whole];
}

/** True where the folder of a target with `*` is there. */
function isFolder(target: string): boolean {
  const fixed = target.slice(0, target.indexOf('*'));
  const folder = path.posix.dirname(`${fixed}_`);
  return existsSync(folder) && statSync(folder).isDirectory();
}

/** What is wrong with the configuration. */
type Wrong = Omit<Problem, 'file'>;

const missingSource = (name: string, folder: string): Wrong => ({
  found: `the option "library" is "${name}", the package in ${folder || 'this folder'}, and its source can't be found`,
  expected:
    '"paths" for its name in tsconfig.json, "source" in its package.json, src/index.ts, or a script that names it',
  fix: 'Name its entry with the option "source": "src/main.ts"',
});

const wrongSource = (name: string, given: string): Wrong => ({
  found: `the option "source" is "${given}" for ${name}, which doesn't exist`,
  expected: "the entry of the library's source, as a path from the site's folder",
  fix: 'Correct the path',
});

const sourceWithoutPackage = (name: string, given: string): Wrong => ({
  found: `the option "source" is "${given}", and no package.json of this repository is that of ${name}`,
  expected: 'a package that the site lies in, or one of its workspace',
  fix: 'Correct the option "library", or remove "source" to document the installed package',
});

const unknownSource = (name: string, names: readonly string[]): Wrong => ({
  found: `the option "source" has "${name}", which "library" doesn't list`,
  expected: names.length > 0 ? `one of ${names.join(', ')}` : 'a package of the option "library"',
  fix: 'Correct the name, or remove it',
});

const deadAlias = (name: string, target: string): Wrong => ({
  found: `the option "alias" leads "${name}" to "${target}", which doesn't exist`,
  expected: "a file, or a folder, as a path from the site's folder",
  fix: 'Correct the path, or remove the alias',
});
