import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createPathsMatcher, getTsconfig, parseTsconfig, type TsConfigResult } from 'get-tsconfig';
import type { Problem } from '../../model';
import { resolveId, toId, toPosix } from '../files/paths';
import type { Alias } from './alias';
import { findModule } from './find-module';

/** What the engine takes from the `tsconfig.json` of a folder, or of the nearest one above it. */
export interface Tsconfig {
  /** Its `paths`, as far as they lead to code. */
  aliases: Alias[];
  /** The options that say what type errors are. */
  strictness: Record<string, boolean>;
  /** The files that it may be made of, by id, whether they exist or not. */
  files: string[];
  problems: Problem[];
}

const STRICTNESS = [
  'strict',
  'strictNullChecks',
  'strictFunctionTypes',
  'strictBindCallApply',
  'strictPropertyInitialization',
  'noImplicitAny',
  'noImplicitThis',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'useUnknownInCatchVariables',
] as const;

/** @param folder id. @param root id of the site's folder, for messages. */
export function readTsconfig(folder: string, root: string): Tsconfig {
  const files = [`${folder}/tsconfig.json`];
  try {
    const found = getTsconfig(folder);
    if (!found) return { ...NONE, files };
    const parts = partsOf(found);
    files.push(toId(found.path), ...parts);
    const all = [
      found,
      ...parts.filter((part) => existsSync(part)).map((part) => ({ path: part, config: parseTsconfig(part) })),
    ];
    const sets = all.map(({ config: { compilerOptions: options = {} } }) =>
      STRICTNESS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]] as const])),
    );
    const set = sets.find(({ length }) => length > 0) ?? [];
    const strictness = { strict: false, noUncheckedIndexedAccess: false, ...Object.fromEntries(set) };
    return { aliases: all.flatMap(readAliases), strictness, files, problems: [] };
  } catch (error) {
    return { ...NONE, files, problems: [unreadable(toPosix(root, `${folder}/tsconfig.json`), error)] };
  }
}

/** Ids of the files beside a configuration that it's made of: `tsconfig.json` may do no more than refer to `tsconfig.app.json`. */
function partsOf({ path: file, config }: TsConfigResult): string[] {
  const id = toId(file);
  return (config.references ?? [])
    .map((reference) => resolveId(id, reference.path))
    .filter((part) => path.posix.dirname(part) === path.posix.dirname(id) && part.endsWith('.json'));
}

function readAliases(found: TsConfigResult): Alias[] {
  const match = createPathsMatcher(found);
  const names = Object.keys(found.config.compilerOptions?.paths ?? {});
  return names.flatMap((name) => readAlias(name, match?.(name).map((target) => toId(target)) ?? []));
}

const NONE = { aliases: [], strictness: {}, problems: [] };

/**
 * A name of `paths` may also stand for declarations alone, for a folder that a tool writes, or for packages that are installed:
 * none of these is code to run.
 */
function readAlias(name: string, targets: readonly string[]): Alias[] {
  const code = targets.filter((target) => !target.includes('/node_modules/') && !target.endsWith('.d.ts'));
  if (!name.includes('*')) {
    const target = code.flatMap((one) => findModule(one) ?? [])[0];
    return target === undefined ? [] : [{ name, target }];
  }
  const target = code.find((one) => existsSync(one.slice(0, one.indexOf('*'))));
  if (target === undefined || name === '*') return [];
  return /^@[^/]+\/\*$/.test(name) ? eachPackage(name, target) : [{ name, target }];
}

/** `@scope/*` for the packages that are there: others of the scope are installed. */
function eachPackage(name: string, target: string): Alias[] {
  const fill = (text: string, rest: string) => text.replace('*', () => rest);
  return readdirSync(path.posix.dirname(`${target.slice(0, target.indexOf('*'))}_`)).flatMap((entry) => {
    const module = findModule(fill(target, entry));
    return module === undefined ? [] : [{ name: fill(name, entry), target: module }];
  });
}

const unreadable = (file: string, error: unknown): Problem => ({
  file,
  found: `it can't be read: ${error instanceof Error ? error.message : String(error)}`,
  expected: "the TypeScript configuration of the library, whose paths are the site's, too",
  fix: 'Correct the file',
});
