import type TypeScript from 'typescript';
import type { CompilerParts } from 'live-playground/types';

/** Where code names a module of the library's. */
export interface ModuleUse {
  /** The text that names it, in quotes. */
  literal: TypeScript.StringLiteralLike;
  /** `my-menu` */
  library: string;
  /** Path of the module in the package, as it's written; `.` for the package itself. */
  module: string;
  /** What is taken of it, by name, each with what to point at. */
  names: { name: string; node: TypeScript.Node }[];
}

/** Functions that take the name of a module, with what they're called on. */
const LOADERS =
  /^(?:require|require\.resolve|(?:jest|vi)\.(?:mock|unmock|doMock|requireActual|requireMock|importActual|importMock))$/;

/** Finds each import of some packages in a file, in whatever way it's written. @param packages their names. */
export function findImports(
  ts: CompilerParts,
  source: TypeScript.SourceFile,
  packages: readonly string[],
): ModuleUse[] {
  const found: ModuleUse[] = [];
  const add = (literal: TypeScript.Node | undefined, names: ModuleUse['names']) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const library = packages.find((name) => literal.text === name || literal.text.startsWith(`${name}/`));
    if (library === undefined) return;
    const module = literal.text.slice(library.length + 1).replace(/\.[cm]?js$|\/$/, '') || '.';
    found.push({ literal, library, module, names });
  };
  /** Names that are read of what a name stands for: `T.Summary`. */
  const readOf = (name: string): ModuleUse['names'] => {
    const names: ModuleUse['names'] = [];
    const visit = (node: TypeScript.Node): void => {
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name)
        names.push({ name: node.name.text, node: node.name });
      if (ts.isQualifiedName(node) && ts.isIdentifier(node.left) && node.left.text === name)
        names.push({ name: node.right.text, node: node.right });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return names;
  };
  const nameOf = ({ propertyName, name }: TypeScript.ImportSpecifier | TypeScript.ExportSpecifier) => {
    const node = propertyName ?? name;
    return { name: node.text, node };
  };

  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings } = node.importClause ?? {};
      add(node.moduleSpecifier, [
        ...(name ? [{ name: 'default', node: name }] : []),
        ...(namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map(nameOf) : []),
        ...(namedBindings && ts.isNamespaceImport(namedBindings) ? readOf(namedBindings.name.text) : []),
      ]);
    } else if (ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      add(node.moduleSpecifier, clause && ts.isNamedExports(clause) ? clause.elements.map(nameOf) : []);
    } else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      add(node.moduleReference.expression, readOf(node.name.text));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const name = node.qualifier && (ts.isIdentifier(node.qualifier) ? node.qualifier : firstOf(node.qualifier));
      add(node.argument.literal, name ? [{ name: name.text, node: name }] : []);
    } else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) add(node.name, []);
    else if (ts.isCallExpression(node)) {
      const isLoader =
        node.expression.kind === ts.SyntaxKind.ImportKeyword || LOADERS.test(node.expression.getText(source));
      if (isLoader) add(node.arguments[0], namesOfCall(node));
    }
    ts.forEachChild(node, visit);
  };

  const firstOf = (name: TypeScript.QualifiedName): TypeScript.Identifier =>
    ts.isIdentifier(name.left) ? name.left : firstOf(name.left);

  /** `const { Summary } = require('…')` */
  const namesOfCall = ({ parent }: TypeScript.CallExpression): ModuleUse['names'] => {
    const at = ts.isAwaitExpression(parent) ? parent.parent : parent;
    if (ts.isPropertyAccessExpression(at)) return [{ name: at.name.text, node: at.name }];
    if (!ts.isVariableDeclaration(at) || !ts.isObjectBindingPattern(at.name)) return [];
    return at.name.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
      const node = propertyName ?? name;
      return ts.isIdentifier(node) && !dotDotDotToken ? [{ name: node.text, node }] : [];
    });
  };
  visit(source);
  return found;
}
