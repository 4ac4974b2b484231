import type TypeScript from 'typescript';
import { memberId, type MemberId } from '../model/member-id';

/** Name of a table's type in the module that is written for it. */
export const TYPE_NAME = 'ApiType';

/** Where a name is declared: file and offset. */
export type Place = string;

export const placeAt = (file: string, start: number): Place => `${file}:${start}`;

/** The place of the name that a node declares. */
export function placeOf(node: TypeScript.Node): Place {
  const { name = node } = node as TypeScript.NamedDeclaration;
  return placeAt(node.getSourceFile().fileName, name.getStart());
}

/** The type that a module exports by a name. */
export function exportedType(
  checker: TypeScript.TypeChecker,
  source: TypeScript.SourceFile | undefined,
  name: string,
): TypeScript.Type | undefined {
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

/** Where each row of a table is declared. */
export type Rows = ReadonlyMap<string, readonly Place[]>;

/**
 * Finds where rows are declared.
 * @param names paths from the table's type: `size.width`.
 */
export function findRows(checker: TypeScript.TypeChecker, type: TypeScript.Type, names: Iterable<string>): Rows {
  return new Map(Array.from(names, (name) => [name, declarationsOf(checker, type, name.split('.')).map(placeOf)]));
}

/** The declarations of the member at the end of a path, in any constituent of unions on the way. */
function declarationsOf(
  checker: TypeScript.TypeChecker,
  type: TypeScript.Type,
  [name = '', ...rest]: string[],
): TypeScript.Declaration[] {
  const plain = checker.getNonNullableType(type);
  return (plain.isUnion() ? plain.types : [plain]).flatMap((part) => {
    const property = part.getProperty(name);
    if (!property) return [];
    return rest.length === 0
      ? (property.declarations ?? [])
      : declarationsOf(checker, checker.getTypeOfSymbol(property), rest);
  });
}

/** Rows of the reference by the place of their declaration. Several tables may share one; they are in the order that is given. */
export type RowIndex = ReadonlyMap<Place, MemberId[]>;

export function indexRows(tables: Iterable<{ id: string; rows: Rows }>): RowIndex {
  const index = new Map<Place, MemberId[]>();
  for (const { id, rows } of tables)
    for (const [name, places] of rows)
      for (const place of new Set(places)) index.set(place, [...(index.get(place) ?? []), memberId(id, name)]);
  return index;
}
