import type TypeScript from 'typescript';
import type { ApiProgram } from './api-program';
import type { MemberId } from 'live-playground/model';
import type { MemberIndex } from './member-index';

/** How deep the value of a property is followed: `components`, `header`, `cell`. */
const DEPTH = 4;

/**
 * Follows an object that is written elsewhere than where it is used, by its type.
 * @param expected the type that is asked for where it is used.
 * @param path what comes before a key of the object in a member's id.
 */
export type FollowType = (type: TypeScript.Type, expected: TypeScript.Type | undefined, path: string[]) => void;

/**
 * @param isOurs true for a file whose objects count.
 * @param record takes the members that a file sets.
 */
export function createFollowType(
  { ts, checker }: ApiProgram,
  { idsOf, memberOf, below }: MemberIndex,
  isOurs: (file: string) => boolean,
  record: (ids: MemberId[], file: string) => void,
): FollowType {
  const isEntry = (node: TypeScript.Node) =>
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);
  const partsOf = (type: TypeScript.Type) => (type.isUnion() ? type.types : [type]);
  const itemOf = (array: TypeScript.Type | undefined) =>
    array && checker.getIndexTypeOfType(array, ts.IndexKind.Number);

  const follow = (
    type: TypeScript.Type,
    expected: TypeScript.Type | undefined,
    path: string[],
    depth: number,
  ): void => {
    if (depth === 0) return;
    const wanted = expected && checker.getNonNullableType(expected);
    if (checker.isArrayLikeType(type)) {
      const item = itemOf(type);
      const wantedItem = itemOf(wanted && partsOf(wanted).find((part) => checker.isArrayLikeType(part)));
      for (const part of item ? partsOf(item) : []) follow(part, wantedItem, path, depth - 1);
      return;
    }
    if (type.isUnion()) return type.types.forEach((part) => follow(part, expected, path, depth));
    const symbols = checker.getPropertiesOfType(type);
    const keys = symbols.map((symbol) => symbol.name);
    for (const symbol of symbols) {
      const declaration = symbol.declarations?.[0];
      if (!declaration || !isEntry(declaration) || !isOurs(declaration.getSourceFile().fileName)) continue;
      const ids = idsOf(symbol.name, wanted, keys, path);
      record(ids, declaration.getSourceFile().fileName);
      const target = wanted && memberOf(wanted, symbol.name, keys);
      follow(
        checker.getTypeOfSymbolAtLocation(symbol, declaration),
        target && checker.getTypeOfSymbolAtLocation(target, declaration),
        below(ids),
        depth - 1,
      );
    }
  };
  return (type, expected, path) => follow(type, expected, path, DEPTH);
}
