import type TypeScript from 'typescript';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import { resolve } from './library-exports';

/** Longest default that is shown as code. */
const LONGEST = 60;

/** How many calls and names lead to a component's function: `memo(forwardRef(Inner))`. */
const DEPTH = 8;

/**
 * The defaults of a component's props as its source has them, by name: those that are destructured with one, in the parameter or in
 * the body, and those of `defaultProps`. Declarations hold none.
 */
export function sourceDefaults(api: ApiProgram, component: TypeScript.Symbol): ReadonlyMap<string, string> {
  const { ts, checker } = api;

  const declarationOf = (name: TypeScript.Node): TypeScript.Node | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && resolve(api, symbol);
    return target?.valueDeclaration ?? target?.declarations?.[0];
  };

  /** The function behind wrappers, casts and names. */
  const functionOf = (
    node: TypeScript.Node | undefined,
    depth = DEPTH,
  ): TypeScript.FunctionLikeDeclaration | undefined => {
    if (!node || depth === 0) return undefined;
    if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
    if (ts.isVariableDeclaration(node)) return functionOf(node.initializer, depth - 1);
    if (ts.isExportAssignment(node)) return functionOf(node.expression, depth - 1);
    if (ts.isCallExpression(node)) return functionOf(node.arguments[0], depth - 1);
    if (ts.isIdentifier(node)) return functionOf(declarationOf(node), depth - 1);
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
      return functionOf(node.expression, depth - 1);
    return undefined;
  };

  /** What `defaultProps` are set to: by a member of the class, by its getter, or by an assignment. */
  const valueOf = (node: TypeScript.Node | undefined): TypeScript.Expression | undefined => {
    if (!node) return undefined;
    if (ts.isGetAccessor(node)) return node.body?.statements.find(ts.isReturnStatement)?.expression;
    if (ts.isPropertyDeclaration(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
      return node.initializer;
    return ts.isBinaryExpression(node.parent) ? node.parent.right : undefined;
  };

  /** The object behind casts and names. */
  const objectOf = (
    node: TypeScript.Expression | undefined,
    depth = DEPTH,
  ): TypeScript.ObjectLiteralExpression | undefined => {
    if (!node || depth === 0) return undefined;
    if (ts.isObjectLiteralExpression(node)) return node;
    if (ts.isIdentifier(node)) return objectOf(valueOf(declarationOf(node)), depth - 1);
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
      return objectOf(node.expression, depth - 1);
    return undefined;
  };

  /** A default as code; of a constant, its value. Nothing for code that is too long to be shown. */
  const textOf = (node: TypeScript.Expression): string | undefined => {
    const declaration = ts.isIdentifier(node) ? declarationOf(node) : undefined;
    const constant = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const isShort = (one: TypeScript.Node) => one.getText().length <= LONGEST && !one.getText().includes('\n');
    const shown = constant && (ts.isLiteralExpression(constant) || isPlain(ts, constant)) ? constant : node;
    return isShort(shown) ? shown.getText() : undefined;
  };

  const defaults = new Map<string, string>();
  const add = (name: string | undefined, value: TypeScript.Expression | undefined) => {
    const text = name !== undefined && value && textOf(value);
    if (name !== undefined && text && !defaults.has(name)) defaults.set(name, text);
  };
  const addPattern = (pattern: TypeScript.BindingName) => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { name, propertyName = name, initializer, dotDotDotToken } of pattern.elements)
      if (!dotDotDotToken && (ts.isIdentifier(propertyName) || ts.isStringLiteral(propertyName)))
        add(propertyName.text, initializer);
  };

  const own = functionOf(component.valueDeclaration ?? component.declarations?.[0]);
  const [props] = own?.parameters ?? [];
  if (props) addPattern(props.name);
  if (props && ts.isIdentifier(props.name) && own?.body && ts.isBlock(own.body)) {
    const name = props.name.text;
    for (const statement of own.body.statements.filter(ts.isVariableStatement))
      for (const { name: pattern, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(initializer) && initializer.text === name) addPattern(pattern);
  }

  const given = component.valueDeclaration && checker.getTypeOfSymbol(component).getProperty('defaultProps');
  const value = objectOf(valueOf(given?.valueDeclaration));
  for (const entry of value?.properties ?? [])
    if (ts.isPropertyAssignment(entry) && (ts.isIdentifier(entry.name) || ts.isStringLiteral(entry.name)))
      add(entry.name.text, entry.initializer);
  return defaults;
}

/** True for `true`, `null`, `-1`, `[]` and the like. */
const isPlain = (ts: ApiProgram['ts'], { kind }: TypeScript.Node) =>
  [
    ts.SyntaxKind.TrueKeyword,
    ts.SyntaxKind.FalseKeyword,
    ts.SyntaxKind.NullKeyword,
    ts.SyntaxKind.PrefixUnaryExpression,
    ts.SyntaxKind.ArrayLiteralExpression,
    ts.SyntaxKind.ObjectLiteralExpression,
  ].includes(kind);
