import { childOf, childrenOf, listOf, type Node } from '../../../core/node/compile/live/node';

/** A use of a name. */
export interface Reference {
  name: string;
  node: Node;
  /** What it's in, the innermost last. */
  parents: readonly Node[];
}

/** Uses of names that a part of a program doesn't declare itself, in the order of the text. Names of types are among them. */
export function findReferences(root: Node): Reference[] {
  const found: Reference[] = [];
  const visit = (node: Node, parents: readonly Node[], scopes: readonly ReadonlySet<string>[]) => {
    const name = IDENTIFIER.test(node.type) ? String(node['name']) : undefined;
    if (name !== undefined && !scopes.some((scope) => scope.has(name))) found.push({ name, node, parents });
    const inner = [...scopes, declaredBy(node)];
    for (const [key, child] of childrenOf(node)) {
      if (isName(node, key, child)) continue;
      if (PATTERNS[node.type]?.includes(key)) visitPattern(child, [...parents, node], inner);
      else visit(child, [...parents, node], inner);
    }
  };
  /** Names that a pattern declares are no uses; its values and types are. */
  const visitPattern = (node: Node, parents: readonly Node[], scopes: readonly ReadonlySet<string>[]) => {
    const within = [...parents, node];
    for (const [key, child] of childrenOf(node)) {
      if (
        key === 'typeAnnotation' ||
        key === 'decorators' ||
        key === 'right' ||
        (key === 'key' && node['computed'] === true)
      )
        visit(child, within, scopes);
      else if (key !== 'key') visitPattern(child, within, scopes);
    }
  };
  visit(root, [], []);
  return found;
}

const IDENTIFIER = /^(JSX)?Identifier$/;

/** Where nodes declare names. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  TSEnumMember: ['id'],
  TSTypePredicate: ['parameterName'],
};

/** True for an identifier that names a part of something else: `b` of `a.b`, `{ b: a }` and `<A b />`. */
function isName(node: Node, key: string, child: Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return key === 'property' && node['computed'] !== true;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return key === 'key' && node['computed'] !== true;
    case 'JSXMemberExpression':
      return key === 'property';
    case 'JSXAttribute':
      return key === 'name';
    case 'JSXOpeningElement':
      return key === 'name' && /^[a-z]/.test(String(child['name'] ?? 'X'));
    case 'JSXClosingElement':
    case 'JSXNamespacedName':
      return true;
    case 'TSQualifiedName':
      return key === 'right';
    case 'TSTypeParameter':
      return key === 'name';
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key === 'label';
    default:
      return false;
  }
}

/** Names that a node declares for what is in it. */
function declaredBy(node: Node): ReadonlySet<string> {
  const names = new Set<string>();
  if (/Function(Declaration|Expression)$/.test(node.type)) {
    for (const param of listOf(node, 'params')) for (const name of namesOf(param)) names.add(name);
    if (node.type === 'FunctionExpression') for (const name of namesOf(childOf(node, 'id'))) names.add(name);
  }
  if (node.type === 'ClassExpression' || node.type === 'CatchClause')
    for (const name of namesOf(childOf(node, 'id') ?? childOf(node, 'param'))) names.add(name);
  for (const type of listOf(childOf(node, 'typeParameters') ?? node, 'params'))
    if (type.type === 'TSTypeParameter') for (const name of namesOf(childOf(type, 'name'))) names.add(name);
  if (node.type.startsWith('For'))
    for (const name of declaredNames(childOf(node, 'init') ?? childOf(node, 'left') ?? node)) names.add(name);
  const statements = node.type === 'BlockStatement' || node.type === 'StaticBlock' ? listOf(node, 'body') : [];
  for (const statement of statements) for (const name of declaredNames(statement)) names.add(name);
  if (node.type === 'SwitchStatement')
    for (const one of listOf(node, 'cases'))
      for (const statement of listOf(one, 'consequent')) for (const name of declaredNames(statement)) names.add(name);
  return names;
}

/** Names that a statement declares. */
export function declaredNames(statement: Node): string[] {
  if (statement.type === 'VariableDeclaration')
    return listOf(statement, 'declarations').flatMap((one) => namesOf(childOf(one, 'id')));
  return DECLARATION.test(statement.type) ? namesOf(childOf(statement, 'id')) : [];
}

const DECLARATION = /^(Function|Class|TSInterface|TSTypeAlias|TSEnum|TSModule)Declaration$/;

/** Names that a pattern declares. */
export function namesOf(pattern: Node | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  return childrenOf(pattern).flatMap(([key, child]) =>
    ['properties', 'elements', 'left', 'argument', 'value', 'parameter'].includes(key) ? namesOf(child) : [],
  );
}
