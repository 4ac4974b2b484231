import type TypeScript from 'typescript';
import { memberId, type MemberId } from 'live-playground/model';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import { createMemberIndex } from './member-index';
import type { Descriptions } from './read-descriptions';
import type { ReadTable } from './table-facts';

/** How deep the value of a property is followed: `components`, `header`, `cell`. */
const DEPTH = 4;

/**
 * Finds the members that source files set, through the types that the compiler gives each object there, and those
 * that they read of what the library hands out. To ask for a type is what costs.
 * @param isOurs true for a file whose objects count.
 * @returns the members by absolute file path.
 */
export function findUsage(
  api: ApiProgram,
  tables: ReadTable[],
  descriptions: ReadonlyMap<string, Descriptions>,
  isOurs: (file: string) => boolean,
): Map<string, MemberId[]> {
  const { ts, program, checker } = api;
  const usage = new Map<string, Set<MemberId>>();
  const index = createMemberIndex(api, tables, descriptions);
  const { idsOf, memberOf, below } = index;

  const record = (ids: MemberId[], file: string) => {
    const known = usage.get(file) ?? new Set();
    usage.set(file, known);
    for (const id of ids) if (index.has(id)) known.add(id);
  };

  const isEntry = (node: TypeScript.Node) =>
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);
  const partsOf = (type: TypeScript.Type) => (type.isUnion() ? type.types : [type]);
  const itemOf = (array: TypeScript.Type | undefined) =>
    array && checker.getIndexTypeOfType(array, ts.IndexKind.Number);

  /**
   * Follows an object that is written elsewhere than where it is used, by its type.
   * @param expected the type that is asked for where it is used.
   * @param path what comes before a key of the object in a member's id.
   */
  const followType = (
    type: TypeScript.Type,
    expected: TypeScript.Type | undefined,
    path: string[],
    depth = DEPTH,
  ): void => {
    if (depth === 0) return;
    const wanted = expected && checker.getNonNullableType(expected);
    if (checker.isArrayLikeType(type)) {
      const item = itemOf(type);
      const wantedItem = itemOf(wanted && partsOf(wanted).find((part) => checker.isArrayLikeType(part)));
      for (const part of item ? partsOf(item) : []) followType(part, wantedItem, path, depth - 1);
      return;
    }
    if (type.isUnion()) return type.types.forEach((part) => followType(part, expected, path, depth));
    const symbols = checker.getPropertiesOfType(type);
    const keys = symbols.map((symbol) => symbol.name);
    for (const symbol of symbols) {
      const declaration = symbol.declarations?.[0];
      if (!declaration || !isEntry(declaration) || !isOurs(declaration.getSourceFile().fileName)) continue;
      const ids = idsOf(symbol.name, wanted, keys, path);
      record(ids, declaration.getSourceFile().fileName);
      const target = wanted && memberOf(wanted, symbol.name, keys);
      followType(
        checker.getTypeOfSymbolAtLocation(symbol, declaration),
        target && checker.getTypeOfSymbolAtLocation(target, declaration),
        below(ids),
        depth - 1,
      );
    }
  };

  const visitObject = (object: TypeScript.ObjectLiteralExpression, path: string[]): void => {
    const expected = checker.getContextualType(object);
    if (!expected && path.length === 0) return object.forEachChild(visit);
    const keys = checker.getPropertiesOfType(checker.getTypeAtLocation(object)).map((symbol) => symbol.name);
    for (const entry of object.properties) {
      if (ts.isSpreadAssignment(entry)) {
        followType(checker.getTypeAtLocation(entry.expression), expected, path);
        visit(entry.expression);
      } else if (entry.name && (ts.isIdentifier(entry.name) || ts.isStringLiteral(entry.name))) {
        const ids = idsOf(entry.name.text, expected, keys, path);
        record(ids, entry.getSourceFile().fileName);
        if (ts.isPropertyAssignment(entry)) visitValue(entry.initializer, below(ids));
        else if (ts.isShorthandPropertyAssignment(entry)) {
          const symbol = checker.getShorthandAssignmentValueSymbol(entry);
          const target = expected && memberOf(expected, entry.name.text, keys);
          if (symbol) {
            followType(
              checker.getTypeOfSymbolAtLocation(symbol, entry),
              target && checker.getTypeOfSymbolAtLocation(target, entry),
              below(ids),
            );
          }
        } else ts.forEachChild(entry, visit);
      } else ts.forEachChild(entry, visit);
    }
  };

  /** True for what holds no object that is written elsewhere, or holds it in view. */
  const isPlain = (value: TypeScript.Expression) =>
    ts.isLiteralExpression(value) ||
    ts.isArrayLiteralExpression(value) ||
    ts.isFunctionLike(value) ||
    ts.isJsxElement(value) ||
    ts.isJsxSelfClosingElement(value) ||
    ts.isJsxFragment(value);

  const visitValue = (value: TypeScript.Expression, path: string[]): void => {
    let plain = value;
    while (ts.isParenthesizedExpression(plain) || ts.isAsExpression(plain) || ts.isSatisfiesExpression(plain)) {
      plain = plain.expression;
    }
    if (ts.isObjectLiteralExpression(plain)) return visitObject(plain, path);
    visit(value);
    if (!isPlain(plain)) followType(checker.getTypeAtLocation(value), checker.getContextualType(value), path);
  };

  const visitElement = (element: TypeScript.JsxOpeningLikeElement): void => {
    // The attributes of plain elements are never the library's.
    const isPlainElement = ts.isIdentifier(element.tagName) && /^[a-z]/.test(element.tagName.text);
    const component = isPlainElement ? undefined : checker.getTypeAtLocation(element.tagName);
    const table = component && tables.find((table) => table.component === component);
    const path = table ? [`${table.id} `] : [];
    for (const attribute of element.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        const expected = table && checker.getContextualType(element.attributes);
        if (table) followType(checker.getTypeAtLocation(attribute.expression), expected, path);
        visit(attribute.expression);
        continue;
      }
      const key = attribute.name.getText();
      const ids = path.map((start) => start + key);
      record(ids, element.getSourceFile().fileName);
      const { initializer } = attribute;
      if (isPlainElement && key === 'style') continue;
      if (table && initializer && ts.isJsxExpression(initializer) && initializer.expression) {
        visitValue(initializer.expression, below(ids));
      } else if (initializer) visit(initializer);
    }
    if (table && ts.isJsxOpeningElement(element))
      record([memberId(table.id, 'children')], element.getSourceFile().fileName);
  };

  const visit = (node: TypeScript.Node): void => {
    if (ts.isObjectLiteralExpression(node)) return visitObject(node, []);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return visitElement(node);
    if (ts.isPropertyAccessExpression(node) && index.isGiven(node.name.text)) {
      record(index.givenBy(checker.getSymbolAtLocation(node.name)), node.getSourceFile().fileName);
    }
    ts.forEachChild(node, visit);
  };

  for (const source of program.getSourceFiles()) if (isOurs(source.fileName)) visit(source);
  return new Map([...usage].map(([file, ids]) => [file, [...ids].sort()]));
}
