import type TypeScript from 'typescript';
import type { CompilerParts } from 'live-playground/types';
import type { LibraryIndex } from './index-library';

/** Where code uses a property of the library's, or leaves out one that it has to set. */
export interface Use {
  /** What to point at: the property's name where it's written. */
  node: TypeScript.Node;
  /** `set`: a value is given. `read`: it's asked for, or its type is. `part`: a member of an export. `whole`: an object that is made. */
  kind: 'set' | 'read' | 'part' | 'whole';
  library: number;
  /** Id of the table; empty for a member of an export. */
  table: string;
  /** Name of the property, or `default.Summary`; empty for an object as a whole. */
  name: string;
  /** True where the type that has it is the library's own, and not one that a project made of it and may take other names. */
  isOwn?: boolean;
  /** Names that are set beside it. */
  names?: ReadonlySet<string>;
}

/** How deep values are followed into one another. */
const DEPTH = 5;

/**
 * Finds each use of the library's properties in a file: attributes, keys of objects, also of those that are made elsewhere and
 * passed on, names that are read, and types.
 * @param libraries the installed packages, each as it's indexed.
 */
export function findUses(
  ts: CompilerParts,
  program: TypeScript.Program,
  libraries: readonly LibraryIndex[],
  source: TypeScript.SourceFile,
): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const followed = new Map<TypeScript.Type, Set<TypeScript.Type>>();

  const note = (
    kind: Use['kind'],
    node: TypeScript.Node,
    symbol: TypeScript.Symbol | undefined,
    owner?: TypeScript.Type,
  ) => {
    if (!symbol) return;
    for (const [library, index] of libraries.entries()) {
      const found = index.find(symbol, owner);
      const isOwn = owner !== undefined && index.tableOf(owner) !== undefined;
      if (found) uses.push({ kind, node, library, isOwn, ...found });
    }
  };
  const noteAll = (kind: Use['kind'], node: TypeScript.Node, owner: TypeScript.Type, name: string) => {
    const found = propertiesOf(owner, name);
    for (const [part, symbol] of found) note(kind, node, symbol, part);
    if (found.length > 0 || kind !== 'set') return;
    // The declarations of old versions lack properties that there were.
    for (const own of tablesOf(owner)) uses.push({ kind, node, ...own, name, isOwn: true });
  };

  /** A property in each constituent of a type. */
  const propertiesOf = (type: TypeScript.Type, name: string) =>
    partsOf(type).flatMap((part): [TypeScript.Type, TypeScript.Symbol][] => {
      const symbol = checker.getPropertyOfType(part, name);
      return symbol ? [[part, symbol]] : [];
    });

  /** An object that is made: what is set, and whether it's all. */
  const visitObject = (
    owner: TypeScript.Type | undefined,
    properties: readonly (TypeScript.ObjectLiteralElementLike | TypeScript.JsxAttributeLike)[],
    whole: TypeScript.Node,
    extra: readonly string[],
  ) => {
    if (!owner || isOpaque(owner)) return;
    const names = new Set(extra);
    let isWhole = true;
    for (const one of properties) {
      if (ts.isSpreadAssignment(one) || ts.isJsxSpreadAttribute(one)) {
        isWhole = false;
        follow(checker.getTypeAtLocation(one.expression), owner, one.expression, DEPTH);
        continue;
      }
      const name = one.name && nameOf(one.name);
      if (!one.name || name === undefined) {
        isWhole = false;
        continue;
      }
      names.add(name);
      noteAll('set', one.name, owner, name);
      // The value of a shorthand is made elsewhere.
      if (ts.isShorthandPropertyAssignment(one)) {
        const value = checker.getShorthandAssignmentValueSymbol(one);
        for (const [, symbol] of propertiesOf(owner, name))
          if (value)
            follow(
              checker.getTypeOfSymbolAtLocation(value, one),
              checker.getTypeOfSymbolAtLocation(symbol, one),
              one.name,
              DEPTH,
            );
      }
    }
    if (!isWhole) return;
    for (const own of tablesOf(owner)) uses.push({ kind: 'whole', node: whole, ...own, name: '', names });
  };

  /** A value that is made elsewhere and passed on where the library's type is expected. */
  const follow = (value: TypeScript.Type, owner: TypeScript.Type, node: TypeScript.Node, depth: number): void => {
    if (depth === 0 || isOpaque(value) || isOpaque(owner) || value === owner) return;
    const before = followed.get(value) ?? new Set();
    if (before.has(owner)) return;
    followed.set(value, before.add(owner));
    for (const part of partsOf(value)) {
      const element = elementOf(part);
      if (element) {
        for (const wanted of partsOf(owner)) {
          const wantedElement = elementOf(wanted);
          if (wantedElement) follow(element, wantedElement, node, depth - 1);
        }
        continue;
      }
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || part.getCallSignatures().length > 0)
        continue;
      for (const property of checker.getPropertiesOfType(part)) {
        const [made] = property.declarations?.filter((one) => isMade(one)) ?? [];
        if (!made) continue;
        const name = ts.getNameOfDeclaration(made as TypeScript.Declaration) ?? node;
        for (const [wanted, symbol] of propertiesOf(owner, property.name)) {
          note('set', name, symbol, wanted);
          follow(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(symbol), node, depth - 1);
        }
      }
    }
  };

  /** True for a property of an object that the project itself makes. */
  const isMade = (node: TypeScript.Node) =>
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    ts.isObjectLiteralExpression(node.parent) &&
    !node.getSourceFile().isDeclarationFile;

  const partsOf = (type: TypeScript.Type): readonly TypeScript.Type[] => {
    const plain = checker.getNonNullableType(type);
    return plain.isUnion() ? plain.types : [plain];
  };
  /** The table of each library whose properties a type has. */
  const tablesOf = (owner: TypeScript.Type) =>
    libraries.flatMap((index, library) => {
      const [table] = partsOf(owner).flatMap((part) => index.tableOf(part) ?? []);
      return table === undefined ? [] : [{ library, table }];
    });
  const elementOf = (type: TypeScript.Type) =>
    checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      : undefined;
  const { Any, Unknown, Never, StringLike, NumberLike } = ts.TypeFlags;
  const isOpaque = ({ flags }: TypeScript.Type) => (flags & (Any | Unknown | Never | StringLike | NumberLike)) !== 0;
  const nameOf = (node: TypeScript.PropertyName | TypeScript.JsxAttributeName): string | undefined => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) return node.text;
    return ts.isComputedPropertyName(node) && ts.isStringLiteral(node.expression) ? node.expression.text : undefined;
  };

  const visitPattern = (pattern: TypeScript.ObjectBindingPattern) => {
    const owner = checker.getTypeAtLocation(pattern);
    for (const element of pattern.elements) {
      const key = element.propertyName ?? element.name;
      const name = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : undefined;
      if (name !== undefined && !element.dotDotDotToken) noteAll('read', key, owner, name);
    }
  };

  const visitTypeKeys = (owner: TypeScript.TypeNode, keys: TypeScript.TypeNode) => {
    const type = checker.getTypeFromTypeNode(owner);
    for (const one of ts.isUnionTypeNode(keys) ? keys.types : [keys])
      if (ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal)) noteAll('read', one, type, one.literal.text);
  };

  /** A name or a call whose value is passed on. */
  const visitValue = (node: TypeScript.Expression) => {
    const { parent } = node;
    const isPassed =
      ts.isJsxExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isArrayLiteralExpression(parent) ||
      ts.isSpreadElement(parent) ||
      ts.isReturnStatement(parent) ||
      (ts.isArrowFunction(parent) && parent.body === node) ||
      (ts.isVariableDeclaration(parent) && parent.type !== undefined) ||
      (ts.isCallExpression(parent) && parent.arguments.includes(node));
    if (!isPassed) return;
    // Of what is spread, it's the list around it.
    const place = ts.isSpreadElement(parent) ? (parent.parent as TypeScript.Expression) : node;
    const wanted = checker.getContextualType(place);
    if (wanted) follow(checker.getTypeAtLocation(node), wanted, node, DEPTH);
  };

  const visit = (node: TypeScript.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      // An element of HTML has no properties of the library.
      if (!/^[a-z][^.]*$/.test(node.tagName.getText(source)))
        visitObject(checker.getContextualType(node.attributes), node.attributes.properties, node.tagName, ['children']);
    } else if (ts.isObjectLiteralExpression(node))
      visitObject(checker.getContextualType(node), node.properties, node.getFirstToken(source) ?? node, []);
    else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      note('read', node.name, symbol, checker.getTypeAtLocation(node.expression));
      for (const [library, index] of libraries.entries()) {
        const name = symbol && index.findMember(symbol);
        if (name !== undefined) uses.push({ kind: 'part', node: node.name, library, table: '', name });
      }
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      noteAll(
        'read',
        node.argumentExpression,
        checker.getTypeAtLocation(node.expression),
        node.argumentExpression.text,
      );
    else if (ts.isObjectBindingPattern(node)) visitPattern(node);
    else if (ts.isIndexedAccessTypeNode(node)) visitTypeKeys(node.objectType, node.indexType);
    else if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === 'Pick') {
      const [owner, keys] = node.typeArguments ?? [];
      if (owner && keys) visitTypeKeys(owner, keys);
    }
    if (ts.isIdentifier(node) || ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) visitValue(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
