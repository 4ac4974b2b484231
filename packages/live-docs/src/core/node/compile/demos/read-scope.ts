import path from 'node:path';
import { isLocal } from 'live-playground/model';
import { parseSync } from 'vite';
import { packageOf, typesOf, type Problem } from '../../../model';
import type { Files } from '../../files/files';
import { packageFolder } from '../../files/installed-package';
import { parseJson } from '../../files/parse-json';
import { resolveId, toPosix } from '../../files/paths';
import { importTarget } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import type { Libraries } from '../../library/library';
import type { Scope, ScopeName } from '../live/scope';
import { lineAt } from './line-at';

interface ScopeInput {
  /** Id of the site's folder. */
  root: string;
  /** Id of the module that says what is in scope. */
  file: string;
  files: Files;
  libraries: Pick<Libraries, 'aliases'>;
}

/** What is in scope, and what that was read of. */
export interface ScopeReading {
  scope: Scope;
  /** The text of each file that was read. */
  read: ReadonlyMap<string, string | undefined>;
  problems: Problem[];
}

type Names = Map<string, ScopeName>;

/**
 * Reads what a module exports, and where from: what it passes on of a package is imported of that package. Of `export *` the names of
 * the other module are read, or those of its declarations.
 */
export function readScope({ root, file, files: siteFiles, libraries }: ScopeInput): ScopeReading {
  const read = new Map<string, string | undefined>();
  const files: Files = {
    ...siteFiles,
    text: (one) => {
      const text = siteFiles.text(one);
      read.set(one, text);
      return text;
    },
  };
  const filename = toPosix(root, file);
  const problems: Problem[] = [];
  const text = files.text(file) ?? '';
  const { module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error)
    problems.push({
      file: filename,
      line: lineAt(text, error.labels[0]?.start ?? 0),
      found: `the file cannot be read: ${error.message}`,
      expected: 'TypeScript or JavaScript',
      fix: 'Correct the syntax',
    });

  const follow = (specifier: string, from: string): string | undefined => {
    const target = importTarget(libraries.aliases, from, specifier);
    if (target === undefined) return findTypes(specifier, path.posix.dirname(from), files);
    const plain = target.replace(/\.[cm]?js$/, '');
    const declared = [`${plain}.d.ts`, `${plain}.d.mts`, `${plain}/index.d.ts`];
    return [...moduleCandidates(target), ...declared].find((one) => files.text(one) !== undefined);
  };
  /** Names that a module exports beside its default; undefined if there's no such module. */
  const exportsOf = (target: string | undefined, seen = new Set<string>()): string[] | undefined => {
    const code = target === undefined ? undefined : files.text(target);
    if (target === undefined || code === undefined) return undefined;
    if (seen.has(target)) return [];
    seen.add(target);
    const entries = parseSync(target, code).module.staticExports.flatMap((one) => one.entries);
    return entries.flatMap(({ exportName, moduleRequest }) => {
      if (exportName.name !== null) return exportName.name === 'default' ? [] : exportName.name;
      return moduleRequest ? (exportsOf(follow(moduleRequest.value, target), seen) ?? []) : [];
    });
  };
  const placeOf = (specifier: string): Pick<ScopeName, 'from' | 'isFile'> =>
    isLocal(specifier) ? { from: resolveId(file, specifier), isFile: true } : { from: specifier };

  /** What the module imports, by the name that it has there; and by its place, which is that of an export that passes it on. */
  const imported = new Map<string | number, ScopeName>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      for (const key of [localName.value, importName.start ?? localName.value])
        imported.set(key, { ...placeOf(moduleRequest.value), name: nameOf(importName) });

  const names: Names = new Map();
  const all: Names = new Map();
  for (const { exportName, importName, localName, moduleRequest, start } of module.staticExports.flatMap(
    (one) => one.entries,
  )) {
    const { name } = exportName;
    const passedOn = imported.get(localName.name ?? importName.start ?? '');
    if (name !== null && passedOn) names.set(name, passedOn);
    else if (name !== null && moduleRequest)
      names.set(name, { ...placeOf(moduleRequest.value), name: nameOf(importName) });
    else if (name !== null) names.set(name, { from: file.replace(/\.\w+$/, ''), name, isFile: true });
    if (name !== null || !moduleRequest) continue;
    const known = exportsOf(follow(moduleRequest.value, file));
    for (const one of known ?? []) all.set(one, { ...placeOf(moduleRequest.value), name: one });
    if (!known)
      problems.push({
        file: filename,
        line: lineAt(text, start),
        found: `export * from "${moduleRequest.value}", whose names can't be read`,
        expected: "a module of the site or the library, or a package that's installed with its types",
        fix: `Name what is in scope: export { Button } from '${moduleRequest.value}'`,
      });
  }
  const known = Object.fromEntries([...all, ...names].filter(([name]) => name !== 'default'));
  return { scope: { filename, names: known }, read, problems };
}

/** A name as an import has it. */
const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Default' ? 'default' : kind === 'Name' ? (name ?? 'default') : '*';

interface TypesManifest {
  types?: string;
  typings?: string;
  exports?: unknown;
}

/** The declarations of an installed package, or of a part of one. @param folder id of the folder that imports it. */
function findTypes(specifier: string, folder: string, files: Files): string | undefined {
  const name = packageOf(specifier);
  const part = `.${specifier.slice(name.length)}`;
  for (const one of [name, typesOf(name)]) {
    const found = packageFolder(one, folder, files);
    if (found === undefined) continue;
    const manifest = parseJson<TypesManifest>(files.text(`${found}/package.json`)) ?? {};
    const { types, typings = types, exports } = manifest;
    const named = part === '.' ? typings : undefined;
    const entry =
      (exports as Record<string, unknown> | null | undefined)?.[part] ?? (part === '.' ? exports : undefined);
    const candidates = [typesIn(entry), named, `${part}.d.ts`, `${part}/index.d.ts`].flatMap((path) => path ?? []);
    const file = candidates
      .map((path) => `${found}/${path}`.replaceAll('/./', '/'))
      .find((path) => files.text(path) !== undefined);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** The first declarations that an entry of `exports` names. */
function typesIn(entry: unknown): string | undefined {
  if (typeof entry === 'string') return /\.d\.[cm]?ts$/.test(entry) ? entry : undefined;
  if (typeof entry !== 'object' || entry === null) return undefined;
  return Object.values(entry)
    .map(typesIn)
    .find((found) => found !== undefined);
}
