import type TypeScript from 'typescript';
import { TYPE_NAME, exportedType, findRows, indexRows, placeOf, type RowIndex } from 'live-playground/types';
import { splitMember } from 'live-playground/model';
import { ownValue, type ApiHistory } from '../../../core/model';
import type { LibrarySources } from './table-sources';

/** Where the installed version of a library declares what the history is about. */
export interface LibraryIndex {
  /** The property of a table that a symbol is. @param owner type that has it: several tables may share a declaration. */
  find(symbol: TypeScript.Symbol, owner: TypeScript.Type | undefined): { table: string; name: string } | undefined;
  /** The member of an export that a symbol is: `default.Summary`. */
  findMember(symbol: TypeScript.Symbol): string | undefined;
  /** The table whose properties a type has, all of them. */
  tableOf(type: TypeScript.Type): string | undefined;
}

/** Indexes a library by its declarations in a program. @param program has the files of `sources`. */
export function indexLibrary(
  program: TypeScript.Program,
  sources: LibrarySources,
  { tables, modules }: Pick<ApiHistory, 'tables' | 'modules'>,
): LibraryIndex {
  const checker = program.getTypeChecker();
  const read = [...sources.tables].flatMap(([id, file]) => {
    const type = exportedType(checker, program.getSourceFile(file), TYPE_NAME);
    const names = Object.keys(ownValue(tables, id) ?? {});
    return type ? [{ id, rows: findRows(checker, type, names) }] : [];
  });
  const rows: RowIndex = indexRows(read);
  /** Places of the properties that are no keys of others, by table. */
  const owned = new Map(
    read.map(({ id, rows }) => [id, [...rows].filter(([name, at]) => !name.includes('.') && at.length > 0)] as const),
  );
  const members = memberPlaces(program, sources, Object.keys(ownValue(modules, '.') ?? {}));
  const known = new Map<TypeScript.Type, string | undefined>();

  const tableOf = (type: TypeScript.Type): string | undefined => {
    if (known.has(type)) return known.get(type);
    const parts = type.isUnion() ? type.types : [type];
    const places = new Set(
      parts
        .flatMap((part) => checker.getPropertiesOfType(part))
        .flatMap(({ declarations = [] }) => declarations.map(placeOf)),
    );
    // The one that has the most properties of all whose properties the type has.
    const fits = [...owned].filter(
      ([, list]) => list.length > 0 && list.every(([, at]) => at.some((place) => places.has(place))),
    );
    const table = fits.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
    known.set(type, table);
    return table;
  };

  return {
    tableOf,
    find(symbol, owner) {
      const ids = new Set(symbol.declarations?.flatMap((node) => rows.get(placeOf(node)) ?? []));
      const found = [...ids].map(splitMember);
      if (found.length < 2) return found[0];
      const table = owner && tableOf(owner);
      return found.find((one) => one.table === table) ?? found[0];
    },
    findMember: (symbol) =>
      symbol.declarations?.map((node) => members.get(placeOf(node))).find((one) => one !== undefined),
  };
}

/** Members of exports by the place of their declaration. @param names of exports and members: `default.Summary`. */
function memberPlaces(
  program: TypeScript.Program,
  { exports }: LibrarySources,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(exports);
  const statement = source?.statements[0];
  const module =
    statement &&
    'moduleSpecifier' in statement &&
    checker.getSymbolAtLocation(statement.moduleSpecifier as TypeScript.Node);
  if (!source || !module) return new Map();
  const exported = new Map(checker.getExportsOfModule(module).map((one) => [one.name, one]));
  return new Map(
    names.flatMap((path) => {
      const [name = '', member] = path.split('.');
      const symbol = member === undefined ? undefined : exported.get(name);
      const found = symbol && checker.getTypeOfSymbolAtLocation(symbol, source).getProperty(member ?? '');
      return found?.declarations?.map((node) => [placeOf(node), path] as const) ?? [];
    }),
  );
}
