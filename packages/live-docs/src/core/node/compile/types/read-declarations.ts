import { collectDeclarations } from 'live-playground/build';
import { hashFile } from '../../files/hash-text';
import { typePaths } from '../../library/alias';
import type { Libraries } from '../../library/library';
import type { Reading, TypeScriptModule } from './create-program';
import { findDocumented } from './documented';

/** What declarations are collected for: see `collectDeclarations`. Plain data. */
export interface DeclarationsInput extends Pick<
  Parameters<typeof collectDeclarations>[0],
  'root' | 'workspace' | 'engine' | 'untyped'
> {
  libraries: Libraries;
  sources: { file: string; imports: readonly string[] }[];
  /** Declarations in the place of modules that are compiled from source, by the id of each. */
  declared: Record<string, string>;
  /** Other files and folders of the site. */
  named: string[];
  /** Tells which packages are installed. */
  packages: string;
}

/** What demos reach of declarations. */
type DemoDeclarations = Omit<ReturnType<typeof collectDeclarations>, 'pathOf' | 'read' | 'absent'> & {
  /** The path of each of the files and folders that were named. */
  pathsOf: Record<string, string>;
};

/** Collects the declarations that demos of a site reach. */
export function readDeclarations(ts: TypeScriptModule, input: DeclarationsInput): Reading<DemoDeclarations> {
  const { root, libraries, declared, named } = input;
  const { pathOf, read, absent, ...declarations } = collectDeclarations({
    ...input,
    ts,
    keepsComments: findDocumented(libraries.all, root).hasComments,
    declared: new Map(Object.entries(declared)),
    paths: typePaths(libraries.aliases),
  });
  return {
    result: { ...declarations, pathsOf: Object.fromEntries(named.map((file) => [file, pathOf(file)])) },
    filesRead: Object.fromEntries(read.map((file) => [file, hashFile(file)] as const).filter(isThere)),
    absent,
  };
}

/** False for a declaration that isn't on the disk. */
const isThere = (entry: readonly [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
