import type TypeScript from 'typescript';
import type { ApiProgram } from './api-program';
import type { Descriptions } from './read-descriptions';
import type { ReadTable } from './read-table';

/** How deep the value of a property is followed: `components`, `header`, `cell`. */
const DEPTH = 4;

/** A member by table and path: `Table scroll.x`. */
export type MemberId = string;
export const memberId = (table: string, name: string): MemberId => `${table} ${name}`;

/**
 * Finds the members that source files set, through the types that the compiler gives each object there, and those
 * that they read of what the library hands out.
 * @param isOurs true for a file whose objects count.
 * @returns the members by absolute file path.
 */
export function findUsage(
  api: ApiProgram,
  tables: ReadTable[],
  descriptions: Map<string, Descriptions>,
  isOurs: (file: string) => boolean,
): Map<string, MemberId[]> {
  const { ts, program, checker } = api;
  const names = new Set(tables.flatMap(({ id, facts }) => facts.members.map(({ name }) => memberId(id, name))));
  const byDeclaration = indexDeclarations(tables, descriptions);
  const usage = new Map<string, Set<MemberId>>();

  const record = (ids: MemberId[], file: string) => {
    const known = usage.get(file) ?? new Set();
    usage.set(file, known);
    for (const id of ids) if (names.has(id)) known.add(id);
  };

  /** The members that a key of an object means: where it is declared, or else by the path to it. */
  const idsOf = (key: string, type: TypeScript.Type | undefined, keys: string[], path: string[]): MemberId[] => {
    // Where the object is known, so is its member; the same declaration may serve another table too.
    const onPath = path.map((start) => start + key).filter((id) => names.has(id));
    const symbols =
      type && onPath.length === 0 ? fitting(type, keys).flatMap((part) => part.getProperty(key) ?? []) : [];
    const declared = symbols
      .flatMap((symbol) => symbol.declarations ?? [])
      .flatMap((node) => byDeclaration.get(node) ?? []);
    const ids = declared.length > 0 ? chooseTables(declared, keys) : path.map((start) => start + key);
    return ids.flatMap((id) => [...prefixes(id)]);
  };

  /** `Table scroll.x` means `Table scroll` too, where that is a member. */
  const prefixes = (id: MemberId) => [id, id.replace(/\.[^. ]+$/, '')].filter((one, at) => at === 0 || one !== id);

  /** Of the tables that know a declaration, those that could hold all the keys of the object that has it. */
  const chooseTables = (ids: MemberId[], keys: string[]): MemberId[] => {
    const fits = ids.filter((id) => {
      const table = tables.find((table) => table.id === id.split(' ')[0]);
      const needed = table?.facts.members.filter(({ required, name }) => required && !name.includes('.')) ?? [];
      return needed.every(({ name }) => keys.includes(name));
    });
    // One with keys that others cannot have is of the kind that needs them.
    const special = fits.filter((id) => ids.length > 1 && requires(id.split(' ')[0]));
    return special.length > 0 ? special : fits.length > 0 ? fits : ids;
  };
  const requires = (table?: string) =>
    tables.some(({ id, facts }) => id === table && facts.members.some(({ required }) => required));

  /** The constituents of a union that have every key, or all of them where none has. */
  const fitting = (type: TypeScript.Type, keys: string[]): TypeScript.Type[] => {
    const plain = checker.getNonNullableType(type);
    const parts = plain.isUnion() ? plain.types : [plain];
    const fits = parts.filter((part) => keys.every((key) => part.getProperty(key)));
    return fits.length > 0 ? fits : parts;
  };

  /** A member of a type; in a union, of the constituent that fits the keys of the object. */
  const memberOf = (type: TypeScript.Type, key: string, keys: string[]): TypeScript.Symbol | undefined =>
    fitting(type, keys).flatMap((part) => part.getProperty(key) ?? [])[0];

  /** Where the keys of a member's value are listed. */
  const below = (ids: MemberId[]): string[] =>
    ids.map((id) => {
      const [table = '', name = ''] = id.split(' ');
      const see = descriptions.get(table)?.properties[name]?.see;
      return see ? `${see} ` : `${id}.`;
    });

  /** An object that is written elsewhere: its keys count where the demo's own text has them. */
  const followType = (
    type: TypeScript.Type,
    expected: TypeScript.Type | undefined,
    path: string[],
    depth = DEPTH,
  ): void => {
    if (depth === 0) return;
    const wanted = expected && checker.getNonNullableType(expected);
    if (checker.isArrayLikeType(type)) {
      const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      const arrays = wanted
        ? (wanted.isUnion() ? wanted.types : [wanted]).filter((part) => checker.isArrayLikeType(part))
        : [];
      const expectedItem = arrays[0] && checker.getIndexTypeOfType(arrays[0], ts.IndexKind.Number);
      for (const part of item ? (item.isUnion() ? item.types : [item]) : [])
        followType(part, expectedItem, path, depth - 1);
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
  const isEntry = (node: TypeScript.Node) =>
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);

  const visitObject = (object: TypeScript.ObjectLiteralExpression, path: string[]): void => {
    const expected = checker.getContextualType(object);
    const keys = checker.getPropertiesOfType(checker.getTypeAtLocation(object)).map((symbol) => symbol.name);
    if (!expected && path.length === 0) return object.forEachChild(visit);
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

  const visitValue = (value: TypeScript.Expression, path: string[]): void => {
    let plain = value;
    while (ts.isParenthesizedExpression(plain) || ts.isAsExpression(plain) || ts.isSatisfiesExpression(plain)) {
      plain = plain.expression;
    }
    if (ts.isObjectLiteralExpression(plain)) return visitObject(plain, path);
    visit(value);
    if (ts.isArrayLiteralExpression(plain) || ts.isFunctionLike(plain)) return;
    followType(checker.getTypeAtLocation(value), checker.getContextualType(value), path);
  };

  const visitElement = (element: TypeScript.JsxOpeningLikeElement): void => {
    // Asking for the types of plain elements is costly, and their attributes are never the library's.
    const isPlain = ts.isIdentifier(element.tagName) && /^[a-z]/.test(element.tagName.text);
    const component = isPlain ? undefined : checker.getTypeAtLocation(element.tagName);
    const table = component && tables.find((table) => table.component === component);
    const expected = table && checker.getContextualType(element.attributes);
    const path = table ? [`${table.id} `] : [];
    for (const attribute of element.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        if (table) followType(checker.getTypeAtLocation(attribute.expression), expected, path);
        visit(attribute.expression);
        continue;
      }
      const key = attribute.name.getText();
      const ids = path.map((start) => start + key);
      record(ids, element.getSourceFile().fileName);
      const { initializer } = attribute;
      if (isPlain && key === 'style') continue;
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
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const ids = (symbol?.declarations ?? []).flatMap((declaration) => byDeclaration.get(declaration) ?? []);
      record(
        ids.filter((id) => descriptions.get(id.split(' ')[0] ?? '')?.given),
        node.getSourceFile().fileName,
      );
    }
    ts.forEachChild(node, visit);
  };

  for (const source of program.getSourceFiles()) if (isOurs(source.fileName)) visit(source);
  return new Map([...usage].map(([file, ids]) => [file, [...ids].sort()]));
}

/** The members by where they are declared. One that a table has from another is that other's, unless it is said anew. */
function indexDeclarations(
  tables: ReadTable[],
  descriptions: Map<string, Descriptions>,
): Map<TypeScript.Node, MemberId[]> {
  const index = new Map<TypeScript.Node, MemberId[]>();
  for (const { id, declarations, facts } of tables) {
    const base = tables.find((table) => table.id === descriptions.get(id)?.extends);
    for (const [name, nodes] of declarations) {
      const isShared = nodes.every((node) => base?.declarations.get(name)?.includes(node));
      // What sets a table apart from its base is what it requires; without that, the base speaks for both.
      const isDistinct = facts.members.some(({ required, name }) => required && !base?.declarations.has(name));
      if (isShared && !isDistinct) continue;
      for (const node of nodes) index.set(node, [...(index.get(node) ?? []), memberId(id, name)]);
    }
  }
  return index;
}
