import path from 'node:path';
import {
  typeText,
  type PropertyState,
  type ApiHistory,
  type PropertyHistory,
  listVersions,
  ownValue,
} from '../../../core/model';
import { readText } from '../../../core/node/files/hash-text';
import {
  createApiProgram,
  errorsIn,
  type ApiProgram,
  type TypeScriptModule,
} from '../../../core/node/compile/types/create-program';
import { plainType, createTypeReader } from './read-type';
import { type Descriptions, isImportable } from './read-descriptions';
import { listsProps, openTable, tableFile, tableSource } from './open-table';
import { exportsIn } from './library-exports';
import { readModules, withoutTwins, type ModuleExports } from './read-modules';
import { readTable } from './read-table';

/** A published version whose declarations are on the disk. */
export interface PublishedVersion {
  /** Name that it was published under. */
  name: string;
  version: string;
  /** Id of a folder that imports it, above those of the packages that its declarations name. */
  root: string;
  /** Ids of its declarations. */
  declarations: string[];
}

/** The properties of each table that a version has and what its modules export, or why it can't be read. */
export type VersionReading =
  | { tables: Record<string, Record<string, PropertyState>>; modules: ModuleExports }
  | { reason: string };

/** Why a version without declarations can't be read. */
export const NO_DECLARATIONS = 'it has no declarations';

/**
 * Reads several versions of a library with one program: what they have in common, React's types above all, is read once.
 * @param library name that the descriptions import the library by.
 */
export function readVersions(
  ts: TypeScriptModule,
  versions: PublishedVersion[],
  library: string,
  descriptions: ReadonlyMap<string, Descriptions>,
): VersionReading[] {
  const [first] = versions;
  if (!first) return [];
  const tables = [...descriptions.values()].filter(isImportable).map((one) => ofVersions(one, library));
  const isDeclared = new Set(versions.flatMap(({ declarations }) => declarations));
  const open = (virtual: Map<string, string>, files: string[]) =>
    createApiProgram({ ts, root: first.root, virtual, files, hasComments: (file) => isDeclared.has(file) });

  const entries = open(new Map(versions.map((one) => [entryFile(one), entrySource(one)])), []);
  const names = [...new Set(tables.flatMap(importedNames))];
  const virtual = new Map(
    versions.flatMap((one): [string, string][] => {
      const exported = new Set(
        exportsIn(entries, entries.program.getSourceFile(entryFile(one))).map(({ name }) => name),
      );
      const missing = names.filter((name) => !exported.has(name));
      const found = missing.flatMap((name) => declarationOf(one, name) ?? []);
      return [
        [entryFile(one), [entrySource(one), ...found].join('\n')],
        [publicFile(one), entrySource(one)],
        ...tables.map((table): [string, string] => [tableFile(one.root, table), tableSource(table)]),
      ];
    }),
  );
  // All modules: code may import one that the entry doesn't lead to.
  const api = open(virtual, withoutTwins([...isDeclared]));
  return versions.map((version) => readVersion(api, version, tables));
}

function readVersion(api: ApiProgram, version: PublishedVersion, tables: Descriptions[]): VersionReading {
  if (version.declarations.length === 0) return { reason: NO_DECLARATIONS };
  const broken = errorsIn(api, entryFile(version));
  if (broken.length > 0) return { reason: `its declarations can't be imported: ${broken[0]?.message ?? ''}` };
  const inPackage = new Set(version.declarations);
  const types = createTypeReader(api, (file) => inPackage.has(file));
  // A type that doesn't compile is one that this version doesn't have. What its import line lacks may be unused.
  const known = tables.filter((table) => !errorsIn(api, tableFile(version.root, table)).some(({ line }) => line > 0));
  const read = known.flatMap((table) => {
    const { members } = readTable(api, types, openTable(api, version.root, table)).facts;
    const states = members
      .filter(({ internal }) => !internal)
      .map(({ name, type, required, deprecated }): [string, PropertyState] => [
        name,
        {
          type: plainType(typeText(type)),
          ...(required ? { required } : {}),
          ...(deprecated === undefined ? {} : { deprecated: deprecated.replace(/\s+/g, ' ').trim() }),
        },
      ]);
    return states.length > 0 ? [[table.id, Object.fromEntries(states)] as const] : [];
  });
  if (read.length === 0) return { reason: 'its declarations have none of the documented types' };
  const { root, name, declarations } = version;
  const modules = readModules(api, {
    entry: publicFile(version),
    folder: `${root}/node_modules/${name}`,
    declarations,
  });
  return { tables: Object.fromEntries(read), modules };
}

/**
 * A table as versions have it: its file imports the library through the entry beside it. A component is left out that the
 * table's type can do without, because a version may have the type alone.
 */
function ofVersions({ component, ...table }: Descriptions, library: string): Descriptions {
  const link = (text: string) => text.replaceAll(`'${library}'`, `'./${ENTRY}'`);
  const needed = listsProps({ ...table, component }) ? { component } : {};
  return { ...table, ...needed, filename: table.id, import: link(table.import), type: link(table.type) };
}

const ENTRY = 'library-entry';
const entryFile = ({ root }: PublishedVersion) => `${root}/${ENTRY}.ts`;
/** What the package itself exports, without the names that were looked for in its files. */
const publicFile = ({ root }: PublishedVersion) => `${root}/${ENTRY}-public.ts`;
const entrySource = ({ name }: PublishedVersion) => `export * from '${name}';\nexport { default } from '${name}';`;

/** Names that a table's file imports of the library. */
const importedNames = ({ import: line, type }: Descriptions): string[] => [
  ...[...line.matchAll(/import (?:type )?(?:\w+, )?\{([^}]*)\} from '\.\//g)].flatMap(
    ([, list = '']) => list.match(/\b(?!type\b)\w+\b/g) ?? [],
  ),
  ...[...type.matchAll(/import\('\.\/[^']*'\)\.(\w+)/g)].map(([, name = '']) => name),
];

/**
 * Exports a name from the file that declares it. Properties are older than the names of their types: the entry of a package may
 * begin to export these much later.
 */
function declarationOf({ root, declarations }: PublishedVersion, name: string): string | undefined {
  const declares = new RegExp(`\\bexport (?:declare )?(?:interface|type|class|function|const) ${name}\\b`);
  const file = declarations.find((one) => declares.test(readText(one) ?? ''));
  return file && `export { ${name} } from './${path.posix.relative(root, file).replace(/\.d\.ts$/, '')}';`;
}

/** A version and what was read of it. */
export interface ReadVersion {
  name: string;
  version: string;
  reading: VersionReading;
}

/**
 * Joins what was read of each version to one history.
 * @param versions oldest first; former packages come first.
 * @param bases tables by those that extend them.
 */
export function joinVersions(versions: ReadVersion[], bases: ReadonlyMap<string, string>): ApiHistory {
  const read: ApiHistory['read'] = {};
  const unread: ApiHistory['unread'] = {};
  const tablesOf: Tables[] = [];
  const modulesOf: Tables[] = [];
  for (const { name, version, reading } of versions) {
    if ('reason' in reading) ((unread[name] ??= {})[reading.reason] ??= []).push(version);
    else {
      (read[name] ??= []).push(version);
      tablesOf.push(reading.tables);
      modulesOf.push(reading.modules);
    }
  }
  const ids = listVersions({ read }).map(({ id }) => id);
  const tables = joinTables(tablesOf, ids, (table, name) => {
    const base = bases.get(table);
    return base === undefined || !isShared(tablesOf, table, base, name);
  });
  return { read, unread, tables, modules: joinTables(modulesOf, ids) };
}

/** The history of each property. @param isOwn tells which are listed. */
function joinTables(
  versions: Tables[],
  ids: string[],
  isOwn: (table: string, name: string) => boolean = () => true,
): Record<string, Record<string, PropertyHistory>> {
  const names = new Set(versions.flatMap((tables) => Object.keys(tables)));
  const tables = [...names].sort().map((table) => {
    const properties = [...new Set(versions.flatMap((tables) => Object.keys(tables[table] ?? {})))].sort();
    const states = (name: string) => versions.map((tables) => ownValue(ownValue(tables, table), name));
    const own = properties.filter((name) => isOwn(table, name));
    return [table, Object.fromEntries(own.map((name) => [name, historyOf(states(name), ids)]))] as const;
  });
  return Object.fromEntries(tables);
}

type Tables = Record<string, Record<string, PropertyState>>;

/** True if a property of a table was like that of the table's base for as long as there has been the table. */
const isShared = (versions: Tables[], table: string, base: string, name: string) =>
  versions.every(
    (tables) => !tables[table] || toText(ownValue(tables[table], name)) === toText(ownValue(tables[base], name)),
  );

const toText = (state: PropertyState | undefined) => JSON.stringify(state ?? null);

/** The states of a property that differ from the one before. */
function historyOf(states: (PropertyState | undefined)[], ids: string[]): PropertyHistory {
  const history: PropertyHistory = {};
  let last = toText(undefined);
  for (const [at, state] of states.entries()) {
    const text = toText(state);
    if (text !== last) history[ids[at] ?? ''] = state === undefined ? null : shorten(state);
    last = text;
  }
  return history;
}

const shorten = (state: PropertyState): string | PropertyState =>
  Object.keys(state).length === 1 ? state.type : state;
